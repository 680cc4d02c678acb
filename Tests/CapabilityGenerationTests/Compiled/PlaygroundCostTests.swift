import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("The compile time of a playground's table", .serialized, .compilers)
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

  /// Returns the smaller of two times, because other processes only add to a time.
  private static func milliseconds(_ package: FixturePackage) throws -> Double {
    var best = Double.infinity
    for _ in 0..<2 {
      let start = ContinuousClock.now
      #expect(try package.compile() == "")
      best = min(best, (ContinuousClock.now - start) / .milliseconds(1))
    }
    return best
  }

  @Test("grows linearly with the number of endpoints: 20, 100, 500")
  func linear() throws {
    let sizes = [20, 100, 500]
    // The first compilation also builds the toolkit.
    _ = try Self.package(10).compile()
    let times = try sizes.map { try Self.milliseconds(try Self.package($0)) }
    print("endpoints  milliseconds to compile")
    for (size, time) in zip(sizes, times) { print("\(size)  \(Int(time))") }
    // The time includes the rest of the package, so the limit on the growth is loose.
    #expect(times[1] < times[0] * 5)
    #expect(times[2] < times[1] * 6)
  }
}
