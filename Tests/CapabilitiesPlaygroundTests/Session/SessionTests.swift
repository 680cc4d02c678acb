import Foundation
import TestTraits
import Testing

@testable import CapabilitiesPlayground

@Suite("A session on a terminal", .notUnderThreadSanitizer, .editsLines)
struct SessionTests {
  @Test("a line is edited and run, and Ctrl-D ends the session")
  func line() async throws {
    let session = try await startSession()
    await session.type("cho h\u{1}e\u{5}i", shows: "box> echo hi|")
    #expect(!session.isAsBefore)
    await session.type("\r", shows: "box> echo hi\necho: [hi]\nbox> |")
    await session.type("break\r\r")
    await session.shows(
      "box> echo hi\necho: [hi]\nbox> break\nbreak: failed: Broken()\nbox>\nbox> |"
    )
    await session.type("\u{4}")
    #expect(await session.end() == 0)
    #expect(session.isAsBefore)
    #expect(session.shown.textWithCursor.hasSuffix("\nbox>\nbox> ^D\n|"))
  }

  @Test("quit ends the session, and a command that ignores cancellation does not block it")
  func leaving() async throws {
    let first = try await startSession()
    await first.type("quit\r")
    #expect(await first.end() == 0)
    let second = try await startSession()
    await second.type("deaf\r", mentions: "waiting")
    await second.type("\u{3}", line: "box> |")
  }

  @Test("Ctrl-C discards the line, shows a hint at an empty one, and cancels a running command")
  func interrupts() async throws {
    let session = try await startSession()
    // The terminal drops input before Ctrl-C that is not yet read.
    await session.type("echo no", line: "box> echo no|")
    await session.type("\u{3}", line: "box> |")
    await session.type("\u{3}")
    await session.shows(
      "box> echo no^C\nbox> ^C\nTo leave, press Ctrl-D or type quit.\nbox> |"
    )
    await session.type("wait\r", mentions: "waiting")
    await session.type("\u{3}", mentions: "cancelled\nbox>")
    await session.type("echo still-here\r", mentions: "[still-here]")
    let shown = session.shown.text
    #expect(shown.contains("waiting\n^C\nwait: failed: cancelled\nbox> echo still-here\n"))
  }

  @Test("the cursor is right after wide characters and wrapped rows")
  func width() async throws {
    let session = try await startSession(columns: 20, rows: 8)
    await session.type("echo 漢字e")
    await session.type("🙂x\u{1B}[D\u{1B}[D\u{7F}", shows: "box> echo 漢字|🙂x")
    await session.type("\u{5}0123456789", shows: "box> echo 漢字🙂x012\n3456789|")
    await session.type("\u{1}\u{1B}[C", shows: "box> e|cho 漢字🙂x012\n3456789")
    await session.type("\r", shows: "box> echo 漢字🙂x012\n3456789\necho: [漢字🙂x012345\n6789]\nbox> |")
  }

  @Test("earlier lines are recalled and searched")
  func history() async throws {
    let session = try await startSession(rows: 24)
    await session.type("echo one\recho two\recho two\r echo hidden\rcall open sesame\r")
    await session.mentions("call open: true\nbox>")
    await session.type("draft\u{1B}[A", line: "box> echo two|")
    await session.type("\u{1B}[A", line: "box> echo one|")
    await session.type("\u{1B}[B\u{1B}[B", line: "box> draft|")
    await session.type("\u{15}\u{12}on", mentions: "box> echo one\nbck:on")
    await session.type("\r", line: "box> |")
    #expect(session.shown.text.hasSuffix("box> echo one\necho: [one]\nbox>"))
    await session.type("\u{12}tw", mentions: "bck:tw")
    await session.type("\u{3}", line: "box> |")
    await session.type("echo after-search\r", mentions: "[after-search]")
  }

  @Test("Tab completes the common prefix, rings the bell, and lists candidates when pressed again")
  func completion() async throws {
    let session = try await startSession()
    await session.type("ech\t", shows: "box> echo |")
    await session.type("\u{15}pick ä\t", shows: "box> pick äpfel|")
    let bells = session.shown.bells
    await session.type("\t\t")
    await session.mentions("äpfel=             Int?\näpfel-und-birnen=  Int?\nbox> pick äpfel")
    await session.type("-\t\u{1}xyz\t", line: "box> xyz|pick äpfel-und-birnen=")
    #expect(session.shown.bells > bells)
  }

  @Test("output that arrives while a line is edited is printed above it")
  func outputMeanwhile() async throws {
    let directory = TemporaryDirectory()
    let (pipe, news) = try directory.pipe("news")
    let session = try await startSession(columns: 20, rows: 8)
    await session.type("follow \"\(pipe)\"\r")
    // The screen still shows the first prompt until it is read again.
    await session.mentions("follow")
    await session.waitForLine("box> |")
    await session.type("echo a-rather-long-line", line: "ong-line|")
    try news.write(contentsOf: Data("some news\n".utf8))
    await session.mentions("some news\nbox> echo a-rather-l\nong-line")
    try news.write(contentsOf: Data("without an end".utf8))
    await session.mentions("some news\nwithout an end\nbox> echo a-rather-l\nong-line")
    await session.type("!\r", mentions: "\nong-line!\necho: [a-rather-long\n-line!]\nbox>")
  }

  @Test("the prompt of a live world shows LIVE, in red if colors are on")
  func live() async throws {
    let plain = try await startSession("--world", "safe")
    await plain.shows("safe (LIVE)> |")
    #expect(!plain.output.contains("\u{1B}[3"))
    let colored = try await startSession("--world", "safe", environment: ["NO_COLOR": ""])
    #expect(colored.output.contains("\u{1B}[31msafe (LIVE)>\u{1B}[0m "))
    let sandbox = try await startSession(environment: ["NO_COLOR": ""])
    #expect(sandbox.output.contains("\u{1B}[36mbox>\u{1B}[0m "))
  }

  @Test("the line is wrapped again when the terminal's width changes")
  func resizing() async throws {
    let session = try await startSession(columns: 30, rows: 6)
    await session.type("echo 0123456789abcdefgh", shows: "box> echo 0123456789abcdefgh|")
    session.resize(columns: 40, rows: 8)
    await session.type("ijklmnop", shows: "box> echo 0123456789abcdefghijklmnop|")
    await session.type("\u{C}\u{1}", shows: "box> |echo 0123456789abcdefghijklmnop")
    session.resize(columns: 20, rows: 8)
    await session.mentions("box> echo 0123456789\nabcdefghijklmnop")
  }

  @Test("pasted lines run in order")
  func paste() async throws {
    let session = try await startSession(rows: 4)
    let lines = (1...400).map { "echo line\($0)\r" }.joined()
    await session.type(lines)
    await session.mentions("[line400]")
    await session.waitForLine("box> |")
    let answers = session.output.matches(of: /\[line(\d+)\]\r\n/).compactMap { Int($0.output.1) }
    #expect(answers == Array(1...400))
  }

  @Test("a list of candidates states how many do not fit the screen")
  func longList() {
    let candidates = (10..<22).map { Candidate(text: "\($0)", note: "") }
    let short = candidateList(candidates, columns: 12, rows: 5)
    #expect(short == "10  14  18\n11  15  19\n… and 6 more\n")
    let whole = candidateList(candidates, columns: 12, rows: 24)
    #expect(whole == "10  14  18\n11  15  19\n12  16  20\n13  17  21\n")
  }
}
