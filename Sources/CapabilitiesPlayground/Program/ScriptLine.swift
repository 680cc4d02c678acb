/// One line of a script.
struct ScriptLine {
  /// The most bytes that a line may have: 1 MiB.
  static let limit = 1 << 20

  /// Counted from 1.
  let number: Int
  /// Its bytes without the line's end; only the first ones where it is too long.
  let bytes: [UInt8]
  /// Whether it is longer than ``limit``.
  let isTooLong: Bool

  /// The line as text.
  ///
  /// - Throws: ``ScriptError`` where it is too long, or no UTF-8.
  func text() throws(ScriptError) -> String {
    guard !isTooLong else {
      let message = "this line is too long: \(ScriptLine.limit) bytes are the most"
      throw ScriptError(offset: 0, message: message)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    throw ScriptError(offset: offset, message: "this is not UTF-8; save the file in that encoding")
  }

  /// The place of a byte of the line, as editors count: in characters from 1.
  func location(_ offset: Int, in file: String) -> SourceLocation {
    let column = String(decoding: bytes.prefix(offset), as: UTF8.self).count + 1
    return SourceLocation(file: file, line: number, column: column)
  }
}
