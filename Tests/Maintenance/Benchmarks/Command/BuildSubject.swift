import Foundation

/// A package in a temporary folder, for build measurements.
struct BuildSubject {
  private let folder: URL

  /// Creates a package with one empty target.
  static func empty(in parent: URL) throws -> BuildSubject {
    try BuildSubject(
      "empty",
      in: parent,
      manifest: """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "empty", targets: [.target(name: "Empty")])
        """,
      source: ""
    )
  }

  /// The libraries that a client can import.
  static let products = [
    "Capabilities", "CapabilityLifetimes", "CapabilityDecorators", "StandardCapabilities",
    "HTTPCapabilities", "CapabilitiesTesting", "CapabilitiesPlayground",
  ]

  /// Creates a package that depends on this one by path and imports some of its products. With the
  /// core among them, it uses some helpers.
  static func client(of products: [String], in parent: URL) throws -> BuildSubject {
    let dependencies = products.map {
      ".product(name: \"\($0)\", package: \"swift-capabilities\")"
    }
    return try BuildSubject(
      "client-\(products.joined(separator: "-"))",
      in: parent,
      manifest: """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "client",
          platforms: [.macOS(.v15)],
          dependencies: [.package(name: "swift-capabilities", path: "\(repository.path)")],
          targets: [
            .target(name: "Client", dependencies: [\(dependencies.joined(separator: ", "))])
          ]
        )
        """,
      source: products.map { "import \($0)\n" }.joined()
        + (products.contains("Capabilities") ? helpers : "")
    )
  }

  /// Creates a package with two empty modules, `App` and its import `Core`, and the plugin.
  static func wired(in parent: URL) throws -> BuildSubject {
    let subject = try BuildSubject(
      "wired",
      in: parent,
      manifest: """
        // swift-tools-version: 6.2
        import PackageDescription
        let settings: [SwiftSetting] = [
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
          .enableUpcomingFeature("InternalImportsByDefault"),
        ]
        let package = Package(
          name: "wired",
          platforms: [.macOS(.v15)],
          dependencies: [.package(name: "swift-capabilities", path: "\(repository.path)")],
          targets: [
            .target(name: "Core", swiftSettings: settings),
            .target(name: "App", dependencies: ["Core"], swiftSettings: settings),
          ]
        )
        """,
      source: ""
    )
    try subject.remove("Sources/Client")
    for target in ["Core", "App"] { try subject.write("Sources/\(target)/\(target).swift", "") }
    return subject
  }

  /// The folder of the package.
  var path: String { folder.path }

  /// Writes a file of the package.
  func write(_ name: String, _ text: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Removes a file or a folder of the package, if it exists.
  func remove(_ name: String) throws {
    let file = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  private static let helpers = """

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

  private init(_ name: String, in parent: URL, manifest: String, source: String) throws {
    folder = parent.appendingPathComponent(name)
    let target = name == "empty" ? "Empty" : "Client"
    let sources = folder.appendingPathComponent("Sources/\(target)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try manifest.write(
      to: folder.appendingPathComponent("Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    try source.write(
      to: sources.appendingPathComponent("\(target).swift"),
      atomically: true,
      encoding: .utf8
    )
  }

  /// Removes the build folder and builds the package.
  ///
  /// - Parameter configuration: `debug` or `release`.
  /// - Returns: The duration of `swift build`.
  func cleanBuild(_ configuration: String) throws -> BuildTime {
    try remove(".build")
    return try build(configuration)
  }

  /// Adds a function to the client's file and builds the package, which must be built.
  ///
  /// - Parameters:
  ///   - number: A number that no earlier change of the package has used.
  ///   - configuration: `debug` or `release`.
  /// - Returns: The duration of `swift build`.
  func changedBuild(_ number: Int, _ configuration: String) throws -> BuildTime {
    let file = folder.appendingPathComponent("Sources/Client/Client.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try write("Sources/Client/Client.swift", source + "public func change\(number)() {}\n")
    return try build(configuration)
  }

  private func build(_ configuration: String) throws -> BuildTime {
    let before = BuildTime.now
    try run(["swift", "build", "-c", configuration, "--package-path", folder.path])
    return BuildTime.now - before
  }

  /// Runs a command. Throws its output if it fails.
  func run(_ command: [String]) throws {
    let log = folder.appendingPathComponent("log.txt")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    // SwiftPM leaves lock files in its temporary folder, so put that folder into the package.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw BuildError(command: command.joined(separator: " "), output: text)
    }
  }
}

/// An unexpected build failure.
struct BuildError: Error, CustomStringConvertible {
  let command: String
  let output: String

  var description: String { "\(command) failed:\n\(output)" }
}

/// The folder of this package's manifest.
private let repository = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}
