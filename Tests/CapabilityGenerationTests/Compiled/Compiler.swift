import Foundation
import TestTraits
import Testing

/// Compiles generated code.
enum Compiler {
  /// Compiles as a library in Swift 6 mode.
  ///
  /// - Returns: The compiler's diagnostics.
  static func run(_ arguments: [String], in directory: String) throws -> String {
    let fixed = [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-Xfrontend", "-no-color-diagnostics",
    ]
    let result = try runCommand(fixed + arguments, in: directory)
    return result.output + result.errors
  }
}

/// The real modules of the toolkit, for fixtures whose small versions are not enough.
enum Toolkit {
  /// The flags for a module that imports `Capabilities`.
  static let flags = Result { try build(["Capabilities"]) }
  /// The flags for a module that imports all libraries that generated code uses.
  static let all = Result {
    try build([
      "Capabilities", "CapabilityLifetimes", "CapabilityStreams", "CapabilityTranscripts",
      "CapabilityGraphs", "CapabilitiesPlayground",
    ])
  }

  /// The folder of the modules, which the process removes when it exits.
  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: Toolkit.folder) }
    return FileManager.default.temporaryDirectory.appending(path: "toolkit-\(UUID())")
  }()

  private static func build(_ modules: [String]) throws -> [String] {
    let package = FixturePackage.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = self.folder.appending(path: "\(modules.count)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let maps = ["CIssueHook", "CSweepSupport"].map { name in
      let header = package.appending(path: "Sources/\(name)/include/\(name).h").path
      return "module \(name) { header \"\(header)\" }\n"
    }
    try maps.joined()
      .write(toFile: "\(folder)/module.modulemap", atomically: true, encoding: .utf8)
    let flags = ["-I", folder, "-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"]
    for module in modules {
      let sources = package.appending(path: "Sources/\(module)").path
      let files =
        FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
      let said = try Compiler.run(
        [
          "-emit-module", "-wmo", "-emit-module-path", "\(folder)/\(module).swiftmodule",
          "-module-name", module, "-package-name", "toolkit",
        ] + FixturePackage.features + flags
          + files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" },
        in: folder
      )
      guard said.isEmpty else { throw Failure(text: said) }
    }
    return flags
  }

  /// A failure to compile the toolkit.
  struct Failure: Error {
    var text: String
  }
}
