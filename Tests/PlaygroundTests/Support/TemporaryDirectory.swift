import Foundation

/// A directory that is removed with this object.
final class TemporaryDirectory: Sendable {
  let path: String
  /// A second directory beside it, which the program under test does not see.
  let hidden = "../hidden"
  private let both: URL

  init() throws {
    both = FileManager.default.temporaryDirectory
      .appendingPathComponent("playground-tests-\(UUID().uuidString)")
    path = "\(both.path)/work"
    for path in [path, "\(both.path)/hidden"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: both)
  }

  /// Returns the path of a file in the directory.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file.
  func write(_ name: String, _ data: Data) throws {
    try data.write(to: URL(fileURLWithPath: path(name)))
  }

  /// Returns a file's text, or `nil`.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of the files in the directory.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
