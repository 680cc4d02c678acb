/// Edits a line: takes keys, decides what becomes of the line and what is to be done.
///
/// It touches no terminal. What a key asks for beyond the line is returned.
struct LineEditor {
  /// What a key asks for.
  enum Outcome: Equatable {
    /// Nothing beyond showing the line.
    case edited
    /// Nothing can be done: a sound.
    case refused
    /// The line is ready.
    case accepted(String)
    /// Candidates for the word at the cursor.
    case completions(line: String, offset: Int)
    case clearScreen
    case interrupted
    case suspended
    /// No further line will come.
    case ended
  }

  /// The line.
  var buffer = LineBuffer()
  /// The earlier lines.
  let history: SessionHistory
  /// The search for an earlier line that is going on.
  private(set) var search: HistorySearch?
  /// How often candidates were asked for since another key was pressed.
  private(set) var asked = 0
  /// What is written in place of the lines of the history, by their numbers; the new one's is last.
  private var drafts: [Int: String] = [:]
  private var place: Int
  private var killed = ""

  /// Edits a new line.
  ///
  /// - Parameter history: The earlier lines.
  init(history: SessionHistory) {
    self.history = history
    self.place = history.lines.count
  }

  /// Takes a key.
  mutating func take(_ key: Key) -> Outcome {
    asked = key == .tab ? asked + 1 : 0
    if search != nil, let outcome = takeInSearch(key) { return outcome }
    switch key {
    case .text(let text): return insert(text)
    case .paste(let text): return insert(LineEditor.lines(ofPaste: text))
    case .enter: return .accepted(buffer.text)
    case .tab: return complete()
    case .up: return recall(place - 1)
    case .down: return recall(place + 1)
    case .search: return beginSearch()
    case .escape: return .edited
    case .clearScreen: return .clearScreen
    case .interrupt: return .interrupted
    case .suspend: return .suspended
    case .endOrDelete: return buffer.isEmpty ? .ended : remove(1, behind: true)
    case .backspace: return remove(1, behind: false)
    case .delete: return remove(1, behind: true)
    case .left, .right, .wordLeft, .wordRight, .home, .end: return move(key)
    case .killWord, .killWordLeft, .killWordRight, .killToStart, .killToEnd: return kill(key)
    case .yank: return killed.isEmpty ? .refused : insert(killed)
    case .transpose: return buffer.transpose() ? .edited : .refused
    }
  }

  private mutating func insert(_ text: String) -> Outcome {
    buffer.insert(text) ? .edited : .refused
  }

  private mutating func remove(_ count: Int, behind: Bool) -> Outcome {
    let first = behind ? buffer.cursor : buffer.cursor - count
    return buffer.remove(first..<first + count).isEmpty ? .refused : .edited
  }

  private mutating func move(_ key: Key) -> Outcome {
    let place =
      switch key {
      case .left: buffer.cursor - 1
      case .right: buffer.cursor + 1
      case .wordLeft: buffer.wordStart()
      case .wordRight: buffer.wordEnd()
      case .home: buffer.lineStart
      default: buffer.lineEnd
      }
    return buffer.move(to: place) || key == .home || key == .end ? .edited : .refused
  }

  private mutating func kill(_ key: Key) -> Outcome {
    let cursor = buffer.cursor
    let range =
      switch key {
      case .killWord: buffer.wordStart { !$0.isWhitespace }..<cursor
      case .killWordLeft: buffer.wordStart()..<cursor
      case .killWordRight: cursor..<buffer.wordEnd()
      case .killToStart: buffer.lineStart..<cursor
      default: cursor..<buffer.lineEnd
      }
    let removed = buffer.remove(range)
    guard !removed.isEmpty else { return .refused }
    killed = removed
    return .edited
  }

  private func complete() -> Outcome {
    let line = buffer.characters[buffer.lineStart..<buffer.lineEnd]
    return .completions(line: String(line), offset: buffer.cursor - buffer.lineStart)
  }

  private mutating func recall(_ other: Int) -> Outcome {
    guard (0...history.lines.count).contains(other) else { return .refused }
    drafts[place] = buffer.text
    place = other
    let line = other < history.lines.count ? history.lines[other] : ""
    buffer = LineBuffer(drafts[other] ?? line)
    return .edited
  }

  /// Lines as they stand in a file: with one kind of end, and none behind the last.
  private static func lines(ofPaste text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let isEnded = lines.count > 1 && lines.last == ""
    return (isEnded ? lines.dropLast() : lines[...]).joined(separator: "\n")
  }
}

extension LineEditor {
  private mutating func beginSearch() -> Outcome {
    search = HistorySearch(history: history, from: history.lines.count)
    return .edited
  }

  /// Takes a key while an earlier line is looked for.
  ///
  /// - Returns: What the key asks for; `nil` where it ends the search and means what it always does.
  private mutating func takeInSearch(_ key: Key) -> Outcome? {
    guard var search else { return nil }
    switch key {
    case .text(let text), .paste(let text):
      search.wanted += text
      search.find(from: search.place)
    case .backspace:
      search.wanted = String(search.wanted.dropLast())
      search.find(from: history.lines.count)
    case .search:
      search.find(from: search.place - 1)
    case .escape, .interrupt:
      self.search = nil
      return .edited
    default:
      if let found = search.found { buffer = LineBuffer(found) }
      self.search = nil
      return nil
    }
    self.search = search
    return search.found == nil && !search.wanted.isEmpty ? .refused : .edited
  }
}
