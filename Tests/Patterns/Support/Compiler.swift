import Foundation
import TestTraits
import Testing

/// The compiler of the toolchain that these tests were built with.
enum Compiler {
  /// An error that prevents the check.
  struct UnavailableError: Error, CustomStringConvertible {
    let description: String
  }

  /// Type-checks a file that imports modules of this package.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - conditions: The compilation conditions (`-D`).
  /// - Returns: The output of the compiler, which is empty without errors and warnings.
  static func typeCheck(_ file: URL, conditions: [String]) throws -> String {
    let modules = buildDirectory.appendingPathComponent("Modules").path
    let map = buildDirectory.appendingPathComponent("CIssueHook.build/module.modulemap").path
    for path in [modules, map] where !FileManager.default.fileExists(atPath: path) {
      throw UnavailableError(description: "\(path) is missing: build the tests first")
    }
    let fixed = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path]
    let result = try runCommand(
      fixed + ["-Xcc", "-fmodule-map-file=\(map)"] + conditions.map { "-D\($0)" }
    )
    guard result.status != 127 else {
      throw UnavailableError(
        description: "swiftc was not found: put the toolchain that runs these tests on the PATH"
      )
    }
    let text = result.output + result.errors
    guard result.status != 0, !text.contains(": error: ") else { return text }
    throw UnavailableError(description: "swiftc stopped with \(result.status): \(text)")
  }
}
