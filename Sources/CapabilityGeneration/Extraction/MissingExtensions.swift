import Foundation

/// The extensions of types that do not exist.
///
/// The compiler crashes if it writes the symbol graph of a module with such an extension. The type
/// can be one that the command is about to generate.
struct MissingExtensions {
  let directory: String
  /// What the compiler printed before it crashed.
  let log: String

  /// Returns the texts of the files without these extensions, by absolute path. Other declarations
  /// keep their lines.
  func textsWithout() throws -> [String: String] {
    let missing = CompilerLog.errors(in: log).filter {
      $0.message.hasPrefix("cannot find type") || $0.message.contains("is not a member type")
    }
    var texts: [String: String] = [:]
    for (path, errors) in Dictionary(grouping: missing, by: \.position.path) {
      let file = path.hasPrefix("/") ? path : "\(directory)/\(path)"
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else { continue }
      let newline = UInt8(ascii: "\n")
      let starts = [0] + data.indices.filter { data[$0] == newline }.map { $0 + 1 }
      func offset(_ line: Int, _ column: Int) -> Int? {
        guard starts.indices.contains(line - 1) else { return nil }
        let offset = starts[line - 1] + column - 1
        return data.indices.contains(offset) ? offset : nil
      }
      let names = errors.compactMap { offset($0.position.line, $0.position.column) }
      var bytes = Array(data)
      for place in try extensions(in: file).reversed() {
        guard let start = offset(place[0], place[1]), let end = offset(place[2], place[3]),
          start <= end,
          names.contains(where: { start <= $0 && $0 <= end && isHead(bytes[start..<$0]) })
        else { continue }
        // Attributes and modifiers in front of it need a declaration.
        let empty = Array("extension Int {}".utf8)
        bytes.replaceSubrange(
          start...end,
          with: empty + bytes[start...end].filter { $0 == newline }
        )
      }
      if bytes != Array(data) { texts[file] = String(decoding: bytes, as: UTF8.self) }
    }
    return texts
  }

  /// Returns the places of the first and last byte of each extension, in the order of the file: two
  /// lines, each with a column.
  private func extensions(in file: String) throws -> [[Int]] {
    let log = FileManager.default.temporaryDirectory.appending(path: "parsed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let words = ["swiftc", "-frontend", "-dump-parse", "-suppress-warnings", file]
    let parsed = try Shell.run(words, in: directory, log: log.path).output
    return parsed.lines.compactMap { line in
      guard line.hasPrefix("  (extension_decl"), let start = line.range(of: " range=["),
        let end = line.range(of: " - line:"), start.upperBound < end.lowerBound
      else { return nil }
      let first = line[start.upperBound..<end.lowerBound].split(separator: ":").suffix(2)
      let last = line[end.upperBound...].prefix { $0 != "]" }.split(separator: ":")
      let numbers = (first + last).compactMap { Int($0) }
      return numbers.count == 4 ? numbers : nil
    }
  }

  /// Returns whether the name of the extended type follows.
  private func isHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: bytes, as: UTF8.self)
    return head.hasPrefix("extension") && head.words.first == "extension"
      && !head.contains { "{:".contains($0) } && !head.words.contains("where")
  }
}
