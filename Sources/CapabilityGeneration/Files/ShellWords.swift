/// Splits a line into words like a shell: text between `'` is one word.
///
/// The command in a generated file's header needs this because a path can contain spaces.
enum ShellWords {
  /// Returns the words with their quotes. Joined with spaces, they are the line again.
  static func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    var isEscaped = false
    for sign in line {
      if sign == "'", !isEscaped { isQuoted.toggle() }
      isEscaped = sign == "\\" && !isQuoted
      if sign == " ", !isQuoted {
        if !piece.isEmpty { pieces.append(piece) }
        piece = ""
      } else {
        piece.append(sign)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Returns the words without their quotes.
  static func words(of line: String) -> [String] {
    pieces(of: line).map { piece in
      // `'it'\''s'` is one word with a quote in it.
      piece.replacing("'\\''", with: "\u{0}").replacing("'", with: "").replacing("\u{0}", with: "'")
    }
  }

  /// Returns the line of the words. Those with a space or a quote are quoted.
  static func line(_ words: [String]) -> String {
    words.map { word in
      word.contains(where: " '".contains) ? "'\(word.replacing("'", with: "'\\''"))'" : word
    }.joined(separator: " ")
  }
}
