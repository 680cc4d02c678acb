import Foundation
import TestTraits
import Testing

@Suite("The terminal after a session", .notUnderThreadSanitizer, .editsLines)
struct SessionEndTests {
  private let directory = TemporaryDirectory()

  @Test(
    "a signal that ends the process restores the terminal first",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV]
  )
  func signals(number: Int32) async throws {
    let session = try await startSession(environment: ["SWIFT_BACKTRACE": "enable=no"])
    await session.type("echo", shows: "box> echo|")
    #expect(!session.isAsBefore)
    session.send(number)
    #expect(await session.end() == 128 + number)
    #expect(session.isAsBefore)
  }

  @Test("a crash while a line is edited restores the terminal")
  func crashMeanwhile() async throws {
    let (pipe, trigger) = try directory.pipe("now")
    let session = try await startSession(environment: ["SWIFT_BACKTRACE": "enable=no"])
    await session.type("crash-later \"\(pipe)\"\r")
    // The screen still shows the first prompt until it is read again.
    await session.mentions("crash-later")
    await session.waitForLine("box> |")
    await session.type("ec", line: "box> ec|")
    try trigger.write(contentsOf: Data("now".utf8))
    #expect(await [128 + SIGILL, 128 + SIGTRAP].contains(session.end()))
    #expect(session.isAsBefore)
  }

  @Test("the terminal is in its own mode while a command runs")
  func whileRunning() async throws {
    let session = try await startSession()
    await session.type("wait\r", mentions: "waiting")
    #expect(session.isAsBefore)
    session.send(SIGKILL)
    #expect(await session.end() == 128 + SIGKILL)
    #expect(session.isAsBefore)
  }

  @Test("a command that exits or crashes leaves the terminal unchanged")
  func commands() async throws {
    let exiting = try await startSession()
    await exiting.type("leave\r")
    #expect(await exiting.end() == 7)
    #expect(exiting.isAsBefore)
    let crashing = try await startSession(environment: ["SWIFT_BACKTRACE": "enable=no"])
    await crashing.type("crash\r")
    #expect(await [128 + SIGILL, 128 + SIGTRAP].contains(crashing.end()))
    #expect(crashing.isAsBefore)
  }

  @Test("Ctrl-Z stops the session, and fg continues it with its line")
  func stopped() async throws {
    let (pipe, news) = try directory.pipe("news")
    let shell = try TerminalProgram(
      "/bin/sh",
      ["-i"],
      environment: ["PS1": "shell$ ", "NO_COLOR": "1", "ENV": "/dev/null"]
    )
    await shell.waitForLine("shell$ |")
    await shell.type("'\(builtExecutable("session-fixture"))'\r", line: "box> |")
    await shell.type("echo one-", line: "box> echo one-|")
    await shell.type("\u{1A}", line: "shell$ |")
    await shell.type("stty -a | grep -o ' icanon'; fg\r", mentions: "\n icanon\n")
    await shell.waitForLine("box> echo one-|")
    await shell.type("line\r", mentions: "[one-line]")
    await shell.type("receive \"\(pipe)\"\r", mentions: "waiting")
    await shell.type("\u{1A}", line: "shell$ |")
    // Output that arrives while the session is stopped is printed after it continues.
    try news.write(contentsOf: Data("news\n".utf8))
    await shell.type("echo only the shell\r", mentions: "\nonly the shell\nshell$")
    await shell.type("fg\r", mentions: "receive: news\nbox>")
    try news.close()
  }

  @Test("Ctrl-Z without a shell that could continue the session has no effect")
  func notStopped() async throws {
    let session = try await startSession()
    await session.type("echo one-", line: "box> echo one-|")
    await session.type("\u{1A}")
    await session.type("\r", mentions: "[one-]")
  }
}
