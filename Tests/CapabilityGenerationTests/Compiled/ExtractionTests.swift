@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Symbol graphs are extracted", .compilers)
struct ExtractionTests {
  private static let mark = "not compiled since"

  /// Overwrites the compiler's logs, to see which modules are compiled again.
  private static func mark(_ package: FixturePackage, _ modules: [String]) throws {
    for module in modules {
      try mark.write(toFile: log(package, module), atomically: true, encoding: .utf8)
    }
  }

  private static func log(_ package: FixturePackage, _ module: String) -> String {
    "\(package.layout.workDirectory)/\(module)/log"
  }

  private static func isUntouched(_ package: FixturePackage, _ module: String) throws -> Bool {
    try String(contentsOfFile: log(package, module), encoding: .utf8) == mark
  }

  @Test("once if nothing changes, and only for named modules")
  func onlyOnce() throws {
    let package = try FixturePackage("wire-names")
    let command = "wire Berry.Farm --targets Apple,Berry"
    #expect(try package.run(command).hasSuffix("exit 0\n"))
    try Self.mark(package, ["Apple", "Berry"])
    for again in [command, "check", "graph Berry.Farm", "explain Fruit.Store"] {
      #expect(try package.run(again).hasSuffix("exit 0\n"))
    }
    #expect(try Self.isUntouched(package, "Apple"))
    #expect(try Self.isUntouched(package, "Berry"))
  }

  @Test("again for a changed module and its importers, but not for its imports")
  func onlyWhatChanged() throws {
    let package = try FixturePackage("wire-names")
    let command = "wire Berry.Farm --targets Apple,Berry"
    #expect(try package.run(command).hasSuffix("exit 0\n"))
    for changed in ["Berry", "Apple"] {
      try Self.mark(package, ["Apple", "Berry"])
      try package.append("\n// More.\n", to: "Sources/\(changed)/\(changed).swift")
      #expect(try package.run(command).hasSuffix("exit 0\n"))
      #expect(try Self.isUntouched(package, "Apple") == (changed == "Berry"))
      #expect(try !Self.isUntouched(package, "Berry"))
    }
  }

  @Test("again if a header of an imported C module changes")
  func header() throws {
    let package = try FixturePackage("files")
    var layout = package.layout
    layout.modules.append(layout.modules[0])
    (layout.modules[1].target, layout.modules[1].name) = ("CSize", "CSize")
    let headers = package.directory.appending(path: "CSize").path
    (layout.modules[1].sources, layout.modules[1].headers) = ([], headers)
    layout.modules[0].dependencies = ["CSize"]
    for text in ["int a;", nil, "int b;\n"] {
      if let text { try package.write("../CSize/CSize.h", text) }
      _ = try ToolEnvironment.live(layout).symbolGraphs(ToolEnvironment.Need(targets: ["Shop"]))
      #expect(try Self.isUntouched(package, "Shop") == (text == nil))
      try Self.mark(package, ["Shop"])
    }
  }

  @Test("not again for a generated file, which no graph is made from")
  func generatedFiles() throws {
    let package = try FixturePackage("files")
    let command = "wire World --targets Shop"
    #expect(try package.run(command).hasSuffix("exit 0\n"))
    try Self.mark(package, ["Shop"])
    try FileManager.default.removeItem(
      atPath: "\(package.layout.directory)/Sources/Shop/World+UseCases.swift"
    )
    #expect(try package.run(command).contains("wrote "))
    #expect(try Self.isUntouched(package, "Shop"))
  }

