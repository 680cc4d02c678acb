/// A word, punctuation mark or literal of a declaration.
struct Token: Sendable {
  /// The text, without the backticks of an escaped identifier.
  var text: String
  var kind: Kind
  /// The precise identifier of the type that the word names, if any.
  var precise: String?

  enum Kind: Sendable {
    /// A name or a keyword.
    case word
    /// A name that cannot be a keyword, because the compiler marked it or it was in backticks.
    case name
    case literal
    /// Another token, such as a number, an attribute or an operator.
    case other
    /// The punctuation of types.
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case less, greater, comma, colon, dot, ellipsis, arrow
    case question, exclamation, ampersand, tilde, equals, at
  }

  /// Creates a token from a name, with or without backticks.
  static func named(_ name: String, precise: String? = nil) -> Token {
    let isEscaped = name.utf8.first == UInt8(ascii: "`")
    let text = isEscaped ? name.filter { $0 != "`" } : name
    return Token(text: text, kind: .name, precise: precise)
  }

  func isKeyword(_ word: String) -> Bool { kind == .word && text == word }

  var isName: Bool { kind == .name || kind == .word }
}

extension ArraySlice<Token> {
  /// The name at the start with its members, such as `Store.Queue`.
  var dottedName: ArraySlice<Token> {
    prefix(enumerated().prefix { $0.offset % 2 == 0 || $0.element.kind == .dot }.count)
  }
}

/// Splits UTF-8 source into tokens.
///
/// The pointer to the bytes is valid only during one call of `append`, and does not escape from it.
/// Every index is checked against the count before a read.
struct TokenScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Adds the tokens of a text.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to tokens: inout [Token]) {
    var scanner = TokenScanner(bytes: bytes)
    while let token = scanner.next() { tokens.append(token) }
  }

  private mutating func next() -> Token? {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    index += 1
    if Self.isPartOfWord(byte) {
      skipWord()
      return Token(text: text(from: start), kind: Self.isDigit(byte) ? .other : .word)
    }
    switch byte {
    case UInt8(ascii: "\""): return literal()
    case UInt8(ascii: "`"): return escaped()
    case UInt8(ascii: ".") where take(".."): return Token(text: "...", kind: .ellipsis)
    case UInt8(ascii: "-") where take(">"): return Token(text: "->", kind: .arrow)
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      skipWord()
      let isBare = index == start + 1 && byte == UInt8(ascii: "@")
      return Token(text: text(from: start), kind: isBare ? .at : .other)
    default: return Token(text: text(from: start), kind: Self.marks[byte] ?? .other)
    }
  }

  /// The punctuation of one character.
  private static let marks: [UInt8: Token.Kind] = {
    let kinds: [Token.Kind] = [
      .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace,
      .less, .greater, .comma, .colon, .dot, .question, .exclamation, .ampersand, .tilde, .equals,
    ]
    return Dictionary(uniqueKeysWithValues: zip("()[]{}<>,:.?!&~=".utf8, kinds))
  }()

  private mutating func take(_ rest: StaticString) -> Bool {
    let count = rest.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != rest.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func skipWord() {
    while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns whether a byte can be part of a word: a letter, a digit, or non-ASCII, where Swift's
  /// operators are rare.
  static func isPartOfWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || isDigit(byte) || byte == 0x5F || byte > 127
  }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
  }

  private mutating func literal() -> Token {
    let start = index - 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    return Token(text: text(from: start), kind: .literal)
  }

  private mutating func escaped() -> Token {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "`") { index += 1 }
    let name = Token(text: text(from: start), kind: .name)
    index = min(index + 1, bytes.count)
    return name
  }
}
