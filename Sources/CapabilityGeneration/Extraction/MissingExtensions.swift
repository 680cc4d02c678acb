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
      var text = String(decoding: data, as: UTF8.self)
      let places = errors.map { place($0.position.line, $0.position.column) }
      for range in try extensions(in: file).reversed() {
        text = removing(range, from: text, ifExtending: places)
      }
      if text.utf8.count != data.count { texts[file] = text }
    }
    return texts
  }

  /// Returns a place in a file whose path does not matter.
  private func place(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(path: "", line: line, column: column)
  }

  /// Returns the places of the first and last byte of each extension, in the order of the file.
  private func extensions(in file: String) throws -> [ClosedRange<SourcePosition>] {
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
      guard numbers.count == 4 else { return nil }
      let places = (place(numbers[0], numbers[1]), place(numbers[2], numbers[3]))
      return places.0 <= places.1 ? places.0...places.1 : nil
    }
  }

  /// Replaces an extension by an empty one if one of the errors is at the name of its type.
  private func removing(
    _ range: ClosedRange<SourcePosition>,
    from text: String,
    ifExtending places: [SourcePosition]
  ) -> String {
    let bytes = Array(text.utf8)
    guard let start = offset(of: range.lowerBound, in: bytes),
      let end = offset(of: range.upperBound, in: bytes),
      places.contains(where: { place in
        guard range.contains(place), let name = offset(of: place, in: bytes) else { return false }
        let head = String(decoding: bytes[start..<name], as: UTF8.self)
        return head.hasPrefix("extension") && head.words.first == "extension"
          && !head.contains { "{:".contains($0) } && !head.words.contains("where")
      })
    else { return text }
    let lines = bytes[start...end].filter { $0 == UInt8(ascii: "\n") }
    // Attributes and modifiers in front of it need a declaration.
    let empty = Array("extension Int {}".utf8)
    return String(decoding: bytes[..<start] + empty + lines + bytes[(end + 1)...], as: UTF8.self)
  }

  private func offset(of place: SourcePosition, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(place.line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let offset = start + place.column - 1
    return bytes.indices.contains(offset) ? offset : nil
  }
}
