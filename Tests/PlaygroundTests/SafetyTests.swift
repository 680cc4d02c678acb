import Foundation
import TestTraits
import Testing

@Suite("Protection against planted files and hostile input")
struct SafetyTests {
  private let club: Club
  private var directory: TemporaryDirectory { club.directory }

  init() throws {
    club = try Club()
  }

  /// Saves a person in the live world.
  private func save() async throws -> Run {
    let person = #"{"id":"1","name":"Ada","lastName":"","email":"ada@example.org"}"#
    return try await club.run("call people.save \(person)")
  }

  @Test(
    "a planted link is rejected, and its target is not changed",
    .needsSQLite,
    .needsHTTP,
    arguments: ["club.db", "club.db-wal", "club.db-journal"],
    [false, true]
  )
  func plantedLink(name: String, isHardLink: Bool) async throws {
    try directory.write("precious", "do not touch")
    let (link, target) = (directory.path(name), directory.path("precious"))
    #expect((isHardLink ? Foundation.link(target, link) : symlink(target, link)) == 0)
    let run = try await save()
    #expect(run.status == 1)
    #expect(run.output.contains(isHardLink ? "it has a second hard link" : "it is a symbolic link"))
    #expect(directory.read("precious") == "do not touch")
  }

  @Test("a script that is a directory is rejected, and one that is a pipe runs")
  func scripts() async throws {
    let folder = try await playground("script", ".", in: directory)
    #expect(folder.status == 64)
    #expect(folder.errors.hasPrefix("playground: error: cannot read .: Is a directory\n"))
    let path = directory.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    Thread.detachNewThread { try? Data("members\n".utf8).write(to: URL(fileURLWithPath: path)) }
    let pipe = try await playground("script", "pipe", in: directory)
    let output = "members: 0\n1 command, 0 expectations met\n"
    #expect(pipe == Run(status: 0, output: output, errors: ""))
  }

  @Test("an endless invalid script is rejected after its first hundred errors")
  func endlessScript() async throws {
    let input = String(repeating: "x\n", count: 8 << 20)
    let run = try await playground("script", "-", in: directory, input: input)
    #expect(run.status == 65)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.first == "<stdin>:1:1: error: unknown command \"x\"")
    #expect(lines.last == "<stdin>: too many errors; the others are not shown")
  }

  @Test("a script's name cannot change the terminal")
  func hostileName() async throws {
    try directory.write("\u{1B}[31m.script", String(repeating: "x\n", count: 101))
    let run = try await playground("script", "\u{1B}[31m.script", in: directory)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\\u{1B}[31m.script:1:1: error: unknown command"))
    #expect(run.errors.contains("\n\\u{1B}[31m.script: too many errors"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("output that cannot be written is an error", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDevice() async throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    let errors = open(directory.path("errors"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer {
      close(full)
      close(errors)
    }
    let program = try Subprocess(
      ["script", "-"],
      in: directory,
      input: "members\n",
      descriptors: (full, errors)
    )
    #expect(await program.end().status == 1)
    let error = "playground: error: cannot write the output: No space left on device\n"
    #expect(directory.read("errors") == error)
  }
}