  @Test("from the files of build-tool plugins too, and commands write nothing beside those")
  func buildToolSources() throws {
    let package = try FixturePackage("files")
    try package.write(
      "../plugins/outputs/files/Shop/destination/Nicks/Nicks.swift",
      """
      public func makeNick(name: String) -> @Sendable () -> Int { { 1 } }
      public struct Nicks: Sendable {
        public var all: @Sendable () throws -> [String]
      }

      """
    )
    // A plugin that the package no longer uses leaves its file.
    let old = "../plugins/outputs/files/Shop/destination/Old/Old.swift"
    try package.write(old, "public struct Nicks {}")
    // SwiftPM's own code for resources is in the folder of the build.
    try package.write("../release/Shop.build/DerivedSources/R.swift", "enum PackageResources {}")
    try package.write(
      "../release.yaml",
      #"["/s/plugins/outputs/files/Shop/destination/Nicks/Nicks.swift","#
        + #""/s/x/release/Shop.build/DerivedSources/R.swift"]"#
    )
    try package.write("Sources/Shop/Read.swift", "let read = PackageResources.self\n")
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let shop = Target.target(name: "Shop", plugins: ["Nicks"])
      let plugin = Target.plugin(name: "Nicks", capability: .buildTool())
      let package = Package(name: "files", targets: [shop, plugin])

      """
    try package.write("Package.swift", manifest)
    func run(_ command: String) throws -> String {
      var layout = package.refreshed
      layout.modules[0].arguments = nil
      return try package.run(command) { _ in .live(layout) }
    }
    let wired = try run("wire World --targets Shop")
    #expect(wired.contains("makeNick(name: world.name)") && !wired.contains("warning:"))
    // The state of a fresh clone.
    let outputs = package.directory.appending(path: "plugins/outputs")
    let elsewhere = package.directory.appending(path: "elsewhere")
    try FileManager.default.moveItem(at: outputs, to: elsewhere)
    for command in ["check", "wire World --targets Shop --no-check --force"] {
      let warning = "warning: no build has run the build-tool plugins of `Shop`"
      #expect(try run(command).components(separatedBy: warning).count == 2)
    }
    try FileManager.default.moveItem(at: elsewhere, to: outputs)
    let derived = try package.run("derive Nicks")
    #expect(derived.contains("choose one with --output PATH") && derived.hasSuffix("exit 1\n"))
    let output = "Sources/Shop/Nicks+Derived.swift"
    // The package has no module `Capabilities`.
    let command = "derive Nicks --output \(output)"
    #expect(try package.run(command).contains("needs `Capabilities`, on which"))
    #expect(try package.run(command + " --no-check").contains("wrote \(output)"))
  }

  @Test("again if the compiler was killed while writing one")
  func killed() throws {
    let package = try FixturePackage("files")
    let command = "wire World --targets Shop"
    #expect(try package.run(command).hasSuffix("exit 0\n"))
    // The state at that moment: half a graph and no stamp.
    let folder = "\(package.layout.workDirectory)/Shop"
    let graph = "\(folder)/Shop.symbols.json"
    let half = try Data(contentsOf: URL(filePath: graph)).prefix(500)
    try half.write(to: URL(filePath: graph))
    try FileManager.default.removeItem(atPath: "\(folder)/stamp")
    #expect(try package.run(command).contains(" is up to date: "))
  }

  @Test(
    "of modules with an extension of a missing type, which crashes the compiler",
    arguments: [
      "extension Missing {\n  func f() {}\n}\n",
      "@MainActor public extension Missing.Inner: P {}\n",
      "extension World.Missing { var é: Int { 1 } }; extension Missing {}\n",
    ]
  )
  func missingTypes(_ text: String) throws {
    let package = try FixturePackage("files")
    let more = "public func makeSize(name: String) -> @Sendable () -> Int { { 1 } }\n"
    try package.write("Sources/Shop/More.swift", "protocol P {}\n" + text + more)
    let output = try package.run("wire World --targets Shop")
    #expect(output.hasSuffix(": 2 use cases\nexit 0\n"), "\(output)")
    #expect(!output.contains("Stack dump"))
    try Self.mark(package, ["Shop"])
    #expect(try package.run("check").hasSuffix("exit 0\n"))
    #expect(try Self.isUntouched(package, "Shop"))
  }

  @Test(
    "and a full disk is reported as such",
    arguments: ["error: cannot write", "note: IO failure"]
  )
  func fullDisk(_ message: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let log = folder.appending(path: "log-\(UUID())").path
    let printing = "echo '<unknown>:0: \(message): No space left on device'; exit"
    #expect(throws: Shell.noSpace(for: log)) {
      try Shell.run(["sh", "-c", "\(printing) 1"], in: folder.path, log: log)
    }
    #expect(throws: Never.self) {
      try Shell.run(["sh", "-c", "\(printing) 0"], in: folder.path, log: log)
    }
    try FileManager.default.removeItem(atPath: log)
  }

  @Test("for the modules that declare a type, and not for one with a longer name")
  func wholeNames() throws {
    let package = try FixturePackage("unrelated")
    let environment = ToolEnvironment.live(package.layout)
    let files = try environment.symbolGraphs(ToolEnvironment.Need(types: ["StoreRoom"]))
    #expect(files.map(\.name) == ["Capabilities.symbols.json", "Elder.symbols.json"])
  }
}
