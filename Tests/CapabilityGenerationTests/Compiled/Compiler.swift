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

/// The real modules of the toolkit, for fixtures whose small versions are not enough: those that the build
/// of these tests has compiled.
enum Toolkit {
  /// The flags for a module that imports `Capabilities`.
  static let flags = Result { try copy(["Capabilities"]) }
  /// The flags for a module that imports all libraries that generated code uses.
  static let all = Result {
    try copy([
      "Capabilities", "CapabilityLifetimes", "CapabilityStreams", "CapabilityTranscripts",
      "CapabilityGraphs", "CapabilitiesPlayground",
    ])
  }

  /// The folder of the modules, which the process removes when it exits.
  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: Toolkit.folder) }
    return FileManager.default.temporaryDirectory.appending(path: "toolkit-\(UUID())")
  }()

  /// Copies modules into a folder that has no others, as fixtures have modules of the same names.
  private static func copy(_ modules: [String]) throws -> [String] {
    let folder = self.folder.appending(path: "\(modules.count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in modules.map({ "\($0).swiftmodule" }) {
      let module = buildDirectory.appending(path: "Modules/\(file)")
      try FileManager.default.copyItem(at: module, to: folder.appending(path: file))
    }
    let maps = ["CIssueHook", "CSweepSupport"].map { name in
      let header = FixturePackage.folder
        .appending(path: "../../../Sources/\(name)/include/\(name).h").standardized.path
      return "module \(name) { header \"\(header)\" }\n"
    }
    let map = folder.appending(path: "module.modulemap").path
    try maps.joined().write(toFile: map, atomically: true, encoding: .utf8)
    return ["-I", folder.path, "-Xcc", "-fmodule-map-file=\(map)"]
  }
}
