import Foundation
import TestTraits
import Testing

@Suite("A session with redirected input or output")
struct SessionInputTests {
  private let directory = TemporaryDirectory()
  private let fixture = builtExecutable("session-fixture")

  @Test("lines of a file run without a prompt, and a failure changes the exit status")
  func file() async throws {
    let run = try await piped("echo one\r\nbad\necho two")
    #expect(run.status == 1)
    #expect(run.output == "echo: [one]\necho: [two]\n3 commands, 0 expectations met, 1 problem\n")
    #expect(run.errors == "<session>:2:1: error: unknown command \"bad\"\n")
  }

  @Test(
    "redirected lines end as those of a script",
    arguments: [
      ("", 0, "0 commands, 0 expectations met\n", ""),
      ("echo one\nexpect \"[one]\"\n", 0, "\n2 commands, 1 expectation met\n", ""),
      ("quit\necho no", 0, "1 command, 0 expectations met\n", ""),
      ("expect 5\nquit", 1, "2 commands, 0 expectations met, 1 problem\n", "<session>:1:1: "),
      ("\nbreak\necho 1", 1, "2 commands, 0 expectations met, 1 problem\n", "<session>:2:1: "),
      ("world moon\necho no", 1, "1 problem: the lines after it did not run\n", "<session>:1:7: "),
      ("replay .\necho no", 1, "1 problem: the lines after it did not run\n", "<session>:1:1: "),
    ]
  )
  func asScript(input: String, status: Int32, end: String, error: String) async throws {
    let run = try await piped(input)
    #expect(run.status == status && run.output.hasSuffix(end), "\(run)")
    #expect(run.errors.hasPrefix(error), "\(run)")
    #expect(!run.output.contains("[no]"))
  }

  @Test("an unreadable line is an error at its place, and the others run")
  func unreadable() async throws {
    let long = String(repeating: "x", count: 3 << 20)
    let lines = Array("echo one\n\(long)\necho ".utf8) + [0xFF] + Array("\necho two".utf8)
    let run = try await piped(lines)
    #expect(run.status == 1)
    #expect(run.output == "echo: [one]\necho: [two]\n4 commands, 0 expectations met, 2 problems\n")
    #expect(
      run.errors == """
        <session>:2:1: error: this line is longer than 1048576 bytes
        <session>:3:6: error: this is not UTF-8; save the file as UTF-8

        """
    )
  }

  @Test("a line of one megabyte is read from a file")
  func megabyte() async throws {
    let run = try await piped("count\(String(repeating: " ", count: 1_000_000))abc\n")
    #expect(run.output.hasPrefix("count: 3 characters\n"))
  }

  @Test("input from a file has no prompt, even with output on a terminal")
  func inputFromFile() async throws {
    try directory.write("in", "echo one\necho two\n")
    let program = try repl([0: directory.path("in")])
    #expect(await program.end() == 0)
    let lines = ["echo: [one]", "echo: [two]", "2 commands, 0 expectations met", ""]
    #expect(program.output == lines.joined(separator: "\r\n"))
  }

  /// The first line of a session, on a terminal of 60 columns.
  private static let welcomeRows = "\(welcome.prefix(60))\n\(welcome.dropFirst(60))"

  @Test("the prompt is on standard error if output is a file")
  func outputToFile() async throws {
    let program = try repl([1: directory.path("out")])
    await program.shows("\(Self.welcomeRows)\nbox> |")
    #expect(program.isAsBefore)
    await program.type("echo one\r", shows: "\(Self.welcomeRows)\nbox> echo one\nbox> |")
    await program.type("half", line: "box> half|")
    await program.type("\u{3}")
    await program.shows(
      """
      \(Self.welcomeRows)
      box> echo one
      box> half^C
      To leave, press Ctrl-D or type quit.
      box> |
      """
    )
    await program.type("\u{4}")
    #expect(await program.end() == 0)
    #expect(directory.read("out") == "echo: [one]\n")
    #expect(!program.output.contains("\u{1B}"))
  }

  @Test("a terminal that cannot move its cursor gets plain lines without colors")
  func dumb() async throws {
    let program = try repl(environment: ["TERM": "dumb"])
    await program.shows("\(Self.welcomeRows)\nbox> |")
    await program.type("echo one\r")
    await program.shows("\(Self.welcomeRows)\nbox> echo one\necho: [one]\nbox> |")
    await program.type("\u{4}")
    #expect(await program.end() == 0)
    #expect(!program.output.contains("\u{1B}"))
  }

  @Test(
    "errors are red on a terminal, unless NO_COLOR is set and not empty, or TERM is dumb",
    arguments: [
      ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    ]
  )
  func colors(environment: [String: String], isRed: Bool) async throws {
    let program = try TerminalProgram(fixture, ["x"], environment: environment)
    #expect(await program.end() == 64)
    let error = isRed ? "\u{1B}[31merror:\u{1B}[0m" : "error:"
    #expect(program.output.hasPrefix("box: \(error) unknown command \"x\""))
  }

  @Test(
    "Ctrl-C drops the lines that were typed or pasted after the running one",
    arguments: ["dumb", "xterm"]
  )
  func typedAhead(terminal: String) async throws {
    let program = try repl(environment: ["TERM": terminal, "NO_COLOR": "1"])
    await program.waitForLine("box> |")
    await program.type("wait\recho two\recho three\r", mentions: "waiting")
    await program.type("\u{3}", mentions: "wait: failed: cancelled")
    await program.waitForLine("box> |")
    await program.type("echo four\r", mentions: "[four]")
    // Typed before the prompt, Ctrl-D would be lost when the terminal's mode changes.
    await program.waitForLine("box> |")
    #expect(!program.output.contains("[two]"))
    #expect(!program.output.contains("[three]"))
    await program.type("\u{4}")
    #expect(await program.end() == 0)
  }

  @Test("a session ends when its output has no reader")
  func unread() async throws {
    let program = try TerminalProgram(
      "/bin/sh",
      ["-c", #"yes "echo x" | { "$0" repl; echo "status $?" >&2; } | head -1"#, fixture]
    )
    #expect(await program.end() == 0)
    #expect(program.output.contains("[x]\r\n"))
    #expect(program.output.contains("status 141\r\n"))
  }

  private func repl(
    _ redirections: [Int32: String] = [:],
    environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    try TerminalProgram(fixture, ["repl"], environment: environment, redirections: redirections)
  }

  private func piped(_ input: String) async throws -> CommandResult {
    try await piped(Array(input.utf8))
  }

  private func piped(_ input: [UInt8]) async throws -> CommandResult {
    try directory.write("in", Data(input))
    for name in ["out", "errors"] { unlink(directory.path(name)) }
    let files = ["in", "out", "errors"].enumerated().map { (Int32($0), directory.path($1)) }
    let program = try repl(Dictionary(uniqueKeysWithValues: files))
    return CommandResult(
      status: await program.end(),
      output: directory.read("out") ?? "",
      errors: directory.read("errors") ?? ""
    )
  }
}
