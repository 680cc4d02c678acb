import Foundation
import TestTraits
import Testing

@Suite("Protection against planted files and hostile input")
struct SafetyTests {
  private let directory = TemporaryDirectory()

  @Test("a script that is a directory is rejected, and one that is a pipe runs")
  func scripts() async throws {
    let folder = try await playground(["script", "."], in: directory)
    #expect(folder.status == 64)
    #expect(folder.errors.hasPrefix("playground: error: cannot read .: Is a directory\n"))
    let path = directory.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    Thread.detachNewThread { try? Data("members\n".utf8).write(to: URL(fileURLWithPath: path)) }
    let pipe = try await playground(["script", "pipe"], in: directory)
    let output = "members: 0\n1 command, 0 expectations met\n"
    #expect(pipe == CommandResult(status: 0, output: output, errors: ""))
  }

  @Test("an endless invalid script is rejected after its first hundred errors")
  func endlessScript() async throws {
    let input = String(repeating: "x\n", count: 8 << 20)
    let run = try await playground(["script", "-"], in: directory, input: input)
    #expect(run.status == 65)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.first == "<stdin>:1:1: error: unknown command \"x\"")
    #expect(lines.last == "<stdin>: too many errors; the others are not shown")
  }

  @Test("a script's name cannot change the terminal")
  func hostileName() async throws {
    try directory.write("\u{1B}[31m.script", String(repeating: "x\n", count: 101))
    let run = try await playground(["script", "\u{1B}[31m.script"], in: directory)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\\u{1B}[31m.script:1:1: error: unknown command"))
    #expect(run.errors.contains("\n\\u{1B}[31m.script: too many errors"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("output that cannot be written is an error", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDevice() async throws {
    let program = try RunningProgram(
      "playground",
      ["script", "-"],
      in: directory,
      input: "members\n",
      output: "/dev/full"
    )
    let error = "playground: error: cannot write the output: No space left on device\n"
    #expect(await program.end() == CommandResult(status: 1, output: "", errors: error))
  }
}
