import Foundation

/// Reads a script line by line. Memory holds one portion and one line. Reading stops at a line that is
/// too long, because a file such as `/dev/zero` never ends one.
struct ScriptReader: ~Copyable {
  private let descriptor: Int32
  /// The descriptor that receives a copy of the script, if any.
  private let copy: Int32?
  private var splitter = LineSplitter()
  /// Lines that were read ahead, the next one last.
  private var ahead: [ScriptLine] = []
  private var isOver = false
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
    while ahead.isEmpty, !isOver {
      let portion = try readPortion()
      ahead = splitter.lines(in: portion).reversed()
      guard portion.isEmpty || splitter.isTooLong && ahead.isEmpty else { continue }
      isOver = true
      ahead = splitter.rest().map { [$0] } ?? []
    }
    return ahead.popLast()
  }

  private func error(_ verb: String, _ code: Int32) -> PlaygroundUsageError {
    let reason = systemText(Int(code))
    return PlaygroundUsageError(message: "cannot \(verb) the script: \(reason)", topic: "script")
  }

  /// Reads the next portion; an empty one at the end.
  private mutating func readPortion() throws(PlaygroundUsageError) -> [UInt8] {
    var portion: [UInt8] = []
    var count = 0
    repeat {
      portion = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw error("read", errno) }
    length += count
    let failure = copy.map { writeAll(portion, to: $0) } ?? 0
    guard failure == 0 else { throw error("copy", failure) }
    return portion
  }
}

/// Splits portions of input into lines. Memory holds one line.
struct LineSplitter {
  private var bytes: [UInt8] = []
  private var number = 0
  /// Whether the line that has not ended yet is too long.
  private(set) var isTooLong = false

  /// Returns the lines that a portion completes.
  mutating func lines(in portion: [UInt8]) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    var rest = portion[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      lines.append(take())
      rest = rest[(end + 1)...]
    }
    add(rest)
    return lines
  }

  /// Returns the last line, if it has no line break.
  mutating func rest() -> ScriptLine? { bytes.isEmpty ? nil : take() }

  private mutating func add(_ piece: ArraySlice<UInt8>) {
    isTooLong = isTooLong || bytes.count + piece.count > ScriptLine.limit
    bytes += piece.prefix(ScriptLine.limit - bytes.count)
  }

  private mutating func take() -> ScriptLine {
    defer { (bytes, isTooLong) = ([], false) }
    number += 1
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1 { bytes = Array(bytes.withoutByteOrderMark) }
    return ScriptLine(number: number, bytes: bytes, isTooLong: isTooLong)
  }
}

struct ScriptLine: Sendable {
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
      throw ScriptError("this line is longer than \(ScriptLine.limit) bytes", at: 0)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw ScriptError("this is not UTF-8; save the file as UTF-8", at: bytes.validUTF8Count)
  }

  /// Returns the place of a byte of the line.
  func location(_ offset: Int, in file: String, run: Int = 0) -> ScriptLocation {
    let column = String(decoding: bytes.prefix(offset), as: UTF8.self).count + 1
    return ScriptLocation(file: file, line: number, column: column, run: run)
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
  /// The number of commands that ran before: a script that is included twice runs its lines twice.
  var run = 0

  var description: String { "\(file):\(line):\(column)" }
}
