extension LineScanner {
  /// Takes text in quotation marks, which come next.
  ///
  /// - Returns: The text without the marks, its escapes replaced.
  mutating func takeQuoted() throws(ScriptError) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while let current {
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(Character(try takeEscape())).utf8)
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
      throw error(
        #"a \ is followed by one of " \ / b f n r t uXXXX u{…}; write \\ for a \ itself"#,
        at: start
      )
    }
  }

  /// The character of `\u{1F600}`, or of JSON's `\u00e9` and `\ud83d\ude00`.
  private mutating func takeNumberedCharacter(
    from start: Int
  ) throws(ScriptError) -> Unicode.Scalar {
    if take("{") {
      let digits = takePlain(until: "}\"")
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), take("}") else {
        throw error("\\u{…} needs the number of a character, in hex", at: start)
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
    throw error("\\u needs the four hex digits of a character, or of both halves", at: start)
  }

  private mutating func takeFourDigits() -> UInt32? {
    let digits = bytes[position...].prefix(4)
    position += digits.count
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
