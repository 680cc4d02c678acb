import Foundation

/// A directory of its own for one test, gone with it.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "http-capabilities-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension URL {
  /// An address that no test calls.
  static let example = URL(filePath: "/people")
}
