import CapabilitiesPlayground
import Foundation
import Membership
import RosterReading
import Synchronization

/// The file of a roster's rejected lines with their reasons, beside the roster.
///
/// The lines are written to a temporary file, which is renamed at the end of the roster. So the
/// file is either complete or missing. Only its owner can access it. A lock on the temporary file
/// prevents two imports of one roster at the same time.
final class RejectedFile: Sendable {
  /// The path of the complete file.
  let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private let buffer = Mutex<(bytes: [UInt8], count: Int)>(([], 0))

  /// Opens the temporary file.
  ///
  /// - Parameter roster: The roster's path. Rejected lines of `NAME.jsonl` go to
  ///   `NAME.rejected.jsonl`.
  /// - Throws: ``RosterImportError/roster(_:)`` if the file cannot be written, or if another import
  ///   of the roster is running.
  init(roster: String) throws(RosterImportError) {
    let stem = roster.hasSuffix(".jsonl") ? String(roster.dropLast(6)) : roster
    path = stem + ".rejected.jsonl"
    temporaryPath = path + ".partial"
    descriptor = try RejectedFile.openLocked(temporaryPath)
  }

  deinit { close(descriptor) }

  /// The number of lines in the file.
  var count: Int { buffer.withLock { $0.count } }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - column: The column of the error, counted from 1.
  ///   - reason: The reason why the line was rejected.
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

  /// Renames the file if this run has read the whole roster; otherwise it keeps its temporary name.
  ///
  /// If nothing was added, removes the file, and that of an earlier run if the whole roster was
  /// read.
  ///
  /// - Parameter sawWholeRoster: Whether the import reached the end of the roster.
  /// - Returns: The path of this run's file; `nil` if nothing was added.
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
      // Do not follow a planted link, and do not block on a pipe.
      let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = open(path, flags, 0o600)
      guard descriptor >= 0 else {
        let reason = errno == ELOOP ? "it is a symbolic link" : systemError()
        throw .roster("cannot write \(path): \(reason)")
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw .roster("another import of this roster is running and has locked \(path)")
      }
      // Another import may have removed the file between opening and locking it.
      var opened = stat()
      var named = stat()
      guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0 || errno == ENOENT else {
        let reason = systemError()
        close(descriptor)
        throw .roster("cannot write \(path): \(reason)")
      }
      if opened.st_ino == named.st_ino {
        guard opened.st_mode & S_IFMT == S_IFREG, opened.st_nlink == 1 else {
          close(descriptor)
          throw .roster("cannot write \(path): it is not a file, or it has a second hard link")
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

/// Returns a text as a JSON string. Control and invisible characters are escaped.
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
