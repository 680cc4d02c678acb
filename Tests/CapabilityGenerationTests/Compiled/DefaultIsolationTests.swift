@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("The default isolation of a target", .compilers)
struct DefaultIsolationTests {
  @Test("is read from the manifest, because plugins do not receive it")
  func manifest() throws {
    let package = try FixturePackage.compiled("derive-main-actor")
    var layout = package.layout
    for index in layout.modules.indices {
      layout.modules[index].isolation = nil
      layout.modules[index].arguments = nil
    }
    try package.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "fixture",
        targets: [
          .target(name: "Capabilities"),
          .target(name: "Plain"),
          .target(name: "Shop", swiftSettings: [.defaultIsolation(MainActor.self)]),
        ]
      )

      """
    )
    let need = ToolEnvironment.Need(targets: ["Shop"])
    func graph() throws -> String {
      let file = try ToolEnvironment.live(layout).symbolGraphs(need).first {
        $0.name.hasPrefix("Shop.")
      }
      return String(decoding: try #require(file).data, as: UTF8.self)
    }
    #expect(try graph().contains("\"MainActor\""))
    let manifest = try package.read("Package.swift")
    try package.write("Package.swift", manifest.replacing("MainActor.self", with: "nil"))
    #expect(try !graph().contains("\"MainActor\""))
  }
}
