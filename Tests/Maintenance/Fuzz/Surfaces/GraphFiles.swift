import Foundation
import TestTraits
import Testing

/// Symbol graphs of real modules, written by the installed compiler.
enum GraphFiles {
  /// The packages in `Tests/Fixtures/Generation` whose module `Shop` has no dependencies.
  private static let packages = ["wire-rules", "derive-odd", "adapt-odd", "rules-values"]

  /// Writes the symbol graphs, unless they exist.
  ///
  /// - Parameter folder: The output folder.
  static func write(to folder: String) throws {
    for package in packages where !FileManager.default.fileExists(atPath: path(package, folder)) {
      let output = "\(folder)/\(package)"
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fixtures/Generation/\(package)/Sources/Shop").standardized.path
      let files = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
      _ = try runCommand(
        [
          "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Shop",
          "-emit-module", "-emit-module-path", "\(output)/Shop.swiftmodule",
          "-emit-symbol-graph", "-emit-symbol-graph-dir", output,
          "-symbol-graph-minimum-access-level", "internal", "-package-name", "fixture",
          "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
          "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        ] + files.filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
      )
      guard FileManager.default.fileExists(atPath: path(package, folder)) else {
        throw MissingGraphError(description: "swiftc wrote no symbol graph for \(sources)")
      }
    }
  }

  /// The compiler did not write a symbol graph.
  private struct MissingGraphError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the symbol graphs.
  static func read(from folder: String) -> [Data] {
    packages.compactMap { try? Data(contentsOf: URL(fileURLWithPath: path($0, folder))) }
  }

  private static func path(_ package: String, _ folder: String) -> String {
    "\(folder)/\(package)/Shop.symbols.json"
  }
}
