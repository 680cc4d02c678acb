/// Takes the parts of a JSON line from the left, passing over blanks between them.
struct JSONScanner {
  /// Where the last part that was taken starts, in bytes from 0.
  private(set) var lastOffset = 0
  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the left end of a line in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where the next part starts.
  mutating func nextOffset() -> Int {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      position += 1
    }
    return position
  }

  /// Takes a sign, if it is the next part.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    let offset = nextOffset()
    guard current == UInt8(ascii: sign) else { return false }
    lastOffset = offset
    position += 1
    return true
  }

  /// Takes a sign, which has to be the next part.
  mutating func expect(_ sign: Unicode.Scalar, _ reason: String) throws(JSONLine.Mistake) {
    guard take(sign) else { throw mistake(reason) }
  }

  /// Checks that nothing is left.
  mutating func expectEnd() throws(JSONLine.Mistake) {
    guard nextOffset() == bytes.count else { throw mistake("nothing more is expected") }
  }

  /// Takes a text or a whole number.
  mutating func value() throws(JSONLine.Mistake) -> JSONLine.Value {
    let offset = nextOffset()
    guard let byte = current, byte != UInt8(ascii: "\"") else {
      return .text(try text("a text or a whole number is expected"))
    }
    let end = bytes[position...].firstIndex { ",} \t".utf8.contains($0) } ?? bytes.endIndex
    let token = String(decoding: bytes[position..<end], as: UTF8.self)
    // Only the one way to write a number that JSON allows for it; not 007, +7 or 7.0.
    guard let number = Int(token), String(number) == token else {
      throw mistake("a text in quotation marks or a whole number is expected")
    }
    lastOffset = offset
    position = end
    return .number(number)
  }

  /// Takes a text in quotation marks.
  mutating func text(_ expected: String) throws(JSONLine.Mistake) -> String {
    let opening = nextOffset()
    guard take("\"") else { throw mistake(expected) }
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        lastOffset = opening
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(try escape()).utf8)
      case ..<0x20:
        throw mistake("a control character has to be written as an escape, such as \\n")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONLine.Mistake(offset: opening, reason: "this quotation mark is never closed")
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func mistake(_ reason: String) -> JSONLine.Mistake {
    JSONLine.Mistake(offset: position, reason: reason)
  }

  private mutating func escape() throws(JSONLine.Mistake) -> Character {
    let start = position
    position += 2
    guard start + 1 < bytes.count else { return "\\" }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = unicodeEscape() { return Character(scalar) }
    default: break
    }
    throw JSONLine.Mistake(offset: start, reason: "this escape does not exist in JSON")
  }

  /// The character of `\u0041`, or of the two halves `\ud83d\ude00`.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard bytes[position...].starts(with: "\\u".utf8) else { return nil }
    position += 2
    guard let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return String(decoding: [first, second], as: UTF16.self).unicodeScalars.first
  }

  private mutating func codeUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    position += 4
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
