/// Goes through the bytes of one line from the left.
///
/// Bytes and not characters: a mark that is put on a quotation mark or a bracket does not hide it,
/// and nothing has to be told apart that nobody looks at.
struct LineScanner {
  /// The most bytes that a word may have.
  static let wordLimit = 1 << 18
  /// How deep JSON and calls may be nested.
  static let depthLimit = 128

  /// The line in UTF-8.
  let bytes: [UInt8]
  /// The byte that comes next.
  var position = 0

  /// Starts at the left end.
  init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// The next byte; `nil` at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the line's end or a blank comes next.
  var isAtBlank: Bool { position >= bytes.count || blankLength > 0 }

  /// How many bytes the blank takes that comes next; 0 where none does.
  private var blankLength: Int {
    guard let current else { return 0 }
    guard current >= 0x80 else { return current == 0x20 || (0x09...0x0D) ~= current ? 1 : 0 }
    let length = current < 0xE0 ? 2 : current < 0xF0 ? 3 : 4
    let scalar = String(decoding: bytes[position...].prefix(length), as: UTF8.self)
      .unicodeScalars.first
    return scalar?.properties.isWhitespace == true ? length : 0
  }

  /// Passes over blanks.
  mutating func skipBlanks() {
    while case let length = blankLength, length > 0 { position += length }
  }

  /// Takes a byte, if it comes next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes text up to a blank, the end, or one of some bytes.
  mutating func takePlain(until ends: String) -> String {
    let ends = Array(ends.utf8)
    let start = position
    while let current, !ends.contains(current), !isAtBlank { position += 1 }
    return text(from: start)
  }

  /// What stands between a place and the next byte.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  /// An error where the scanner is, or somewhere else.
  func error(_ message: String, at offset: Int? = nil) -> ScriptError {
    ScriptError(offset: offset ?? position, message: message)
  }
}
