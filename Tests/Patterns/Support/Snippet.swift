import Foundation
import TestTraits
import Testing

/// A file with a mistake and its correction.
///
/// With `REJECTED` defined it must not compile. The comment above each incorrect line contains
/// `// error: ` and the whole message of the compiler, so that a snippet that fails for another reason
/// fails its test. Without `REJECTED`, the file compiles without a warning.
struct Snippet: Sendable, CustomTestStringConvertible {
  /// The path relative to `Tests/Patterns`.
  let path: String
  private let file: URL

  /// Returns all snippets of a folder.
  ///
  /// - Parameter folder: The path of the folder relative to `Tests/Patterns`.
  static func all(in folder: String) -> [Snippet] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: at(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { Snippet("\(folder)/\($0)") }
  }

  init(_ path: String) {
    self.path = path
    file = Self.at(path)
  }

  var testDescription: String { path }

  /// An error message of the compiler and its line.
  struct CompilerError: Hashable, CustomStringConvertible {
    let line: Int
    let message: String

    var description: String { "line \(line): \(message)" }
  }

  /// Returns the errors that the comments of the file announce.
  func expected() throws -> [CompilerError] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// error: ").map { mark in
        CompilerError(line: index + 2, message: String(line[mark.upperBound...]))
      }
    }
  }

  /// Returns the errors that the compiler reports for the mistake.
  func errors() throws -> [CompilerError] {
    let output = try typeCheck("-DREJECTED")
    return output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^.+?\.swift:(\d+):\d+: error: (.*)$/#).map { match in
        CompilerError(line: Int(match.1) ?? 0, message: String(match.2))
      }
    }
  }

  /// Type-checks the file: without options, the correction.
  ///
  /// - Returns: The output of the compiler, which is empty without errors and warnings.
  func typeCheck(_ options: String...) throws -> String {
    let modules = buildDirectory.appendingPathComponent("Modules").path
    let map = buildDirectory.appendingPathComponent("CIssueHook.build/module.modulemap").path
    let fixed = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path]
    let result = try runCommand(fixed + ["-Xcc", "-fmodule-map-file=\(map)"] + options)
    let text = result.output + result.errors
    let hasErrors = text.contains(": error: ")
    #expect((result.status == 0) != hasErrors, "swiftc stopped with \(result.status): \(text)")
    return text
  }

  private static func at(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }
}
