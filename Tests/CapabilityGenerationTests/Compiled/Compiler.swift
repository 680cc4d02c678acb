import Foundation

/// Compiles generated code.
enum Compiler {
  /// The upcoming features that this package enables.
  static let features = [
    "NonisolatedNonsendingByDefault", "ExistentialAny", "InternalImportsByDefault",
    "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// Compiles as a library in Swift 6 mode.
  ///
  /// - Returns: The compiler's diagnostics.
  static func run(_ arguments: [String], in directory: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-Xfrontend", "-no-color-diagnostics"]
      + arguments
    process.currentDirectoryURL = URL(filePath: directory)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The real module `Capabilities`, for fixtures whose small version is not enough.
enum Toolkit {
  /// The flags for a module that imports it.
  static let flags = Result { try build() }

  private static func build() throws -> [String] {
    let package = FixturePackage.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "toolkit-\(UUID())").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let header = package.appending(path: "Sources/CIssueHook/include/CIssueHook.h").path()
    try "module CIssueHook { header \"\(header)\" }\n"
      .write(toFile: "\(folder)/module.modulemap", atomically: true, encoding: .utf8)
    let sources = package.appending(path: "Sources/Capabilities").path()
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let flags = ["-I", folder, "-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"]
    let said = try Compiler.run(
      [
        "-emit-module", "-wmo", "-emit-module-path", "\(folder)/Capabilities.swiftmodule",
        "-module-name", "Capabilities", "-package-name", "toolkit",
      ] + Compiler.features + flags
        + files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" },
      in: folder
    )
    guard said.isEmpty else { throw Failure(text: said) }
    return flags
  }

  /// A failure to compile the toolkit.
  struct Failure: Error {
    var text: String
  }
}
