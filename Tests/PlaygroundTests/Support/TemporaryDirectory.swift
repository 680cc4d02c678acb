import Foundation

/// A directory that is removed with this object.
final class TemporaryDirectory: Sendable {
  /// The directory's path.
  let path: String
  private let outer: String?

  /// Creates a directory.
  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("playground-tests-\(UUID().uuidString)")
    outer = url.path
    path = url.appendingPathComponent("work").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let hidden = url.appendingPathComponent("hidden").path
    try FileManager.default.createDirectory(atPath: hidden, withIntermediateDirectories: true)
  }

  private init(view path: String) {
    self.path = path
    outer = nil
  }

  deinit {
    if let outer { try? FileManager.default.removeItem(atPath: outer) }
  }

  /// A second directory beside it, which the program under test does not see.
  var hidden: TemporaryDirectory {
    TemporaryDirectory(view: path.replacingSuffix("/work", with: "/hidden"))
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

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
