/// A word, a sign or a literal of a declaration.
struct Token: Sendable, Hashable {
  /// The text; of an escaped identifier without its backticks.
  var text: String
  /// The type that the word names, where it names one.
  var precise: String?
  /// Whether this is a string literal.
  var isLiteral = false

  /// Whether this can be a name.
  var isWord: Bool {
    guard let first = text.unicodeScalars.first, !isLiteral else { return false }
    return first == "_" || first.properties.isXIDStart || first.value > 127
  }

  /// Splits fragments into tokens.
  static func tokens(of fragments: [Symbol.Fragment]) -> [Token] {
    var tokens: [Token] = []
    for fragment in fragments {
      switch fragment.kind {
      case "typeIdentifier":
        tokens.append(Token(text: fragment.spelling, precise: fragment.preciseIdentifier))
      case "identifier", "externalParam", "internalParam", "genericParameter":
        tokens.append(Token(text: fragment.spelling.filter { $0 != "`" }))
      case "stringLiteral":
        tokens.append(Token(text: fragment.spelling, isLiteral: true))
      default:
        var scanner = Scanner(text: Array(fragment.spelling.unicodeScalars))
        while let token = scanner.next() { tokens.append(token) }
      }
    }
    return tokens
  }

  /// Takes tokens from the front of a text.
  private struct Scanner {
    var text: [Unicode.Scalar]
    var index = 0

    mutating func next() -> Token? {
      while index < text.count, text[index].properties.isWhitespace { index += 1 }
      guard index < text.count else { return nil }
      let start = index
      let scalar = text[index]
      if scalar == "\"" { return literal() }
      if scalar == "`" { return escaped() }
      if isPartOfWord(scalar) || scalar == "@" || scalar == "#" {
        index += 1
        while index < text.count, isPartOfWord(text[index]) { index += 1 }
        return token(from: start)
      }
      for sign in ["...", "->"] where matches(sign) {
        index += sign.unicodeScalars.count
        return token(from: start)
      }
      index += 1
      return token(from: start)
    }

    private func matches(_ sign: String) -> Bool {
      let scalars = Array(sign.unicodeScalars)
      return index + scalars.count <= text.count
        && Array(text[index..<(index + scalars.count)]) == scalars
    }

    private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar.properties.isXIDContinue
        || (scalar.value > 127 && !scalar.properties.isWhitespace)
    }

    private func token(from start: Int) -> Token {
      var spelling = ""
      spelling.unicodeScalars.append(contentsOf: text[start..<index])
      return Token(text: spelling)
    }

    private mutating func literal() -> Token {
      let start = index
      index += 1
      while index < text.count, text[index] != "\"" {
        index += text[index] == "\\" ? 2 : 1
      }
      index = min(index + 1, text.count)
      return with(token(from: start)) { $0.isLiteral = true }
    }

    private mutating func escaped() -> Token {
      index += 1
      let start = index
      while index < text.count, text[index] != "`" { index += 1 }
      let name = token(from: start)
      index = min(index + 1, text.count)
      return name
    }

    private func with(_ token: Token, _ change: (inout Token) -> Void) -> Token {
      var token = token
      change(&token)
      return token
    }
  }
}
