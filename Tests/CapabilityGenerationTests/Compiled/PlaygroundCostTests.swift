import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("The compiler's work for a playground's table", .compilers)
struct PlaygroundCostTests {
  private static let types = [
    "@Sendable (_ amount: Int, _ card: String) async throws -> String",
    "@Sendable (Int) async throws(LedgerError) -> [Money]", "@Sendable () -> Int?",
    "@Sendable (Currency, Bool) -> AsyncStream<Rate>",
  ]

  /// Returns a package with a world of capabilities of ten endpoints each, and its table.
  private static func package(_ count: Int) throws -> FixturePackage {
    let package = try FixturePackage.compiled("playground")
    let capabilities = count / 10
    var source = "import Capabilities\n\n"
    for number in 0..<capabilities {
      let endpoints = (0..<10).map { "  public var e\($0): \(types[$0 % types.count])\n" }
      source += "public struct C\(number): Sendable {\n\(endpoints.joined())}\n\n"
    }
    let properties = (0..<capabilities).map { "  public var c\($0): C\($0)\n" }
    source += """
      public struct Wide: Sendable, Interceptable {
      \(properties.joined())
        public func intercepted(by interceptor: some Interceptor) -> Wide { self }
        public static var test: Wide { fatalError() }
      }

      """
    try package.write(
      "Sources/Bank/Wide.swift",
      source.replacing("import Capa", with: "public import Capa")
    )
    try package.write("Sources/Main/Main.swift", "@main struct Main { static func main() {} }\n")
    let said = try package.run("playground Wide --worlds test --targets Main")
    #expect(said.hasSuffix("exit 0\n"))
    return package
  }

  @Test("grows linearly with the number of endpoints: 20, 100, 500")
  func linear() throws {
    let costs = try [20, 100, 500].map { try Self.package($0).cost() }
    // The rest of the package always costs the same, so compare what more endpoints add.
    for count in [\FixturePackage.Cost.steps, \.instructions] {
      let counts = costs.map { Double($0[keyPath: count]) }
      #expect(counts[2] - counts[1] < 5 * (counts[1] - counts[0]) * 1.1, "\(costs)")
    }
  }
}
