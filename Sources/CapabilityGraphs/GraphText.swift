/// Text in a picture: its width, truncation and escaping.
enum GraphText {
  /// The width of a character in common monospaced fonts.
  static let letter = 7.3
  /// The maximum width of a box's text, in characters.
  static let longest = 32.0

  /// Returns the maximum width of a text, in characters.
  static func letters(_ text: String) -> Double {
    text.reduce(0) { $0 + letters($1) }
  }

  private static func letters(_ sign: Character) -> Double {
    guard let first = sign.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x20..<0x7F, 0xA1..<0x300, 0x370..<0x530: return 1
    // Other scripts use fonts with other widths, and a character with many combining marks can be
    // drawn as several.
    default: return 2.4 * Double(sign.unicodeScalars.count { !isMark($0) }.clamped(to: 1...4))
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Returns a text truncated to the maximum width of a box.
  static func shortened(_ text: String) -> String {
    guard letters(text) > longest else { return text }
    var short = ""
    var width = 1.0
    for sign in text {
      width += letters(sign)
      guard width <= longest else { break }
      short.append(sign)
    }
    return short + "…"
  }

  /// Escapes a text for an XML element or attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      // XML cannot represent these characters, not even escaped.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns a number with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
