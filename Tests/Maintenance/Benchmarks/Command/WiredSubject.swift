import Foundation

/// A package with a module of builders, and one with a world that the generator wires.
struct WiredSubject {
  let package: BuildSubject

  init(in parent: URL) throws {
    package = try BuildSubject.wired(in: parent)
  }

  /// Writes builders and a world, and wires them.
  ///
  /// - Parameter count: The number of builders. Each takes a capability and an endpoint of another
  ///   one. Two thirds also take the previous use case, and a fifth take an earlier one.
  func wire(_ count: Int) throws {
    let capabilities = max(3, count / 10)
    try package.write(
      "Sources/Core/Core.swift",
      (0..<capabilities).map(Self.capability).joined()
        + (0..<count).map { Self.builder($0, capabilities) }.joined()
    )
    let properties = (0..<capabilities).map { "  public var cap\($0): Cap\($0)\n" }
    try package.write(
      "Sources/App/World.swift",
      "public import Core\n\npublic struct World: Sendable {\n\(properties.joined())}\n"
    )
    try package.remove("Sources/App/World+UseCases.swift")
    let swift = ["swift", "package", "--package-path", package.path]
    let options = ["--allow-writing-to-package-directory", "capabilities"]
    try package.run(swift + options + ["wire", "World", "--targets", "Core"])
  }

  /// Measures the build of the world's module, after its imports are built.
  func time(_ configuration: String) throws -> BuildTime {
    let build = ["swift", "build", "-c", configuration, "--package-path", package.path]
    try package.run(build + ["--target", "Core"])
    // Keep the output file map, which the build system would not write again.
    let built = ".build/\(configuration)/App.build"
    let files = FileManager.default
    let outputs = try? files.contentsOfDirectory(atPath: "\(package.path)/\(built)")
    for output in outputs ?? [] where !output.hasSuffix(".json") {
      try package.remove("\(built)/\(output)")
    }
    try package.remove(".build/\(configuration)/Modules/App.swiftmodule")
    let before = BuildTime.now
    try package.run(build + ["--target", "App"])
    return BuildTime.now - before
  }

  private static func capability(_ number: Int) -> String {
    """
    public struct Cap\(number): Sendable {
      public var load\(number): @Sendable (Int) -> Int
      public var save\(number): @Sendable (Int) -> Int
    }

    """
  }

  private static func builder(_ number: Int, _ capabilities: Int) -> String {
    var inputs = ["cap\(number % capabilities): Cap\(number % capabilities)"]
    inputs.append("load\((number * 7 + 1) % capabilities): @escaping @Sendable (Int) -> Int")
    if number % 3 > 0 { inputs.append("use\(number - 1): @escaping Use\(number - 1)") }
    if number % 5 == 4 { inputs.append("use\(number / 2): @escaping Use\(number / 2)") }
    return """
      public typealias Use\(number) = @Sendable (Int) -> Int
      public func makeUse\(number)(\(inputs.joined(separator: ", "))) -> Use\(number) {
        { id in cap\(number % capabilities).load\(number % capabilities)(id) }
      }

      """
  }
}
