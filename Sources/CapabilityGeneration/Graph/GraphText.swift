/// Text in a picture: how wide it is, what stands for it where it is too long, and how XML has it.
enum GraphText {
  /// How wide a letter is, in the fonts with letters of one width that readers have.
  static let letter = 7.3
  /// The most letters that a box shows.
  static let longest = 32.0

  /// How wide a text is at most, in letters.
  static func letters(_ text: String) -> Double {
    text.reduce(0) { $0 + letters($1) }
  }

  private static func letters(_ sign: Character) -> Double {
    guard let first = sign.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x20..<0x7F, 0xA1..<0x300, 0x370..<0x530: return 1
    // Fonts for other scripts have letters of their own widths; a sign with many marks may fall
    // apart into them.
    default: return 2.4 * Double(sign.unicodeScalars.count { !isMark($0) }.clamped(to: 1...4))
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// A text that is no wider than a box may be.
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

  /// A text as XML has it, in an element or in an attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      // XML has no room for these, however they are written.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A number with at most one decimal.
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
