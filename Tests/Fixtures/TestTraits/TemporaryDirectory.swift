package import Foundation
import Testing

/// A directory that is removed with this object.
package final class TemporaryDirectory: Sendable {
  /// The path of the directory.
  package let path: String

  /// Creates a directory. A failure is an issue of the running test.
  package init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID())").path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      Issue.record(error)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of the files in the directory.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the path of a file in the directory.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  package func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file, and creates the folders in its name.
  package func write(_ name: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: path(name))
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Returns the text of a file; `nil` if the file does not exist.
  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
