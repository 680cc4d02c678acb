import Foundation

/// The compiler of the toolchain that these tests were built with.
enum Compiler {
  /// Why nothing could be checked.
  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  /// Checks the types of a file that imports modules of this package, as a client's file would.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - conditions: What it is compiled with (`-D`).
  /// - Returns: Everything that the compiler says: nothing where all is well.
  static func typeCheck(_ file: URL, conditions: [String]) throws -> String {
    let modules = built.appendingPathComponent("Modules").path
    let map = built.appendingPathComponent("CIssueHook.build/module.modulemap").path
    for path in [modules, map] where !FileManager.default.fileExists(atPath: path) {
      throw Trouble(description: "\(path) is missing: the build puts it beside these tests")
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
      throw Trouble(
        description: "swiftc was not found: put the toolchain that runs these tests on the PATH"
      )
    }
    let said = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus != 0, !said.contains(": error: ") else { return said }
    throw Trouble(description: "swiftc stopped with \(process.terminationStatus): \(said)")
  }

  /// The folder that the build put the tests, and the modules, in.
  private static let built: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let tests = bundle.bundleURL
    #else
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #endif
    return tests.deletingLastPathComponent()
  }()
}
