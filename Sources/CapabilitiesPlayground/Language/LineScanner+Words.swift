extension LineScanner {
  /// Splits a line into words.
  ///
  /// Words are separated by blanks. A `#` at the start of a word begins a comment.
  ///
  /// - Parameter line: The line, without the new line at its end.
  /// - Returns: Its words; none for an empty line or a comment.
  /// - Throws: ``ScriptError`` at the first place that cannot be read.
  static func words(_ line: String) throws(ScriptError) -> [ScriptWord] {
    var scanner = LineScanner(line)
    var words: [ScriptWord] = []
    while let word = try scanner.nextWord() { words.append(word) }
    return words
  }

  private mutating func nextWord() throws(ScriptError) -> ScriptWord? {
    skipBlanks()
    guard let current, current != UInt8(ascii: "#") else { return nil }
    let start = position
    var label: String?
    if !"\"{[$".utf8.contains(current) {
      let plain = takePlain(until: "=\"({[")
      // A lone = is a word: let NAME = COMMAND.
      if take("="), !(plain.isEmpty && isAtBlank) {
        guard !plain.isEmpty else { throw error("there is no name before the =", at: start) }
        label = plain
      } else {
        position = start
      }
    }
    let valueStart = position
    let value = try takeValue()
    guard position - start <= LineScanner.wordLimit else {
      throw error("this word is too long: \(LineScanner.wordLimit) bytes are the most", at: start)
    }
    guard isAtBlank else { throw error("a blank is missing before this") }
    return ScriptWord(label: label, value: value, offset: start, source: text(from: valueStart))
  }

  /// Takes the value of a word.
  private mutating func takeValue() throws(ScriptError) -> Node {
    let start = position
    switch current {
    case UInt8(ascii: "\""): return Node(kind: .text(try takeQuoted()), offset: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try takeJSON()
    case UInt8(ascii: "$") where isAtReference: return try takeReference()
    default:
      if let call = try takeCall(depth: 0) { return call }
      return Node(kind: .word(takePlain(until: "\"")), offset: start)
    }
  }
}
