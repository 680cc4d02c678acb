@testable import CapabilityGeneration
import Testing

@Suite("The layout of a package")
struct PackageLayoutTests {
  private static func module(
    _ name: String,
    _ dependencies: [String] = [],
    sources: [String] = []
  ) -> PackageLayout.Module {
    PackageLayout.Module(
      target: name,
      name: name,
      package: "p",
      isOwn: true,
      sources: sources,
      dependencies: dependencies
    )
  }

  private static let layout = PackageLayout(
    directory: "/p",
    workDirectory: "/w",
    modules: [
      module("Top", ["Left", "Right", "Missing"]), module("Left", ["Base"]),
      module("Right", ["Base", "Right"]), module("Base"), module("Other"),
    ]
  )

  @Test("a target comes after all it imports, once")
  func closure() {
    func targets(_ names: String...) -> [String] {
      Self.layout.closure(of: names).map(\.target)
    }
    #expect(targets("Top") == ["Base", "Left", "Right", "Top"])
    #expect(targets("Right", "Top") == ["Base", "Right", "Left", "Top"])
    #expect(targets("Other") == ["Other"])
    #expect(targets("Missing") == [])
  }

  @Test(
    "the folder of a module is what its sources have in common",
    arguments: [
      ([], ""), (["/p/Sources/A/A.swift"], "Sources/A"),
      (["/p/Sources/A/X/A.swift", "/p/Sources/A/Y/B.swift"], "Sources/A"),
      (["/p/Sources/A/X/A.swift", "/p/Sources/A/B.swift"], "Sources/A"),
      (["/p/A.swift"], ""), (["/other/A/A.swift"], "other/A"),
      (["/p/A/A.swift", "/p/.build/plugins/outputs/p/A/destination/Nicks/B.swift"], "A"),
    ]
  )
  func folder(_ sources: [String], _ folder: String) {
    #expect(Self.layout.folder(Self.module("A", sources: sources)) == folder)
  }

  @Test("a path is relative only within the package")
  func relative() {
    #expect(Self.layout.relative("/p/Sources/A.swift") == "Sources/A.swift")
    #expect(Self.layout.relative("/pp/A.swift") == "/pp/A.swift")
    #expect(Self.layout.relative("/p") == "/p")
  }

  @Test("no type of a test target is suggested for a misspelled one")
  func suggestions() throws {
    var layout = Self.layout
    let paths = ["/p/Sources/A/A.swift", "/p/Tests/ATests/T.swift"]
    layout.modules = [
      Self.module("A", sources: [paths[0]]), Self.module("ATests", sources: [paths[1]]),
    ]
    layout.modules[1].isTest = true
    let texts = [paths[0]: "struct A {}", paths[1]: "struct Shop {}"]
    let sources = PackageSources(layout, staged: texts)
    #expect(throws: GenerationError("no target of this package declares a type `Shops`")) {
      try sources.targets(ToolEnvironment.Need(types: ["Shops"]))
    }
  }

  @Test("a new file belongs to the module with the nearest folder")
  func adding() {
    var layout = Self.layout
    layout.modules = [
      Self.module("A", sources: ["/p/Sources/A/A.swift"]),
      Self.module("Deep", sources: ["/p/Sources/A/Deep/D.swift"]), Self.module("Empty"),
    ]
    let files = [
      "/p/Sources/A/0.swift", "/p/Sources/A/Deep/E.swift", "/p/Sources/A/A.swift",
      "/p/Sources/AB/C.swift", "/other/A.swift",
    ]
    #expect(
      layout.adding(files).modules.map(\.sources) == [
        ["/p/Sources/A/0.swift", "/p/Sources/A/A.swift"],
        ["/p/Sources/A/Deep/D.swift", "/p/Sources/A/Deep/E.swift"], [],
      ]
    )
    layout.modules[0].isOwn = false
    #expect(layout.adding(files).modules[0].sources == ["/p/Sources/A/A.swift"])
    layout.modules[0] = Self.module("A", sources: ["/p/A.swift", "/p/Sources/A/A.swift"])
    #expect(layout.owner(of: "B.swift") == 0)
    layout.modules[2] = Self.module("Core", sources: ["/p/Sources/Core/In/C.swift"])
    layout.modules[2].directory = "/p/Sources/Core"
    #expect(layout.owner(of: "Sources/Core/Derived/D.swift") == 2)
    #expect(layout.owner(of: "Sources/A/Deep/E.swift") == 1)
    #expect(layout.owner(of: "/other/A.swift") == nil)
  }
}
