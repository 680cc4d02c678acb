import Foundation

/// A directory that lasts as long as the value that made it.
final class SessionDirectory: Sendable {
  /// Its path.
  let path: String

  /// Makes a new one.
  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/session-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a pipe with a name.
  ///
  /// - Returns: Its path.
  func pipe(_ name: String) throws -> String {
    guard mkfifo(file(name), 0o600) == 0 else { throw POSIXError(.EIO) }
    return file(name)
  }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  /// A file's text; `nil` where there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Optional where Wrapped: Sendable {
  /// The value; an error where there is none.
  var unwrapped: Wrapped {
    get throws {
      guard let self else { throw POSIXError(.ENOENT) }
      return self
    }
  }
}
