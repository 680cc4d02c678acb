import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("The compiler's work for derived code", .compilers)
struct DerivedCostTests {
  private static let types = [
    "@Sendable (_ amount: Int, _ card: String) async throws -> String",
    "@Sendable (Int) async throws(Failure) -> [Int]", "@Sendable () -> Int",
    "@Sendable (String, Int, Bool) async -> Bool",
  ]

  /// Returns a package with a public struct of `count` endpoints, after `derive` has completed it.
  private static func package(_ count: Int) throws -> FixturePackage {
    let package = try FixturePackage.compiled("derive-endpoints")
    let endpoints = (0..<count).map { "  public var e\($0): \(types[$0 % types.count])" }
    try package.write(
      "Sources/Shop/Shop.swift",
      """
      public enum Failure: Error { case unavailable }

      public struct Endpoints: Sendable {
      \(endpoints.joined(separator: "\n"))
      }

      """
    )
    #expect(try package.run("derive Endpoints").hasSuffix("exit 0\n"))
    return package
  }

  /// Two initializers to choose from would multiply the steps of the type checker by four for each
  /// endpoint: seven endpoints would be too many.
  @Test("grows at most in proportion to the number of endpoints: 4, 12, 40")
  func linear() throws {
    let costs = try [4, 12, 40].map { try Self.package($0).cost() }
    for (cost, factor) in zip(costs, [1, 3, 10]) {
      #expect(cost.steps <= costs[0].steps * factor, "\(costs)")
      #expect(cost.instructions <= costs[0].instructions * factor, "\(costs)")
    }
  }
}
