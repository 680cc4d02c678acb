/// A word of a script line: bare, or in quotation marks, or `key=value`.
struct ScriptWord: Equatable {
  /// What stands before the `=` of `key=value`; `nil` for any other word.
  let key: String?
  /// The word, or the value behind the `=`, without quotation marks and escapes.
  let text: String
  /// Whether the text stood in quotation marks.
  let isQuoted: Bool
  /// Where the word starts, counted in characters from 1.
  let column: Int
  /// Where the text starts: behind the `=`, if there is one.
  let textColumn: Int
}

/// What is wrong with a line of a script.
struct ScriptError: Error, Equatable {
  /// Where in the line, counted in characters from 1.
  let column: Int
  /// What is wrong and how to fix it.
  let message: String
}

/// Splits one line of a script into words.
///
/// Words are separated by blanks. A `#` at the start of a word begins a comment. Text with blanks
/// stands in quotation marks, in which `\"`, `\\`, `\n`, `\t` and `\u{1F600}` are escapes.
struct ScriptLexer {
  private let characters: [Character]
  private var position = 0

  /// Splits a line.
  ///
  /// - Parameter line: The line, without the new line at its end.
  /// - Returns: Its words; none for an empty line or a comment.
  /// - Throws: ``ScriptError`` at the first place that cannot be read.
  static func words(_ line: some StringProtocol) throws(ScriptError) -> [ScriptWord] {
    var lexer = ScriptLexer(characters: Array(line))
    var words: [ScriptWord] = []
    while let word = try lexer.nextWord() { words.append(word) }
    return words
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }
  private var column: Int { position + 1 }

  private mutating func nextWord() throws(ScriptError) -> ScriptWord? {
    while let character = current, character.isWhitespace { position += 1 }
    guard let first = current, first != "#" else { return nil }
    let start = column
    guard first != "\"" else { return try word(key: nil, from: start) }
    let bare = takeBare(until: "=")
    guard current == "=" else {
      try expectEndOfWord()
      return ScriptWord(key: nil, text: bare, isQuoted: false, column: start, textColumn: start)
    }
    guard !bare.isEmpty else {
      throw ScriptError(column: start, message: "there is no name before the =")
    }
    position += 1
    return try word(key: bare, from: start)
  }

  /// The rest of a word: a quoted or a bare text.
  private mutating func word(key: String?, from start: Int) throws(ScriptError) -> ScriptWord {
    let textColumn = column
    let isQuoted = current == "\""
    let text = isQuoted ? try takeQuoted() : takeBare()
    try expectEndOfWord()
    return ScriptWord(
      key: key,
      text: text,
      isQuoted: isQuoted,
      column: start,
      textColumn: textColumn
    )
  }

  private mutating func takeBare(until end: Character? = nil) -> String {
    var text = ""
    while let character = current, !character.isWhitespace, character != "\"", character != end {
      text.append(character)
      position += 1
    }
    return text
  }

  private mutating func takeQuoted() throws(ScriptError) -> String {
    let opening = column
    position += 1
    var text = ""
    while let character = current {
      switch character {
      case "\"":
        position += 1
        return text
      case "\\":
        text.append(try takeEscape())
      default:
        text.append(character)
        position += 1
      }
    }
    throw ScriptError(column: opening, message: "this quotation mark is never closed")
  }

  private mutating func takeEscape() throws(ScriptError) -> Character {
    let start = column
    position += 1
    let escaped = current
    position += 1
    switch escaped {
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "n"?: return "\n"
    case "t"?: return "\t"
    case "u"? where current == "{":
      position += 1
      let digits = takeBare(until: "}")
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      guard let scalar, current == "}" else {
        throw ScriptError(column: start, message: "\\u{…} needs the number of a character, in hex")
      }
      position += 1
      return Character(scalar)
    default:
      throw ScriptError(
        column: start,
        message: #"a \ is followed by one of " \ n t u{…}; write \\ for a \ itself"#
      )
    }
  }

  private func expectEndOfWord() throws(ScriptError) {
    guard let character = current, !character.isWhitespace else { return }
    throw ScriptError(column: column, message: "a blank is missing before this")
  }
}
