import Foundation
import Testing

/// A file that holds a mistake and its correction.
///
/// With `REJECTED` defined it must not compile. Above each line that the compiler is to refuse stands
/// `// error: ` and the compiler's whole message, so that a snippet which fails for another reason
/// is not taken for one that fails for this one. Without `REJECTED` it compiles without a word.
struct Snippet: Sendable, CustomTestStringConvertible {
  /// Where it stands, from `Tests/Patterns` on.
  let path: String
  private let file: URL

  /// All snippets of a folder.
  ///
  /// - Parameter folder: The folder, from `Tests/Patterns` on.
  static func all(in folder: String) -> [Snippet] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: at(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { Snippet("\(folder)/\($0)") }
  }

  /// A snippet that stands in a file.
  init(_ path: String) {
    self.path = path
    file = Self.at(path)
  }

  var testDescription: String { path }

  /// An error: its line and its message.
  struct Complaint: Hashable, CustomStringConvertible {
    let line: Int
    let message: String

    var description: String { "line \(line): \(message)" }
  }

  /// The errors that the file says it has.
  func expected() throws -> [Complaint] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// error: ").map { mark in
        Complaint(line: index + 2, message: String(line[mark.upperBound...]))
      }
    }
  }

  /// The errors that the compiler finds where the mistake is in.
  func errors() throws -> [Complaint] {
    let said = try Compiler.typeCheck(file, conditions: ["REJECTED"])
    return said.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^.+?\.swift:(\d+):\d+: error: (.*)$/#).map { match in
        Complaint(line: Int(match.1) ?? 0, message: String(match.2))
      }
    }
  }

  /// All that the compiler says where the mistake is corrected.
  func complaintsOnceCorrected() throws -> String {
    try Compiler.typeCheck(file, conditions: [])
  }

  private static func at(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }
}
