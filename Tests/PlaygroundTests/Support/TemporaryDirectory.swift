import Foundation

/// A directory that lasts as long as the value that made it.
final class TemporaryDirectory: Sendable {
  /// Its path.
  let path: String
  private let outer: String?

  /// Makes a new one.
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

  /// A directory beside it, for what the program under test is not to see.
  var hidden: TemporaryDirectory {
    TemporaryDirectory(view: path.replacingSuffix("/work", with: "/hidden"))
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file.
  func write(_ name: String, _ data: Data) throws {
    try data.write(to: URL(fileURLWithPath: path(name)))
  }

  /// A file's text; `nil` where there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of the files in it.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
