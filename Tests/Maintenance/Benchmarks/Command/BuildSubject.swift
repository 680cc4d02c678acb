import Foundation

/// A package in a temporary folder, for build measurements.
struct BuildSubject {
  private let folder: URL

  /// Creates a package with one empty target.
  static func empty(in parent: URL) throws -> BuildSubject {
    try BuildSubject("empty", in: parent, source: "", dependencies: "", products: "")
  }

  /// Creates a package that depends on this one by path and uses some helpers of the core.
  static func client(in parent: URL) throws -> BuildSubject {
    try BuildSubject(
      "client",
      in: parent,
      source: helpers,
      dependencies: ".package(name: \"swift-capabilities\", path: \"\(repository.path)\")",
      products: ".product(name: \"Capabilities\", package: \"swift-capabilities\")"
    )
  }

  private static let helpers = """
    import Capabilities

    public struct Greetings: TestableCapability {
      public var greet: @Sendable (String, String) async throws -> String
      public var measure: @Sendable (String) -> Int
      public static var test: Greetings {
        Greetings(
          greet: unimplemented("Greetings.greet"),
          measure: unimplemented("Greetings.measure", placeholder: 0))
      }
    }

    public func hello(_ greetings: Greetings) -> @Sendable (String) async throws -> String {
      partial(greetings.greet, "Hello")
    }

    public func stages(
      _ greetings: Greetings
    ) -> @Sendable (String) -> @Sendable (String) async throws -> String {
      curry(greetings.greet)
    }

    public func injected(_ greetings: Greetings) -> @Sendable (String) -> Int {
      inject({ $0 }, from: greetings, \\.measure)
    }

    """

  private init(
    _ name: String,
    in parent: URL,
    source: String,
    dependencies: String,
    products: String
  ) throws {
    folder = parent.appendingPathComponent(name)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        dependencies: [\(dependencies)],
        targets: [.target(name: "Client", dependencies: [\(products)])]
      )
      """
    let sources = folder.appendingPathComponent("Sources/Client")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (file, text) in [("Package.swift", manifest), ("Sources/Client/Client.swift", source)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(file))
    }
  }

  /// Removes the build folder and builds the package.
  ///
  /// - Parameter configuration: `debug` or `release`.
  /// - Returns: The duration of `swift build` in seconds.
  func cleanBuild(_ configuration: String) throws -> Double {
    let built = folder.appendingPathComponent(".build")
    if FileManager.default.fileExists(atPath: built.path) {
      try FileManager.default.removeItem(at: built)
    }
    let log = folder.appendingPathComponent("log.txt")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "-c", configuration, "--package-path", folder.path]
    // SwiftPM leaves lock files in its temporary folder, so put that folder into the package.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }
    process.standardOutput = output
    process.standardError = output
    let start = ProcessInfo.processInfo.systemUptime
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildError(output: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }
    return ProcessInfo.processInfo.systemUptime - start
  }
}

/// An unexpected build failure.
struct BuildError: Error, CustomStringConvertible {
  let output: String

  var description: String { "swift build failed:\n\(output)" }
}

/// The folder of this package's manifest.
private let repository = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}
