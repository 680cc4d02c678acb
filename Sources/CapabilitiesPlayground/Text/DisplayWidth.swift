extension Character {
  /// The width of the character in columns of a terminal.
  ///
  /// Like terminals, it uses a table and ignores the locale.
  var displayWidth: Int {
    if let byte = utf8.first, byte < 0x80, utf8.count == 1 { return byte < 0x20 ? controlWidth : 1 }
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { max($0, $1.displayWidth) }
  }

  private var controlWidth: Int { self == "\t" ? 1 : 2 }
}

extension String {
  /// The width of the text in columns of a terminal.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// Returns the text, cut to a width in columns of a terminal.
  func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var left = width - 1
    let beginning = prefix { character in
      left -= character.displayWidth
      return left >= 0
    }
    return beginning + "…"
  }

  /// Returns the text, with spaces up to a width in columns of a terminal.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return value == 0xAD ? 1 : 0
    case .control: return value == 0x7F ? 2 : 1
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Unicode.Scalar.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks whose characters are two columns wide, from Unicode's table of East Asian widths.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
