import Foundation

/// A directory that is removed with this object.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("membership-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the directory.
  func path(_ name: String = "membership.sqlite") -> String {
    url.appendingPathComponent(name).path
  }
}
