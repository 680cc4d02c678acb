import Foundation

/// Reads JSON in one pass and creates values only on request.
///
/// Most of a symbol graph is skipped, and a large one has tens of megabytes. The C library does the
/// work for each byte, because Swift loops are slow in the unoptimized build of the plugin's tool.
struct JSONReader {
  /// The text. Every search stops at its last byte: a brace, or a zero byte after the text.
  private let start: UnsafePointer<UInt8>
  private let count: Int
  private var position = 0
  /// Whether the next key or element is the first one of its object or array.
  private var isFirst = false

  /// The reason why the text cannot be read.
  struct Failure: Error {
    /// The problem and its place.
    var problem: String
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - body: Reads the value; the reader must not escape.
  static func read<Value>(
    _ data: Data,
    _ body: (inout JSONReader) throws -> Value
  ) throws -> Value {
    // Only other text is copied: a large graph takes as much time to copy as to skip.
    let isCopied = data.last != UInt8(ascii: "}")
    return try (isCopied ? data + [0] : data).withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else {
        throw Failure(problem: "no valid JSON")
      }
      var reader = JSONReader(start: start, count: bytes.count - (isCopied ? 1 : 0))
      let value = try body(&reader)
      guard reader.next() == 0, reader.position == reader.count else { throw reader.malformed }
      return value
    }
  }

  /// The error for text that is not JSON from here on.
  private var malformed: Failure { Failure(problem: "no valid JSON at byte \(position)") }

  /// The next byte that is not white space; zero at the end.
  private mutating func next() -> UInt8 {
    guard position < count else { return 0 }
    var byte = start[position]
    // Fast path: one comparison excludes spaces and control characters.
    while byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
      byte = start[position]
    }
    return byte
  }

  // MARK: Objects and arrays

  /// Reads an object.
  ///
  /// - Parameter read: Reads or skips the value of a key.
  mutating func members(_ read: (Text, inout JSONReader) throws -> Void) throws {
    guard next() == UInt8(ascii: "{") else { throw unexpected("an object") }
    position += 1
    isFirst = true
    while try nextItem(end: UInt8(ascii: "}")) {
      let key = try text()
      guard next() == UInt8(ascii: ":") else { throw malformed }
      position += 1
      try read(key, &self)
    }
  }

  /// Reads an array.
  ///
  /// - Parameter read: Reads or skips an element.
  mutating func each(_ read: (inout JSONReader) throws -> Void) throws {
    guard next() == UInt8(ascii: "[") else { throw unexpected("an array") }
    position += 1
    isFirst = true
    while try nextItem(end: UInt8(ascii: "]")) { try read(&self) }
  }

  private mutating func nextItem(end: UInt8) throws -> Bool {
    let byte = next()
    if byte == end {
      position += 1
      isFirst = false
      return false
    }
    if isFirst {
      isFirst = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw malformed }
    position += 1
    return true
  }

  // MARK: Values

  /// A string with its escapes, without its quotes.
  struct Text {
    /// The first byte.
    let start: UnsafePointer<UInt8>
    let count: Int
    let isEscaped: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    static func ~= (name: StaticString, text: Text) -> Bool {
      name.utf8CodeUnitCount == text.count && memcmp(name.utf8Start, text.start, text.count) == 0
    }
  }

  /// Reads a string without creating a `String`.
  mutating func text() throws -> Text {
    guard next() == UInt8(ascii: "\"") else { throw unexpected("a string") }
    let first = start + position + 1
    var end = first
    var isEscaped = false
    repeat {
      let left = count - (end - start)
      guard left > 0, let quote = memchr(end, 0x22, left) else { throw malformed }
      let found = UnsafePointer(quote.assumingMemoryBound(to: UInt8.self))
      isEscaped = isEscaped || memchr(end, 0x5C, found - end) != nil
      // A quote after an odd number of backslashes is escaped.
      var slashes = 0
      if isEscaped { while (found - slashes) > first, found[-1 - slashes] == 0x5C { slashes += 1 } }
      end = found + 1
      if slashes % 2 == 0 { break }
    } while true
    position = end - start
    return Text(start: first, count: end - 1 - first, isEscaped: isEscaped)
  }

  mutating func string() throws -> String { try string(of: text()) }

  /// Returns the string without its escapes.
  func string(of text: Text) throws -> String {
    guard text.isEscaped else { return String(decoding: text.bytes, as: UTF8.self) }
    let quoted = Data("\"".utf8) + Data(text.bytes) + Data("\"".utf8)
    guard let string = try? JSONDecoder().decode(String.self, from: quoted) else { throw malformed }
    return string
  }

  /// Reads an integer that is not negative.
  mutating func integer() throws -> Int {
    var value = 0
    var digits = 0
    var byte = next()
    while byte >= 0x30, byte <= 0x39, digits < 18 {
      value = value * 10 + Int(byte - 0x30)
      digits += 1
      position += 1
      byte = start[position]
    }
    guard digits > 0 else { throw unexpected("a number") }
    return value
  }

  /// Reads `true` or `false`.
  mutating func boolean() throws -> Bool {
    let isTrue = next() == UInt8(ascii: "t")
    let word: StaticString = isTrue ? "true" : "false"
    let length = word.utf8CodeUnitCount
    guard position + length <= count, memcmp(word.utf8Start, start + position, length) == 0 else {
      throw unexpected("true or false")
    }
    position += length
    return isTrue
  }

  mutating func skip() throws {
    var depth = 0
    repeat {
      switch next() {
      case UInt8(ascii: "\""): _ = try text()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw malformed }
        depth -= 1
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw malformed }
        position += 1
      case 0: throw malformed
      default: skipWord()
      }
    } while depth > 0
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipWord() {
    while true {
      switch start[position] {
      case 0, 0x20, 0x0A, 0x0D, 0x09, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: return
      default: position += 1
      }
    }
  }

  private mutating func unexpected(_ wanted: String) -> Failure {
    guard next() != 0 else { return malformed }
    return Failure(problem: "not \(wanted) at byte \(position)")
  }
}
