/// A word, a sign or a literal of a declaration.
struct Token: Sendable, Hashable {
  /// The text; of an escaped identifier without its backticks.
  var text: String
  /// What it is.
  var kind: Kind
  /// The type that the word names, where it names one.
  var precise: String?

  /// What a token is.
  enum Kind: Sendable, Hashable {
    /// A name or a keyword.
    case word
    /// What can only be a name, because the compiler says so or because it stood in backticks.
    case name
    /// A string.
    case literal
    /// Something else: a number, an attribute, an operator.
    case other
    /// The signs that types are made of.
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case less, greater, comma, colon, dot, ellipsis, arrow
    case question, exclamation, ampersand, tilde, equals, at
  }

  /// Makes a token.
  init(text: String, kind: Kind) {
    self.text = text
    self.kind = kind
  }

  /// Makes a token of a name, which may stand in backticks.
  init(name: String, precise: String? = nil) {
    let isEscaped = name.utf8.first == UInt8(ascii: "`")
    text = isEscaped ? name.filter { $0 != "`" } : name
    kind = .name
    self.precise = precise
  }

  /// Whether this is that keyword.
  func isKeyword(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether this can be a name.
  var isName: Bool { kind == .name || kind == .word }
}
