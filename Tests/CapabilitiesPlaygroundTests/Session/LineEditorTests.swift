import SeededNumbers
import Testing

@testable import CapabilitiesPlayground

@Suite("Editing a line")
struct LineEditorTests {
  @Test(
    "each key edits the line as in other line editors",
    arguments: [
      ([.left, .left, .text("x")], "one tx|wo"),
      ([.home, .delete, .end], "ne two|"),
      ([.wordLeft, .killToEnd, .home, .yank], "two|one "),
      ([.killWord], "one |"),
      ([.wordLeft, .killToStart], "|two"),
      ([.wordLeft, .wordLeft, .killWordRight], "| two"),
      ([.transpose], "one tow|"),
      ([.backspace, .left, .backspace, .wordRight], "one w|"),
      ([.home, .endOrDelete, .wordRight], "ne| two"),
    ] as [([Key], String)]
  )
  func keys(keys: [Key], line: String) {
    var editor = LineEditor(history: SessionHistory())
    let outcomes = ([.text("one two")] + keys).map { editor.take($0) }
    #expect(outcomes.allSatisfy { $0 == .edited })
    var shown = editor.buffer.characters
    shown.insert("|", at: editor.buffer.cursor)
    #expect(String(shown) == line)
  }

  @Test("a key without effect is rejected and leaves the line unchanged")
  func refused() {
    var editor = LineEditor(history: SessionHistory())
    let keys: [Key] = [
      .left, .right, .backspace, .delete, .up, .down, .killWord, .yank, .transpose,
    ]
    let outcomes = keys.map { editor.take($0) }
    #expect(outcomes == keys.map { _ in .refused })
    #expect(editor.buffer == LineBuffer())
    let outcome = editor.take(.endOrDelete)
    #expect(outcome == .ended)
  }

  @Test("changes of earlier lines apply only to the current line")
  func history() {
    var history = SessionHistory()
    for line in ["one", "two", "two", " hidden", ""] { history.add(line) }
    #expect(history.lines == ["one", "two"])
    var editor = LineEditor(history: history)
    for key: Key in [.text("new"), .up, .text("!"), .up, .down] { _ = editor.take(key) }
    #expect(editor.buffer.text == "two!")
    _ = editor.take(.down)
    #expect(editor.buffer.text == "new")
    #expect(editor.history.lines == ["one", "two"])
  }

  @Test("each press of the search key finds the next older line")
  func search() {
    var history = SessionHistory()
    for line in ["one", "none", "two", "gone"] { history.add(line) }
    var editor = LineEditor(history: history)
    var found: [String] = []
    for key: Key in [.search, .text("one"), .search, .search] {
      _ = editor.take(key)
      found.append(editor.search?.found ?? "")
    }
    #expect(found == ["", "gone", "none", "one"])
  }

  @Test("a full line takes new text after some of it was removed")
  func fullLine() {
    var buffer = LineBuffer()
    let isInserted = buffer.insert(String(repeating: "x", count: LineBuffer.limit))
    let isInsertedBeyond = buffer.insert("y")
    #expect((isInserted, isInsertedBeyond) == (true, false))
    buffer.remove(0..<1)
    let isInsertedAgain = buffer.insert("y")
    #expect(isInsertedAgain)
    #expect(buffer.text.hasSuffix("xy"))
  }

  @Test("a list of candidates states how many do not fit the screen")
  func longList() {
    let candidates = (10..<22).map { Candidate(text: "\($0)", note: "") }
    let short = candidateList(candidates, columns: 12, rows: 5)
    #expect(short == "10  14  18\n11  15  19\n… and 6 more\n")
    let whole = candidateList(candidates, columns: 12, rows: 24)
    #expect(whole == "10  14  18\n11  15  19\n12  16  20\n13  17  21\n")
  }

  @Test("the number and length of stored lines are limited")
  func limit() {
    var history = SessionHistory()
    for number in 1...SessionHistory.limit + 5 { history.add("line \(number)") }
    history.add(String(repeating: "x", count: SessionHistory.lineLimit + 1))
    #expect(history.lines.count == SessionHistory.limit)
    #expect(history.lines.first == "line 6")
    #expect(history.lines.last == "line \(SessionHistory.limit + 5)")
  }

