import Foundation
import TestTraits

extension TemporaryDirectory {
  /// Creates a named pipe, and opens it for writing.
  ///
  /// It is open for reading too: so the test does not wait for a program that may have ended.
  ///
  /// - Returns: The path of the pipe, and the test's end.
  func pipe(_ name: String) throws -> (path: String, end: FileHandle) {
    guard mkfifo(path(name), 0o600) == 0 else { throw POSIXError(.EIO) }
    guard let end = FileHandle(forUpdatingAtPath: path(name)) else { throw POSIXError(.EIO) }
    return (path(name), end)
  }
}
