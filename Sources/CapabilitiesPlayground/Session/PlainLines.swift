/// Splits what comes in portions into lines, holding one at a time.
struct PlainLines {
  /// One line.
  enum Line: Equatable {
    case text(String)
    /// It has more than ``LineBuffer/limit`` bytes.
    case tooLong
    /// It is no UTF-8, from this character on, counted from 1.
    case invalid(column: Int)
  }

  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// The lines that a portion completes.
  mutating func lines(in portion: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = portion[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      lines.append(take())
      rest = rest[(end + 1)...]
    }
    add(rest)
    return lines
  }

  /// The last line, which need not have an end.
  mutating func rest() -> Line? {
    bytes.isEmpty && !isTooLong ? nil : take()
  }

  private mutating func add(_ piece: ArraySlice<UInt8>) {
    isTooLong = isTooLong || bytes.count + piece.count > LineBuffer.limit
    if isTooLong { bytes = [] } else { bytes += piece }
  }

  private mutating func take() -> Line {
    defer { (bytes, isTooLong) = ([], false) }
    guard !isTooLong else { return .tooLong }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    let valid = String(decoding: bytes.prefix(bytes.validUTF8Count), as: UTF8.self)
    return .invalid(column: valid.count + 1)
  }
}
