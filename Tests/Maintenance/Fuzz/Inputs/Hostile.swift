import SeededNumbers

/// Values that often break parsers.
enum Hostile {
  /// Numbers at and beyond the limits of types, and other notations.
  static let numbers = [
    "0", "-0", "-1", "1", "00", "007", "+7", "127", "128", "-129", "255", "256", "65536",
    "2147483648", "-2147483649", "4294967296", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "170141183460469231731687303715884105728", "1e5", "1E400", "-1e400",
    "1e-400", "0x10", "1_000", "1.5", ".5", "5.", "NaN", "inf", "-inf", "nan", "٣", "１",
    String(repeating: "9", count: 400), "0." + String(repeating: "0", count: 400) + "1",
  ]

  /// Texts with punctuation, escapes, control characters, text directions and unusual spaces.
  static let texts = [
    "\"", "'", "`", "\\", "\\u", "\\u0000", "\\ud83d", "\\ud83d\\ude00", "\\udc00", "\\u{110000}",
    "\\u{0}", "\\x", "{", "}", "[", "]", "(", ")", "{{", "]]", "{}", "[]", "()", ",", ":", ";", "=",
    "==", "$", "$$", "#", "\n", "\r\n", "\r", "\t", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{7F}",
    "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}",
    "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{301}", "e\u{301}", "é", "\u{1F468}\u{200D}\u{1F469}",
    "\u{1F1E9}\u{1F1EA}", "क्ष", "ﬁ", "ß", "İ", "Å", "A\u{30A}", "日本", "\u{E000}", "\u{10FFFF}",
    "null", "nil",
    "none", "true", "false", "undefined", " ", "  ", "%s%n", "../", "-", "--", "...",
  ]

  /// Invalid UTF-8: lone, overlong, surrogate and truncated sequences; and other binary data.
  static let bytes: [[UInt8]] = [
    [0xFF], [0xFE, 0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0x00], [0x00, 0x00, 0x00, 0x00], [0x1F, 0x8B],
    [0xEF, 0xBB, 0xBF],
  ]

  /// Returns a random number, text or byte sequence.
  static func word(_ numbers: inout SeededNumbers) -> [UInt8] {
    switch numbers.next(below: 8) {
    case 0...1: Array(numbers.pick(Self.numbers).utf8)
    case 2: numbers.pick(bytes)
    default: Array(numbers.pick(texts).utf8)
    }
  }

  /// Returns a random text in valid UTF-8.
  static func text(_ numbers: inout SeededNumbers) -> String {
    let count = 1 + Int(numbers.next(below: 4))
    return (0..<count).map { _ in numbers.pick(texts) }.joined()
  }
}
