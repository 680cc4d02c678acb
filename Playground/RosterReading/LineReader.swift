import Foundation
package import Membership

/// One line of a file.
package struct FileLine: Equatable {
  /// The line's number, counted from 1.
  package let number: Int
  /// The line without its line break; only the first bytes if the line is too long.
  package let bytes: [UInt8]
  /// Whether the line is longer than ``LineReader/limit``.
  package let isTooLong: Bool
  /// The offset of the next line in bytes.
  package var end = 0
}

/// Reads a file line by line. It holds one buffer and one line at a time.
package struct LineReader: ~Copyable {
  /// The maximum length of a line in bytes: 1 MiB.
  package static let limit = 1 << 20
  /// The number of bytes to keep of a longer line, to identify it.
  package static let excerpt = 1 << 10

  /// The file's size in bytes when it was opened.
  package let size: Int
  /// The number of bytes that were returned.
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
  ///   - portionSize: The size of the buffer in bytes; at least 1.
  /// - Throws: ``RosterImportError/roster(_:)`` if the path cannot be opened or is not a regular
  ///   file.
  package init(path: String, portionSize: Int = 1 << 16) throws(RosterImportError) {
    // Non-blocking, because opening a pipe would wait for a writer.
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

  /// Returns the next line; `nil` at the end. The last line may lack a line break.
  ///
  /// - Throws: ``RosterImportError/roster(_:)`` if the file cannot be read.
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

  /// Reads more bytes; returns `false` at the end of the file.
  private mutating func refill() throws(RosterImportError) -> Bool {
    var count = 0
    repeat {
      portion = [UInt8](unsafeUninitializedCapacity: portionSize) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, portionSize)
        initialized = max(0, count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .roster("cannot read \(path): \(systemError())") }
    // If the file was truncated, the last line is incomplete and could name another person.
    guard count > 0 || position >= size else {
      throw .roster("cannot read \(path) to its end: the file was truncated")
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
