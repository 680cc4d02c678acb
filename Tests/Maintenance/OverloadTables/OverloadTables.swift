import Foundation

/// The program that writes the overload tables of `Capabilities`.
@main
struct OverloadTables {
  static let help = """
    USAGE: swift run --package-path Tests/Maintenance overload-tables [--help]

    Writes the overload tables in Sources, and prints the path of each changed file.

      --help    Print this text.
    """

  private static let command = "swift run --package-path Tests/Maintenance overload-tables"

  static func main() {
    switch CommandLine.arguments.dropFirst() {
    case []: finish { try write() }
    case ["--help"], ["-h"]: print(help)
    default:
      printError("error: unknown arguments; see \(command) --help")
      exit(64)
    }
  }

  /// The repository's root, when this program was built.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files whose text on disk differs from this program's output.
  static func stale(under root: URL) -> [GeneratedFile] {
    GeneratedFile.all.filter { file in
      (try? String(contentsOf: root.appending(path: file.path), encoding: .utf8)) != file.contents
    }
  }

  private static func write() throws {
    let stale = stale(under: root)
    for file in stale {
      let url = root.appending(path: file.path)
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try file.contents.write(to: url, atomically: true, encoding: .utf8)
      print("wrote \(file.path)")
    }
    if stale.isEmpty { print("all \(GeneratedFile.all.count) files were current") }
  }

  private static func finish(_ work: () throws -> Void) {
    do { try work() } catch {
      printError("error: \(error)")
      exit(1)
    }
  }

  private static func printError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
