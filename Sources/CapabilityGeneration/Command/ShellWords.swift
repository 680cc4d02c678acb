/// The words of a line, as a shell tells them apart: what stands between `'` is one word.
///
/// The headers of generated files are such lines, since a path may have spaces.
enum ShellWords {
  /// The words with their quotes, so that they make the line again.
  static func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    for sign in line {
      if sign == "'" { isQuoted.toggle() }
      if sign == " ", !isQuoted {
        if !piece.isEmpty { pieces.append(piece) }
        piece = ""
      } else {
        piece.append(sign)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// The words without their quotes.
  static func words(of line: String) -> [String] {
    pieces(of: line).map { piece in
      // `'it'\''s'` is one word with a quote in it.
      piece.replacing("'\\''", with: "\u{0}").replacing("'", with: "").replacing("\u{0}", with: "'")
    }
  }

  /// The line that these words make.
  static func line(_ words: [String]) -> String {
    words.map { word in
      word.contains { $0 == " " || $0 == "'" }
        ? "'\(word.replacing("'", with: "'\\''"))'" : word
    }.joined(separator: " ")
  }
}
