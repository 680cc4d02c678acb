import Foundation

/// A temporary directory, removed together with this value.
final class SessionDirectory: Sendable {
  /// The path of the directory.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/session-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the directory.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates a named pipe, and opens it for writing.
  ///
  /// It is open for reading too: so the test does not wait for a program that may have ended.
  ///
  /// - Returns: The path of the pipe, and the test's end.
  func pipe(_ name: String) throws -> (path: String, end: FileHandle) {
    guard mkfifo(file(name), 0o600) == 0 else { throw POSIXError(.EIO) }
    guard let end = FileHandle(forUpdatingAtPath: file(name)) else { throw POSIXError(.EIO) }
    return (file(name), end)
  }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  /// Returns the text of a file; `nil` if the file does not exist.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
