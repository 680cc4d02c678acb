import Foundation
package import Membership

/// One line of a file.
package struct FileLine: Equatable {
  /// Counted from 1.
  package let number: Int
  /// Its bytes without the line's end; only the first ones where it is too long.
  package let bytes: [UInt8]
  /// Whether it is longer than ``LineReader/limit``.
  package let isTooLong: Bool
  /// Where the next line starts, in bytes from 0.
  package var end = 0
}

/// Reads a file line by line, holding one portion of it and one line at a time.
package struct LineReader: ~Copyable {
  /// The most bytes that a line may have: 1 MiB.
  package static let limit = 1 << 20
  /// How many bytes of a longer line are kept, to tell which one it was.
  package static let excerpt = 1 << 10

  /// The file's size in bytes when it was opened.
  package let size: Int
  /// How many bytes have been handed out.
  package private(set) var position = 0
  private let path: String
  private let descriptor: Int32
  private let portionSize: Int
  private var portion: [UInt8] = []
  private var start = 0
  private var number = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - portionSize: How many bytes are read at a time, at least one. It changes no line.
  /// - Throws: ``RosterImportError/roster(_:)`` where it cannot be opened, or is not a file.
  package init(path: String, portionSize: Int = 1 << 16) throws(RosterImportError) {
    // Without waiting: a pipe would have nobody at its other end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .roster("cannot open \(path): \(systemError())") }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is not a file"
      throw .roster("cannot open \(path): \(kind)")
    }
    self.path = path
    self.descriptor = descriptor
    self.portionSize = portionSize
    self.size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The next line; `nil` at the end. The last line need not end with a new line.
  ///
  /// - Throws: ``RosterImportError/roster(_:)`` where the file cannot be read.
  package mutating func next() throws(RosterImportError) -> FileLine? {
    var bytes: [UInt8] = []
    var length = 0
    var isComplete = false
    while !isComplete {
      if start == portion.count, try !refill() { break }
      let rest = portion[start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let piece = rest[..<(end ?? rest.endIndex)]
      length += piece.count
      if length <= LineReader.limit {
        bytes += piece
      } else {
        bytes.shorten(to: LineReader.excerpt)
      }
      start = end.map { $0 + 1 } ?? portion.count
      position += piece.count + (end == nil ? 0 : 1)
      isComplete = end != nil
    }
    guard isComplete || length > 0 else { return nil }
    return line(bytes, length: length)
  }

  private mutating func line(_ bytes: [UInt8], length: Int) -> FileLine {
    number += 1
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1 { bytes = Array(bytes.withoutByteOrderMark) }
    return FileLine(
      number: number,
      bytes: bytes,
      isTooLong: length > LineReader.limit,
      end: position
    )
  }

  /// Reads the next portion; `false` at the end of the file.
  private mutating func refill() throws(RosterImportError) -> Bool {
    var count = 0
    repeat {
      portion = [UInt8](unsafeUninitializedCapacity: portionSize) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, portionSize)
        initialized = max(0, count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .roster("cannot read \(path): \(systemError())") }
    // Half a line that is left over would be somebody else's line.
    guard count > 0 || position >= size else {
      throw .roster("cannot read \(path) to its end: it became shorter meanwhile")
    }
    start = 0
    return count > 0
  }
}

extension [UInt8] {
  fileprivate mutating func shorten(to limit: Int) {
    guard count > limit else { return }
    self = Array(prefix(limit))
  }
}
