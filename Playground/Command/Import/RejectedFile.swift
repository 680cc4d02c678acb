import CapabilitiesPlayground
import Foundation
import Membership
import RosterReading
import Synchronization

/// The lines of a roster that made nobody a member, with their reasons, beside the roster.
///
/// They are written under a temporary name that becomes the real one at the roster's end, so the
/// file is complete or not there. It is the owner's alone. The temporary file is locked: two
/// imports of one roster cannot mix.
final class RejectedFile: Sendable {
  /// The name of the complete file.
  let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private let buffer = Mutex<(bytes: [UInt8], count: Int)>(([], 0))

  /// Opens the temporary file.
  ///
  /// - Parameter roster: The roster's path; its rejected lines go to `NAME.rejected.jsonl`.
  /// - Throws: ``RosterImportError/roster(_:)`` where it cannot be written, or where another
  ///   import of the same roster is running.
  init(roster: String) throws(RosterImportError) {
    let stem = roster.hasSuffix(".jsonl") ? String(roster.dropLast(6)) : roster
    path = stem + ".rejected.jsonl"
    temporaryPath = path + ".partial"
    descriptor = try RejectedFile.openLocked(temporaryPath)
  }

  deinit { close(descriptor) }

  /// How many lines were added.
  var count: Int { buffer.withLock { $0.count } }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - line: The line of the roster.
  ///   - column: Where in it something is wrong, counted from 1.
  ///   - reason: What is wrong, or why the person was refused.
  func add(_ line: FileLine, column: Int, reason: String) throws(RosterImportError) {
    let text = String(decoding: line.bytes, as: UTF8.self)
    let fields = [
      "\"line\":\(line.number)", "\"column\":\(column)", "\"reason\":\(jsonText(reason))",
      "\"text\":\(jsonText(text))",
    ]
    let isWhole = line.isTooLong ? ",\"isTruncated\":true" : ""
    let entry = "{\(fields.joined(separator: ","))\(isWhole)}\n"
    try buffer.withLock { buffer throws(RosterImportError) in
      buffer.count += 1
      buffer.bytes += entry.utf8
      if buffer.bytes.count > 1 << 16 { try flush(&buffer.bytes) }
    }
  }

  /// Gives the file its name, if this run has looked at the whole roster.
  ///
  /// A part of the lines takes the place of no complete file: it stays under the temporary name.
  /// And where nothing was added there is no file; an earlier run's is removed.
  ///
  /// - Parameter sawWholeRoster: Whether the import came to the roster's end.
  /// - Returns: The file that holds this run's lines; `nil` where there are none.
  func finish(sawWholeRoster: Bool) throws(RosterImportError) -> String? {
    try buffer.withLock { buffer throws(RosterImportError) in
      guard buffer.count > 0 else {
        unlink(temporaryPath)
        if sawWholeRoster { unlink(path) }
        return nil
      }
      try flush(&buffer.bytes)
      guard fsync(descriptor) == 0 else { throw failure() }
      guard sawWholeRoster else { return temporaryPath }
      guard rename(temporaryPath, path) == 0 else { throw failure() }
      return path
    }
  }

  private func flush(_ bytes: inout [UInt8]) throws(RosterImportError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard written >= 0 || errno == EINTR else { throw failure() }
      rest = rest.dropFirst(max(0, written))
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private func failure() -> RosterImportError {
    .roster("cannot write \(temporaryPath): \(systemError())")
  }

  private static func openLocked(_ path: String) throws(RosterImportError) -> Int32 {
    while true {
      // Not through a link, which somebody may have planted, and not into a pipe.
      let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = open(path, flags, 0o600)
      guard descriptor >= 0 else {
        let reason = errno == ELOOP ? "it is a link, which may lead anywhere" : systemError()
        throw .roster("cannot write \(path): \(reason)")
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw .roster("another import of this roster is running: it has locked \(path)")
      }
      // Between opening and locking, another import may have ended and taken the file away.
      var opened = stat()
      var named = stat()
      if fstat(descriptor, &opened) == 0, lstat(path, &named) == 0, opened.st_ino == named.st_ino {
        guard opened.st_mode & S_IFMT == S_IFREG, opened.st_nlink == 1 else {
          close(descriptor)
          throw .roster("cannot write \(path): it is not a file, or one with a second name")
        }
        guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else {
          close(descriptor)
          throw .roster("cannot write \(path): \(systemError())")
        }
        return descriptor
      }
      close(descriptor)
    }
  }
}

/// A text as JSON has it, with its quotation marks. What steers a terminal, or cannot be seen, is
/// escaped.
private func jsonText(_ text: String) -> String {
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": json += "\\\""
    case "\\": json += "\\\\"
    case "\n": json += "\\n"
    case "\r": json += "\\r"
    case "\t": json += "\\t"
    case _ where scalar.isControl || scalar.isInvisible:
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}