  @Test(
    "completing a word before a space leaves one space",
    arguments: [
      ("ec hi", 3, "echo |hi"), ("echi", 2, "echo |hi"), ("ec", 0, "echo |"),
      ("ec  hi", 4, "echo | hi"),
    ]
  )
  func completion(line: String, wayLeft: Int, completed: String) {
    var editor = LineEditor(history: SessionHistory())
    _ = editor.take(.text(line))
    for _ in 0..<wayLeft { _ = editor.take(.left) }
    let candidates = [Candidate(text: "echo ", note: "")]
    let (outcome, list) = editor.complete(with: Completions(start: 0, candidates: candidates))
    #expect(outcome == .edited)
    #expect(list == [])
    var shown = editor.buffer.characters
    shown.insert("|", at: editor.buffer.cursor)
    #expect(String(shown) == completed)
  }

  @Test("a drawing shows the line at every width, and erasing it leaves an empty screen")
  func drawings() {
    var generator = SeededNumbers(seed: 3)
    let letters: [Character] = ["a", "b", "é", "漢", "🙂", "\n", " ", "\u{7}"]
    for _ in 0..<400 {
      let size = TerminalSize(columns: .random(in: 16...30, using: &generator), rows: 8)
      let count = Int.random(in: 0...60, using: &generator)
      let characters = (0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" }
      var picture = LinePicture(prompt: "box> ", coloredPrompt: "box> ", characters: characters)
      picture.cursor = Int.random(in: 0...count, using: &generator)
      let layout = LineLayout(picture, size: size)
      var screen = ScreenModel(columns: size.columns, rows: size.rows)
      screen.receive(Array(layout.drawing.utf8))
      #expect(screen.text == layout.rows.map(\.text).joined(separator: "\n").trimmingRowEnds)
      #expect(screen.unknown == [])
      screen.receive(Array(layout.erasure(columns: size.columns).utf8))
      #expect(screen.textWithCursor == "|")
    }
  }

  @Test(
    "erasing counts the rows as a terminal of another width has wrapped them",
    arguments: [(10, 7), (9, 8), (20, 4), (40, 3)]
  )
  func erasureAfterResize(columns: Int, rowsAbove: Int) {
    // Rows of 14 (after the prompt), 0, 20 (full), 20 (full) and 5 characters.
    let text = "012345678\n\n\(String(repeating: "x", count: 45))"
    var picture = LinePicture(prompt: "box> ", coloredPrompt: "box> ", characters: Array(text))
    picture.cursor = text.count
    let layout = LineLayout(picture, size: TerminalSize(columns: 20, rows: 8))
    #expect(layout.rows.map(\.width) == [14, 0, 20, 20, 5])
    #expect(layout.erasure(columns: columns) == "\r\u{1B}[\(rowsAbove)A\u{1B}[J")
  }

  @Test("a drawing over an earlier one equals a drawing on an empty screen")
  func changes() {
    let size = TerminalSize(columns: 20, rows: 8)
    var editor = LineEditor(history: SessionHistory())
    var screen = ScreenModel(columns: size.columns, rows: size.rows)
    var earlier: LineLayout?
    var generator = SeededNumbers(seed: 5)
    let keys: [Key] = [
      .text("a"), .text("漢字"), .text("more"), .paste("x\ny"), .left, .home, .end, .wordLeft,
      .backspace, .yank, .killWord, .transpose,
    ]
    for _ in 0..<600 {
      _ = editor.take(keys.randomElement(using: &generator) ?? .left)
      var picture = LinePicture(prompt: "> ", coloredPrompt: "> ")
      (picture.characters, picture.cursor) = (editor.buffer.characters, editor.buffer.cursor)
      let layout = LineLayout(picture, size: size)
      screen.receive(Array((earlier.map(layout.drawing(over:)) ?? layout.drawing).utf8))
      var fresh = ScreenModel(columns: size.columns, rows: size.rows)
      fresh.receive(Array(layout.drawing.utf8))
      #expect(screen.textWithCursor == fresh.textWithCursor)
      earlier = layout
      if editor.buffer.characters.count > 150 { _ = editor.take(.killToStart) }
    }
  }
}

extension String {
  /// The rows without trailing spaces and trailing empty rows.
  fileprivate var trimmingRowEnds: String {
    let rows = split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    return rows.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }
}
