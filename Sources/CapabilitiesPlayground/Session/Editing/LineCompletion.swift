extension LineEditor {
  /// Puts in what all candidates have in common.
  ///
  /// - Parameter completions: The candidates for the word at the cursor.
  /// - Returns: What to list, where nothing could be put in and somebody has asked twice; `nil`
  ///   where there is nothing to list.
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
      completed.skipBlank(after: common)
      buffer = completed
      return (candidates.count == 1 ? .edited : .refused, [])
    }
    guard candidates.count > 1 else { return (.refused, []) }
    return asked == 2 ? (.edited, candidates) : (.refused, [])
  }
}

extension LineBuffer {
  /// A blank that stands behind the cursor already is not wanted twice.
  fileprivate mutating func skipBlank(after word: String) {
    guard word.hasSuffix(" "), cursor < characters.count, characters[cursor] == " " else { return }
    remove(cursor..<cursor + 1)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
