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
    throw ScriptError(
      offset: bytes.validUTF8Count,
      message: "this is not UTF-8; save the file in that encoding"
    )
  }

  /// Returns the place of a byte of the line.
  func location(_ offset: Int, in file: String) -> ScriptLocation {
    let column = String(decoding: bytes.prefix(offset), as: UTF8.self).count + 1
    return ScriptLocation(file: file, line: number, column: column)
  }
}

/// A place in a script, in the format that editors recognize: `FILE:LINE:COLUMN`.
struct ScriptLocation: CustomStringConvertible {
  /// The script's path as the user wrote it; `<stdin>` for standard input.
  let file: String
  /// The line, counted from 1.
  let line: Int
  /// The character in the line, counted from 1.
  let column: Int

  var description: String { "\(file):\(line):\(column)" }
}
