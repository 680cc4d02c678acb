/// Edits a line: applies keys to it, and returns the action that a key requests.
///
/// The editor does not use the terminal.
struct LineEditor {
  /// The action that a key requests.
  enum Outcome: Equatable {
    /// Show the changed line.
    case edited
    /// Ring the bell, because the key has no effect.
    case refused
    /// Run the line.
    case accepted(String)
    /// Complete the word at the cursor.
    case completions(line: String, offset: Int)
    case clearScreen
    case interrupted
    case suspended
    /// End the session.
    case ended
  }

  var buffer = LineBuffer()
  /// The earlier lines.
  let history: SessionHistory
  /// The current search of earlier lines, if any.
  private(set) var search: HistorySearch?
  /// The number of times Tab was pressed in a row.
  private var tabCount = 0
  /// The edited versions of earlier lines, by index; the new line has the last index.
  private var drafts: [Int: String] = [:]
  private var place: Int
  private var killed = ""

  /// Starts a new line.
  ///
  /// - Parameter history: The earlier lines.
  init(history: SessionHistory) {
    self.history = history
    self.place = history.lines.count
  }

  /// Applies a key.
  mutating func take(_ key: Key) -> Outcome {
    tabCount = key == .tab ? tabCount + 1 : 0
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
    case .endOrDelete: return buffer.isEmpty ? .ended : remove(1, afterCursor: true)
    case .backspace: return remove(1, afterCursor: false)
    case .delete: return remove(1, afterCursor: true)
    case .left, .right, .wordLeft, .wordRight, .home, .end: return move(key)
    case .killWord, .killWordLeft, .killWordRight, .killToStart, .killToEnd: return kill(key)
    case .yank: return killed.isEmpty ? .refused : insert(killed)
    case .transpose: return buffer.transpose() ? .edited : .refused
    }
  }

  private mutating func insert(_ text: String) -> Outcome {
    buffer.insert(text) ? .edited : .refused
  }

  private mutating func remove(_ count: Int, afterCursor: Bool) -> Outcome {
    let first = afterCursor ? buffer.cursor : buffer.cursor - count
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

  /// Normalizes the line breaks of pasted text, and removes the last one.
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

  /// Applies a key to the search.
  ///
  /// - Returns: The action that the key requests; `nil` if the key ends the search and is then applied
  ///   to the line.
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

/// A search for an earlier line that contains a text, from the newest to the oldest.
struct HistorySearch: Equatable {
  /// The text to search for.
  var wanted = ""
  /// The index of the last found line, or of the start of the search.
  private(set) var place: Int
  /// The found line.
  private(set) var found: String?
  private let lines: [String]

  init(history: SessionHistory, from place: Int) {
    self.lines = history.lines
    self.place = place
  }

  /// Searches a line and the lines before it. Without a result, the next search continues from the
  /// last found line.
  mutating func find(from first: Int) {
    guard !wanted.isEmpty else { return found = nil }
    let earlier = lines.prefix(max(0, first + 1))
    guard let index = earlier.lastIndex(where: { $0.contains(wanted) }) else { return found = nil }
    (place, found) = (index, lines[index])
  }

  /// The prompt during the search.
  var prompt: String { "(search: \(wanted)) " }
}

extension LineEditor {
  /// Inserts the common prefix of all candidates.
  ///
  /// - Parameter completions: The candidates for the word at the cursor.
  /// - Returns: The action, and the candidates to list. The list is empty unless the prefix was
  ///   complete and Tab was pressed twice.
  mutating func complete(with completions: Completions) -> (outcome: Outcome, list: [Candidate]) {
    let candidates = completions.candidates
    guard let first = candidates.first else { return (.refused, []) }
    let common = candidates.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    let start = min(buffer.lineStart + max(0, completions.start), buffer.cursor)
    let word = String(buffer.characters[start..<buffer.cursor])
    if common != word, candidates.count == 1 || common.count > word.count {
      var completed = buffer
      completed.remove(start..<buffer.cursor)
      guard completed.insert(common) else { return (.refused, []) }
      completed.removeSpace(after: common)
      buffer = completed
      return (candidates.count == 1 ? .edited : .refused, [])
    }
    guard candidates.count > 1 else { return (.refused, []) }
    return tabCount == 2 ? (.edited, candidates) : (.refused, [])
  }
}

extension LineBuffer {
  /// Removes a space after the cursor if the word already ends with a space.
  fileprivate mutating func removeSpace(after word: String) {
    guard word.hasSuffix(" "), cursor < characters.count, characters[cursor] == " " else { return }
    remove(cursor..<cursor + 1)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
