import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("The compile time of derived code", .serialized, .compilers)
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

  /// Returns the smallest of three times, because other processes only add to a time.
  private static func milliseconds(_ package: FixturePackage) throws -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let start = ContinuousClock.now
      #expect(try package.compile() == "")
      best = min(best, (ContinuousClock.now - start) / .milliseconds(1))
    }
    return best
  }

  /// Two initializers to choose from would multiply the time of the type checker by four for each
  /// endpoint: seven endpoints would be too many. With one initializer, the time grows linearly.
  @Test("grows linearly with the number of endpoints: 4, 12, 40")
  func linear() throws {
    let sizes = [4, 12, 40]
    _ = try Self.package(1).compile()
    let times = try sizes.map { try Self.milliseconds(try Self.package($0)) }
    print("endpoints  milliseconds to compile")
    for (size, time) in zip(sizes, times) { print("\(size)  \(Int(time))") }
    // Most of the time is the compiler's start, so the limit on the growth is loose.
    #expect(times[1] < times[0] * 3)
    #expect(times[2] < times[0] * 10)
  }
}
