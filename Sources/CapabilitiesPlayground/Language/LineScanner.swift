/// Scans one line of a script from left to right and splits it into words.
///
/// It scans bytes instead of characters: a combining mark after a quotation mark or a bracket does
/// not hide it, and no text is split into graphemes without need.
struct LineScanner {
  /// The maximum number of bytes in a word.
  static let wordLimit = 1 << 18

  private let bytes: [UInt8]
  private var position = 0

  private init(_ line: String) { bytes = Array(line.utf8) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the scanner is at a space or at the end of the line.
  private var isAtSpace: Bool { position >= bytes.count || spaceLength > 0 }

  /// The length in bytes of the whitespace character at the current position; 0 if there is none.
  private var spaceLength: Int {
    guard let current else { return 0 }
    guard current >= 0x80 else { return current == 0x20 || (0x09...0x0D) ~= current ? 1 : 0 }
    let length = current < 0xE0 ? 2 : current < 0xF0 ? 3 : 4
    let scalar = String(decoding: bytes[position...].prefix(length), as: UTF8.self)
      .unicodeScalars.first
    return scalar?.properties.isWhitespace == true ? length : 0
  }

  private mutating func skipSpaces() {
    while case let length = spaceLength, length > 0 { position += length }
  }

  /// Consumes a byte if it is the next one.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Consumes text up to whitespace, the end of the line, or one of the given ASCII characters.
  private mutating func takePlain(until ends: String) -> String {
    let start = position
    // A set of bits, because in a debug build a search in `ends` for each byte takes most of the time
    // of a long line.
    let endBits = ends.utf8.reduce(UInt128(0)) { $0 | 1 &<< UInt128($1) }
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80, endBits & 1 &<< UInt128(byte) != 0 { break }
      if byte <= 0x20 || byte >= 0x80, isAtSpace { break }
      position += 1
    }
    return text(from: start)
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Returns an error at an offset, or at the current position.
  private func error(_ message: String, at offset: Int? = nil) -> ScriptError {
    ScriptError(message, at: offset ?? position)
  }
}

extension LineScanner {
  /// Splits a line into words.
  ///
  /// Words are separated by whitespace. A `#` at the start of a word begins a comment.
  ///
  /// - Returns: The words; none for an empty line or a comment.
  /// - Throws: ``ScriptError`` at the first syntax error.
  static func words(_ line: String) throws(ScriptError) -> [ScriptWord] {
    var scanner = LineScanner(line)
    var words: [ScriptWord] = []
    while let word = try scanner.nextWord() { words.append(word) }
    return words
  }

  private mutating func nextWord() throws(ScriptError) -> ScriptWord? {
    skipSpaces()
    guard let current, current != UInt8(ascii: "#") else { return nil }
    let start = position
    var label: String?
    if !"\"{[$".utf8.contains(current) {
      let plain = takePlain(until: "=\"({[")
      // A separate = is a word: let NAME = COMMAND. The = in a URL does not end a label.
      if !plain.contains("/"), take("="), !(plain.isEmpty && isAtSpace) {
        guard !plain.isEmpty else { throw error("expected a name before =", at: start) }
        label = plain
      } else {
        position = start
      }
    }
    let valueStart = position
    let value = try takeValue(depth: 0, until: "\"")
    guard position - start <= LineScanner.wordLimit else {
      throw error("this word is longer than \(LineScanner.wordLimit) bytes", at: start)
    }
    guard isAtSpace else { throw error("expected a space before this") }
    return ScriptWord(label: label, value: value, offset: start, source: text(from: valueStart))
  }

