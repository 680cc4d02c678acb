import Capabilities
import CapabilityConformance
import Foundation
import Synchronization
import Testing

@testable import CapabilitiesPlayground

@Suite("The command conform")
struct ConformTests {
  /// Runs a script in the sandbox of ``Library``.
  private func play(_ script: String, _ options: String...) async -> Run {
    let recorder = Recorder()
    let program = PlaygroundProgram(.library, name: "library")
    return await withScratchFile(script) { file in
      let status = await program.run(["script", file] + options, console: recorder.console)
      var run = recorder.run(status)
      run.errors = run.errors.replacing(file, with: "s")
      return run
    }
  }

  private func withScratchFile(
    _ text: String,
    _ body: (String) async -> Run
  ) async -> Run {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).script")
    defer { try? FileManager.default.removeItem(at: file) }
    try? Data(text.utf8).write(to: file)
    return await body(file.path)
  }

  @Test("finds no difference between two copies of a world")
  func same() async {
    let run = await play("conform Shelf sandbox sandbox")
    #expect(run.errors == "", "\(run.output)")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    let fix = "to fix: first run a command that uses one, such as call"
    #expect(lines.first == "  left out: values of Knock, \(fix)")
    #expect(
      lines.dropFirst().first
        == "conform Shelf sandbox sandbox: the answers are the same in 200 sequences"
    )
    // The calls of one endpoint meet those of another, so there are several answers.
    for path in ["find", "count", "tag", "lend", "all", "watch", "open"] {
      let row = lines.first { $0.hasPrefix("  shelf.\(path) ") }
      let answers = row?.split(separator: " ").dropLast().last.flatMap { Int($0) }
      #expect((answers ?? 0) > 1, "shelf.\(path): \(row ?? "is not called")")
    }
  }

  @Test("generates both forms of a type that a decoder reads from a value or from nil")
  func generatedNil() throws {
    struct Shelf: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil() { _ = try container.decode(Int.self) }
      }
    }
    let nodes = try (0..<40).map { seed in
      try NodeGenerator(Choices(seed: seed), samples: Samples(), refused: RefusingTypes())
        .node(Shelf.self)
    }
    let absent = nodes.count { if case .null = $0.kind { true } else { false } }
    #expect((1..<40).contains(absent))
  }

  @Test("prints the shortest calls whose answers differ")
  func difference() async {
    let run = await play("conform shelf sandbox forgetful\nexpect error \"the answers differ\"")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        """
          call shelf.put {"isbn":"EUR","title":"1","year":null,"tags":[],"knock":null,"knocks":[]} -> ok
          call shelf.count
            sandbox   -> 1
            forgetful -> 0
        conform shelf sandbox forgetful: failed: the answers differ in sequence
        """
      )
    )
  }

  @Test("fails a script if the answers differ")
  func failure() async {
    let run = await play("conform Shelf sandbox forgetful")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("s:1:1: error: conform Shelf sandbox forgetful failed: "))
  }

  @Test("ignores members of results that may differ")
  func ignored() async {
    let found = await play("conform Desk sandbox forgetful")
    #expect(
      found.output == """
          call desk.stamp "1"
            sandbox   -> {"id":1,"text":"1"}
            forgetful -> {"id":2,"text":"1"}
        conform Desk sandbox forgetful: failed: the answers differ in sequence 1 of 200
        1 command, 0 expectations met, 1 problem

        """
    )
    let run = await play("conform Desk sandbox forgetful ignoring=id,at")
    #expect(run.status == 0)
    #expect(run.output.contains("the answers are the same in 200 sequences"))
    let random = await play("conform Desk random sandbox ignoring=at")
    #expect(
      random.output.contains(
        "the answers differ, but random itself answers differently each time; to fix: ignoring="
      )
    )
  }

  @Test(
    "leaves out endpoints whose inputs cannot be generated, until a command has used such values"
  )
  func seen() async {
    let run = await play(
      """
      conform Door sandbox sandbox
      expect error "no endpoint can be called"
      call door.knock {"loud":{"times":3}}
      conform Door sandbox sandbox sequences=20
      """
    )
    #expect(
      run.output.contains(
        "  left out: door.knock: no Knock could be generated; "
          + "to fix: first run a command that uses one, such as call\n"
      )
    )
    #expect(run.output.contains("  left out: door.onOpen: a closure cannot be written\n"))
    #expect(run.output.contains("conform Door sandbox sandbox: failed: no endpoint can be called"))
    #expect(run.output.contains("door.knock  "))
    #expect(
      run.output.contains(
        "conform Door sandbox sandbox: the answers are the same in 20 sequences, "
          + "with 1 of 2 endpoints left out\n"
      )
    )
    #expect(run.status == 0)
  }

  @Test("fails if an endpoint never returns, or is never called")
  func unchecked() async {
    let single = await play("conform Shelf sandbox sandbox sequences=1")
    #expect(single.status == 1)
    #expect(single.output.contains(" was never called; to fix: raise sequences=1"))
    let run = await play("conform Wall sandbox sandbox sequences=10")
    #expect(run.status == 1)
    #expect(run.output.contains("failed: wall.climb never returned in "))
  }

  @Test("makes calls in a live world only with --conform-live")
  func live() async {
    let refused = await play("conform Shelf sandbox live", "--world", "live")
    #expect(refused.status == 65)
    #expect(
      refused.errors == """
        s:1:1: error: live is a live world, which generated calls would change: start the program \
        with --conform-live live to allow them

        """
    )
    let run = await play("conform Shelf live sandbox sequences=50", "--conform-live", "live")
    #expect(run.output.contains("conform Shelf live sandbox: the answers are the same in 50 calls"))
    let unknown = await play("", "--conform-live", "sandbox")
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasPrefix("library: error: --conform-live: expected live, found"))
  }

  @Test("creates the live world once")
  func liveOnce() async {
    let worlds = Mutex(0)
    var table = PlaygroundTable.library
    table.worlds.append(
      .live("counted") {
        worlds.withLock { $0 += 1 }
        return Library(forgets: true)
      }
    )
    let recorder = Recorder()
    let run = await withScratchFile("conform Shelf counted sandbox") { [table] file in
      let status = await PlaygroundProgram(table, name: "library")
        .run(["script", file, "--conform-live", "counted"], console: recorder.console)
      return recorder.run(status)
    }
    #expect(run.output.contains("failed: the answers differ after "))
    #expect(worlds.withLock { $0 } == 1)
  }

  @Test("reports a world that cannot be created")
  func closedWorld() async {
    let run = await play("conform Shelf sandbox closed")
    #expect(run.output.contains("failed: cannot create the world closed: "))
  }

  @Test(
    "explains what is wrong with its arguments",
    arguments: [
      ("conform", "s:1:1: error: expected a capability"),
      ("conform Shelv sandbox sandbox", "s:1:9: error: unknown capability \"Shelv\"; did you"),
      ("conform Shelf sandbox", "s:1:15: error: expected a world (sandbox,"),
      ("conform Shelf sandbox nowhere", "s:1:23: error: expected a world (sandbox,"),
      ("conform Shelf sandbox sandbox sequences=0", "s:1:41: error: expected a number from 1 to"),
      ("conform Shelf sandbox sandbox seqences=1", "unknown option \"seqences\"; did you mean"),
      ("conform Shelf sandbox sandbox 7", "s:1:31: error: expected sequences=N or ignoring="),
      ("conform Lamp sandbox sandbox", "several capabilities are Lamp: write left or right"),
      ("let x = conform Shelf sandbox sandbox", "let requires a use case"),
    ]
  )
  func mistakes(script: String, message: String) async {
    let run = await play(script)
    #expect(run.status == 65)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
