import CapabilityGeneration
import Foundation

/// A package on disk, to measure the generator with. Its module has as many builders as endpoints.
struct GrownPackage {
  private let folder: URL
  private let capabilities: Range<Int>

  private var sources: URL { folder.appendingPathComponent("Sources/Big") }

  /// - Parameter size: The number of builders, and of endpoints: five in each capability.
  init(_ size: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    capabilities = 0..<size / 5
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let type = "@Sendable (_ id: Int) async -> String"
    for number in capabilities {
      let endpoints = (0..<5).map { "  public var e\(number)x\($0): \(type)\n" }
      try write("C\(number)", "public struct C\(number): Sendable {\n\(endpoints.joined())}\n")
    }
    let properties = capabilities.map { "  public var c\($0): C\($0)\n" }
    try write("World", "public struct World: Sendable {\n\(properties.joined())}\n")
    let builders = (0..<size).map { number in
      let types = [number * 7, number * 7 + 3].map { "C\($0 % capabilities.count)" }
      let other = number == 0 ? "" : ", half: @escaping U\(number / 2)"
      return """
        public typealias U\(number) = \(type)
        public func makeU\(number)(a: \(types[0]), b: \(types[1])\(other)) -> U\(number) {
          { "\\($0)" }
        }

        """
    }
    try write("Builders", builders.joined())
  }

  func wire() throws { try run(["wire", "World", "--targets", "Big", "--no-check"]) }
  func derive() throws { try run(["derive"] + capabilities.map { "C\($0)" } + ["--no-check"]) }
  func check() throws { try run(["check"]) }
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: sources.appendingPathComponent("\(name).swift"))
  }

  /// Runs a command in this process, with a description of the package like the plugin's.
  private func run(_ words: [String]) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    let none: [String] = []
    let module: [String: Any] = [
      "target": "Big", "name": "Big", "package": "big", "isOwn": true, "isTest": false,
      "sources": names.map { "\(sources.path)/\($0)" }, "dependencies": ["Capabilities"],
      "conditions": none, "flags": none,
      "arguments": ["debug": ["-swift-version", "6"], "release": none],
    ]
    // Derived code imports it, and uses nothing that the generator reads.
    let library = module.merging([
      "target": "Capabilities", "name": "Capabilities", "isOwn": false, "sources": none,
      "dependencies": none,
    ]) { $1 }
    let layout: [String: Any] = [
      "directory": folder.path, "workDirectory": "\(folder.path)/work",
      "modules": [library, module],
    ]
    let json = try JSONSerialization.data(withJSONObject: layout)
    var environment = ToolEnvironment.live(
      try JSONDecoder().decode(PackageLayout.self, from: json)
    )
    environment.print = { _ in }
    let status = CapabilitiesCommand.run(words, environment: environment)
    precondition(status == 0, "\(words[0]) failed")
  }
}
