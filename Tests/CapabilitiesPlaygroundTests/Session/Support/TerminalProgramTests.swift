import Foundation
import Synchronization
import TestTraits
import Testing

/// A failing test must end, and its failure must name the cause.
@Suite("A program on a terminal")
struct TerminalProgramTests {
  #if os(Linux)
    @Test("a program that hangs is killed, and the failure names the limit")
    func hangWithoutTerminal() async throws {
      let files: [Int32: String] = [0: "/dev/null", 1: "/dev/null", 2: "/dev/null"]
      let program = try TerminalProgram("/bin/sleep", ["3600"], redirections: files, idleLimit: 1)
      await expectFailure(containing: "it was idle for 1 seconds") { _ = await program.end() }
    }

    @Test("a wait for text ends when the program waits, too, and the failure shows the screen")
    func idle() async throws {
      let program = try TerminalProgram("/bin/sh", ["-c", "echo name?; read name"], idleLimit: 1)
      let message = "it was idle for 1 seconds\nwanted:\nhello\nshown:\nname?\n|"
      await expectFailure(containing: message) { await program.mentions("hello") }
      await expectFailure(containing: "it was idle") { await program.mentions("hello again") }
      await expectFailure(containing: "it was idle") { #expect(await program.end() == 128 + 9) }
    }

    @Test("a program is not idle while a program that it started runs")
    func busyChild() async throws {
      let script = "(echo runs; while :; do :; done); echo ended"
      let program = try TerminalProgram("/bin/sh", ["-c", script])
      await program.mentions("runs")
      var idleness = Idleness(program.id)
      for _ in 1...3 { #expect(idleness.look() == 0) }
    }
  #endif

  @Test("a program blocks and ignores no signal that the thread of the test blocks", .ownThreads)
  func signals() async throws {
    let result = try runCommand(["sh", "-c", "kill -TERM $$; echo still running"])
    #expect(result.status == 128 + SIGTERM)
    #expect(result.output == "")
  }

  @Test("a process that the test forgets is killed, and that is an issue")
  func forgotten() async throws {
    var actions = FileActions()
    let id = try actions.spawn("/bin/sleep", ["sleep", "3600"])
    await expectFailure(containing: "neither waited for the end of process \(id)") {
      _ = WatchedProcess(id)
    }
    #expect(kill(id, 0) == -1)
  }

  @Test("a wait for text ends with the program, and the failure shows the screen")
  func ended() async throws {
    let program = try TerminalProgram("/bin/echo", ["good bye"])
    await expectFailure(containing: "the program's output ended\nwanted:\nhello\nshown:\ngood bye")
    {
      await program.mentions("hello")
    }
    #expect(await program.end() == 0)
  }

  @Test("a wait for text that the screen showed before the input is an issue")
  func notWaited() async throws {
    let program = try TerminalProgram("/bin/sh", ["-c", "echo name?; read name; echo name?"])
    await program.mentions("name?")
    await program.type("a\r")
    await expectFailure(containing: "the test did not wait") { await program.mentions("name?") }
    await program.mentions("name?\na\nname?")
    #expect(await program.end() == 0)
  }
}

/// Expects exactly one issue, whose comment contains a text.
private func expectFailure(
  containing text: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  in body: () async -> Void
) async {
  let count = Mutex(0)
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: { issue in
    count.withLock { $0 += 1 }
    return issue.comments.contains { $0.rawValue.contains(text) }
  }
  #expect(count.withLock(\.self) == 1, sourceLocation: sourceLocation)
}
