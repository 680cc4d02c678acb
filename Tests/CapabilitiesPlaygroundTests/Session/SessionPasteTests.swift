import Foundation
import Testing

@Suite("Pasting into a session")
struct SessionPasteTests {
  @Test("pasted lines are edited as one text and run one by one after Enter")
  func marked() async throws {
    let session = try await startSession()
    await session.type("\u{1B}[200~echo one\r\necho two\necho thr\n\u{1B}[201~")
    await session.shows("box> echo one\necho two\necho thr|")
    await session.type("ee\r")
    await session.shows(
      "box> echo one\necho: [one]\nbox> echo two\necho: [two]\n"
        + "box> echo three\necho: [three]\nbox> |"
    )
    #expect(session.shown.marksPastes)
  }

  @Test("a Tab or Ctrl-C within a paste is text")
  func controlCharacters() async throws {
    let session = try await startSession()
    await session.type("\u{1B}[200~echo a\tb\u{3}\u{1B}[31mc\u{1B}[201~")
    await session.shows("box> echo a b^C^[[31mc|")
  }

  @Test("a paste without markers, as from an old terminal, runs in order")
  func unmarked() async throws {
    let session = try await startSession(rows: 4)
    let lines = (1...400).map { "echo line\($0)\r" }.joined()
    await session.type(lines)
    await session.waitForLine("box> |")
    await session.mentions("[line400]")
    let answers = session.output.matches(of: /\[line(\d+)\]\r\n/).compactMap { Int($0.output.1) }
    #expect(answers == Array(1...400))
  }

  @Test("Ctrl-C while a pasted line runs drops the others and reports their number")
  func interrupted() async throws {
    let session = try await startSession()
    await session.type("\u{1B}[200~echo one\nwait\necho two\necho three\u{1B}[201~\r")
    await session.mentions("waiting")
    await session.type("\u{3}")
    await session.shows(
      "box> echo one\necho: [one]\nbox> wait\nwaiting\n^C\nwait: failed: cancelled\n2 lines after this one did not run.\nbox> |"
    )
  }

  @Test("a line of one megabyte is read, pasted or typed; a word of one megabyte is an error")
  func megabyte() async throws {
    let session = try await startSession(columns: 40, rows: 6)
    let blanks = String(repeating: " ", count: 1_000_000)
    await session.type("\u{1B}[200~count\(blanks)abc\u{1B}[201~")
    await session.mentions("abc")
    await session.type("\r")
    await session.mentions("count: 3 characters\nbox>")
    await session.type("count\(blanks)abcé\r")
    await session.mentions("count: 4 characters\nbox>")
    await session.type("count \(blanks.replacing(" ", with: "x"))\r")
    await session.mentions("error: column 7: this word is longer")
    await session.waitForLine("box> |")
  }

  @Test("a paste over the limit is rejected, and the line stays unchanged")
  func tooLong() async throws {
    let session = try await startSession()
    let bells = session.shown.bells
    await session.type("count ")
    await session.type("\u{1B}[200~\(String(repeating: "x", count: 3 << 20))\u{1B}[201~")
    await session.type("abc\r")
    await session.shows("box> count abc\ncount: 3 characters\nbox> |")
    #expect(session.shown.bells == bells + 1)
  }

  @Test("invalid UTF-8 is replaced")
  func invalid() async throws {
    let session = try await startSession()
    await session.type(Array("echo a".utf8) + [0xFF, 0xC3] + Array("b\r".utf8))
    await session.mentions("[a\u{FFFD}\u{FFFD}b]")
  }
}
