import Foundation

/// Reads a script line by line. Memory holds one portion and one line.
struct ScriptReader: ~Copyable {
  private let descriptor: Int32
  /// The descriptor that receives a copy of the script, if any.
  private let copy: Int32?
  private var portion: [UInt8] = []
  private var start = 0
  private var number = 0
  /// The number of bytes read so far.
  private(set) var length = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the script, which stays open.
  ///   - copy: The descriptor that receives a copy of the script, if any.
  init(_ descriptor: Int32, copyingTo copy: Int32? = nil) {
    self.descriptor = descriptor
    self.copy = copy
  }

  /// Returns the next line; `nil` at the end. The last line can be without a line break.
  ///
  /// - Throws: ``PlaygroundUsageError`` if the script cannot be read.
  mutating func next() throws(PlaygroundUsageError) -> ScriptLine? {
    var bytes: [UInt8] = []
    var length = 0
    var isComplete = false
    while !isComplete {
      if start == portion.count, try !refill() { break }
      let end = portion[start...].firstIndex(of: UInt8(ascii: "\n"))
      let piece = portion[start..<(end ?? portion.endIndex)]
      length += piece.count
      if length <= ScriptLine.limit { bytes += piece }
      start = end.map { $0 + 1 } ?? portion.count
      isComplete = end != nil
    }
    guard isComplete || length > 0 else { return nil }
    number += 1
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1 { bytes = Array(bytes.withoutByteOrderMark) }
    return ScriptLine(number: number, bytes: bytes, isTooLong: length > ScriptLine.limit)
  }

  /// Reads the next portion; `false` at the end.
  private mutating func refill() throws(PlaygroundUsageError) -> Bool {
    var count = 0
    repeat {
      portion = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else {
      throw PlaygroundUsageError(
        message: "cannot read the script: \(systemError())",
        topic: "script"
      )
    }
    start = 0
    length += count
    if let copy { try append(portion, to: copy) }
    return count > 0
  }

  private func append(_ portion: [UInt8], to copy: Int32) throws(PlaygroundUsageError) {
    var rest = portion[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(copy, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw PlaygroundUsageError(
          message: "cannot copy the script: \(systemError())",
          topic: "script"
        )
      }
    }
  }
}

struct ScriptLine {
  /// The maximum length of a line: 1 MiB.
  static let limit = 1 << 20

  /// The number of the line, counted from 1.
  let number: Int
  /// The bytes without the line break; only the first ones if the line is too long.
  let bytes: [UInt8]
  /// Whether it is longer than ``limit``.
  let isTooLong: Bool

  /// Returns the line as text.
  ///
  /// - Throws: ``ScriptError`` if the line is too long or is not UTF-8.
  func text() throws(ScriptError) -> String {
    guard !isTooLong else {
      let message = "this line is longer than \(ScriptLine.limit) bytes"
      throw ScriptError(offset: 0, message: message)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw ScriptError(
      offset: bytes.validUTF8Count,
      message: "this is not UTF-8; save the file as UTF-8"
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
