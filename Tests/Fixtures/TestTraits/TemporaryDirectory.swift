import Foundation

/// A directory that is removed with this object.
package final class TemporaryDirectory: Sendable {
  /// The path of the directory.
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