  private mutating func takeValue(depth: Int, until ends: String) throws(ScriptError) -> Node {
    let start = position
    switch current {
    case UInt8(ascii: "\""): return Node(kind: .text(try takeQuoted()), offset: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try takeJSON(depth: depth)
    case UInt8(ascii: "$") where isAtReference: return try takeReference()
    default:
      if let call = try takeCall(depth: depth) { return call }
      return Node(kind: .word(takePlain(until: ends)), offset: start)
    }
  }

  /// Consumes text in quotation marks, and replaces its escapes.
  private mutating func takeQuoted() throws(ScriptError) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while let current {
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(Character(try takeEscape())).utf8)
      default:
        text.append(current)
        position += 1
      }
    }
    throw error("this quotation mark is never closed", at: opening)
  }

  private mutating func takeEscape() throws(ScriptError) -> Unicode.Scalar {
    let start = position
    position += 2
    switch position <= bytes.count ? bytes[position - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try takeNumberedCharacter(from: start)
    default:
      throw error(#"unknown escape: expected one of " \ / b f n r t uXXXX u{…} after \"#, at: start)
    }
  }

  /// Consumes the rest of `\u{1F600}`, or of JSON's `\u00e9` and `\ud83d\ude00`.
  private mutating func takeNumberedCharacter(
    from start: Int
  ) throws(ScriptError) -> Unicode.Scalar {
    if take("{") {
      let digits = takePlain(until: "}\"")
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), take("}") else {
        throw error("expected a character's number in hexadecimal: \\u{1F600}", at: start)
      }
      return scalar
    }
    let high = takeFourDigits()
    if let high, let scalar = Unicode.Scalar(high) { return scalar }
    if let high, UTF16.isLeadSurrogate(UInt16(high)), take("\\"), take("u"),
      let low = takeFourDigits(), UTF16.isTrailSurrogate(UInt16(low)),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    {
      return scalar
    }
    throw error(
      "expected four hexadecimal digits after \\u, for both halves of a surrogate pair",
      at: start
    )
  }

  private mutating func takeFourDigits() -> UInt32? {
    let digits = bytes[position...].prefix(4)
    position += digits.count
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Consumes a JSON value, in which `$name` can replace any value.
  private mutating func takeJSON(depth: Int) throws(ScriptError) -> Node {
    guard depth < Node.depthLimit else {
      throw error("this is nested deeper than \(Node.depthLimit) brackets")
    }
    let start = position
    switch current {
    case UInt8(ascii: "{"):
      var names: Set<String> = []
      let members = try takeElements("{", "}") { scanner, _ throws(ScriptError) in
        try scanner.takeMember(of: start, &names, depth: depth + 1)
      }
      return Node(kind: .object(members), offset: start)
    case UInt8(ascii: "["):
      let nodes = try takeElements("[", "]") { scanner, _ throws(ScriptError) in
        try scanner.takeJSON(depth: depth + 1)
      }
      return Node(kind: .list(nodes), offset: start)
    case UInt8(ascii: "\""): return Node(kind: .text(try takeQuoted()), offset: start)
    case UInt8(ascii: "$"): return try takeReference()
    default:
      let word = takePlain(until: ",:]}[{\"")
      switch word {
      case "null": return Node(kind: .null, offset: start)
      case "true", "false": return Node(kind: .bool(word == "true"), offset: start)
      case _ where Double(word) != nil && word.utf8.allSatisfy(isNumeric):
        return Node(kind: .number(word), offset: start)
      case "": throw error("expected a value here", at: start)
      default:
        throw error("\(word.quoted) is not JSON: text in JSON needs quotation marks", at: start)
      }
    }
  }

  /// Consumes `"name": value`, whose name is not one of the earlier ones.
  private mutating func takeMember(
    of opening: Int,
    _ names: inout Set<String>,
    depth: Int
  ) throws(ScriptError) -> Node.Member {
    let start = position
    guard current == UInt8(ascii: "\"") else {
      throw position < bytes.count
        ? error("expected a name in quotation marks")
        : error("this { is never closed", at: opening)
    }
    let name = try takeQuoted()
    guard names.insert(name).inserted else {
      throw error("\(name.quoted) is given twice", at: start)
    }
    skipSpaces()
    guard take(":") else { throw error("expected : here") }
    skipSpaces()
    return Node.Member(name: name, value: try takeJSON(depth: depth))
  }

  /// Consumes elements between brackets, separated by commas.
  ///
  /// - Parameter takeElement: Consumes an element. It gets the number of elements before it.
  private mutating func takeElements<Element>(
    _ opening: Unicode.Scalar,
    _ closing: Unicode.Scalar,
    _ takeElement: (inout LineScanner, Int) throws(ScriptError) -> Element
  ) throws(ScriptError) -> [Element] {
    let start = position
    position += 1
    skipSpaces()
    if take(closing) { return [] }
    var elements: [Element] = []
    repeat {
      skipSpaces()
      elements.append(try takeElement(&self, elements.count))
      skipSpaces()
    } while take(",")
    guard take(closing) else {
      throw position < bytes.count
        ? error("expected , or \(closing) here")
        : error("this \(opening) is never closed", at: start)
    }
    return elements
  }
}

/// Whether a byte can be part of a JSON number.
private func isNumeric(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte)
}

extension LineScanner {
  /// Whether the scanner is at `$` followed by a name or by the number of an argument.
  private var isAtReference: Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "$") else { return false }
    let next = bytes[position + 1]
    let character = Character(Unicode.Scalar(next))
    return next == UInt8(ascii: "_") || next >= 0x80 || character.isLetter || character.isNumber
  }

  /// Consumes `$name` and the parts after it: `$ada.id`, `$list.0`.
  private mutating func takeReference() throws(ScriptError) -> Node {
    let start = position
    position += 1
    var steps = [takePlain(until: ".,:]})(\"=")]
    while take(".") { steps.append(takePlain(until: ".,:]})(\"=")) }
    guard steps.allSatisfy({ !$0.isEmpty }) else {
      throw error("expected a name: write $name or $name.part", at: start)
    }
    let reference = Node.Reference(name: steps[0], path: Array(steps.dropFirst()))
    return Node(kind: .reference(reference), offset: start)
  }

  /// Consumes `name(value, …)`, if it is next.
  private mutating func takeCall(depth: Int) throws(ScriptError) -> Node? {
    let start = position
    _ = take(".")
    let name = takePlain(until: "(\"=,){}[]:")
    guard current == UInt8(ascii: "("), name.isIdentifier else {
      position = start
      return nil
    }
    guard depth < Node.depthLimit else {
      throw error("this is nested deeper than \(Node.depthLimit) brackets", at: start)
    }
    let members = try takeElements("(", ")") { scanner, number throws(ScriptError) in
      try scanner.takeArgument(number: number, depth: depth + 1)
    }
    return Node(kind: .call(name, members), offset: start)
  }

  private mutating func takeArgument(number: Int, depth: Int) throws(ScriptError) -> Node.Member {
    let start = position
    let label = takePlain(until: ":(\",){}[]")
    // The : in a URL does not end a label.
    if label.isIdentifier, !bytes[position...].starts(with: "://".utf8), take(":") {
      skipSpaces()
      return Node.Member(name: label, value: try takeArgumentValue(depth: depth))
    }
    position = start
    return Node.Member(name: "_\(number)", value: try takeArgumentValue(depth: depth))
  }

  private mutating func takeArgumentValue(depth: Int) throws(ScriptError) -> Node {
    let value = try takeValue(depth: depth, until: ",)\"(")
    guard value.kind != .word("") else { throw error("expected a value here") }
    return value
  }
}

extension String {
  /// Whether the text can be an identifier in Swift.
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
