import Foundation
import TestTraits

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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path,
        "-Xcc", "-fmodule-map-file=\(map)",
      ] + conditions.map { "-D\($0)" }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      throw UnavailableError(
        description: "swiftc was not found: put the toolchain that runs these tests on the PATH"
      )
    }
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus != 0, !text.contains(": error: ") else { return text }
    throw UnavailableError(description: "swiftc stopped with \(process.terminationStatus): \(text)")
  }
}
