import Foundation

/// Reads a script line by line, holding one portion of it and one line at a time.
struct ScriptReader: ~Copyable {
  private let descriptor: Int32
  /// Takes what is read; `nil` for nobody.
  private let copy: Int32?
  private var portion: [UInt8] = []
  private var start = 0
  private var number = 0
  /// How many bytes were read.
  private(set) var length = 0

  /// Reads what a descriptor has.
  ///
  /// - Parameters:
  ///   - descriptor: The script; it stays open.
  ///   - copy: Where all that is read is written as well.
  init(_ descriptor: Int32, copyingTo copy: Int32? = nil) {
    self.descriptor = descriptor
    self.copy = copy
  }

  /// The next line; `nil` at the end. The last line need not end with a new line.
  ///
  /// - Throws: ``PlaygroundUsageError`` where the script cannot be read.
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
    if let copy { try keep(portion, in: copy) }
    return count > 0
  }

  private func keep(_ portion: [UInt8], in copy: Int32) throws(PlaygroundUsageError) {
    var rest = portion[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(copy, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw PlaygroundUsageError(
          message: "cannot keep the script: \(systemError())",
          topic: "script"
        )
      }
    }
  }
}
