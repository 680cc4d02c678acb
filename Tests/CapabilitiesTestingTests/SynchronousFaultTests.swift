import Capabilities
import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A sweep of synchronous endpoints that throw")
struct SynchronousFaultTests {
  /// A till whose two endpoints are synchronous.
  private struct Till: Interceptable, Sendable {
    var take: @Sendable (Int) throws -> Int
    var write: @Sendable (String) throws -> Void

    func intercepted(by interceptor: some Interceptor) -> Till {
      Till(take: interceptor.wrap("Till.take", take), write: interceptor.wrap("Till.write", write))
    }
  }

  /// The calls that had an effect.
  private typealias Effects = Mutexed<[String]>

  private static func till(_ effects: Effects) -> Till {
    Till(
      take: { amount in
        effects.update { $0.append("take") }
        if amount > 9 { throw ShopError.closed }
        return amount
      },
      write: { _ in effects.update { $0.append("write") } }
    )
  }

  private static func sweep(_ amount: Int) -> FaultSweep<Effects> {
    FaultSweep(
      "till",
      fixture: { _ in Effects([]) },
      run: { effects, faults in
        let till = till(effects).intercepted(by: faults)
        do {
          try till.write("taken \(try till.take(amount))")
        } catch ShopError.closed {}
      },
      invariants: [
        Invariant("what is taken is written") { effects in
          effects.value.contains("write") || !effects.value.contains("take")
        }
      ],
      coverage: FaultCoverage(modes: [.before, .after], includesPairs: false)
    )
  }

  @Test("a fault before the effect and one after it are injected, and the effect of each counts")
  func faults() async throws {
    let report = try await Self.sweep(5).report()
    #expect(report.summary == "till: 2 calls, 8 schedules, 4 violations")
    #expect(
      report.violations.map(\.schedule.code) == [
        "Till.write#1:before", "Till.take#1:after", "Till.write#1+:before", "Till.take#1+:after",
      ]
    )
    #expect(
      try await Self.sweep(5).report(of: "Till.take#1:after").violations.map(\.transcript)
        == ["Till.take(5) throws injected fault: Till.take fails after its effect"]
    )
    #expect(
      try await Self.sweep(5).report(of: "Till.write#1:before").violations.map(\.transcript) == [
        """
        Till.take(5) -> 5
        Till.write("taken 5") throws injected fault: Till.write fails before its effect
        """
      ]
    )
    #expect(try await Self.sweep(5).report(of: "Till.write#1:after").violations.isEmpty)
    #expect(try await Self.sweep(5).report(of: "Till.write#1:hang").problems.count == 1)
  }

  @Test("the error of an endpoint itself is recorded like that of an async one")
  func ownError() async throws {
    let report = try await Self.sweep(10).report()
    #expect(report.violations.first?.transcript == "Till.take(10) throws closed")
  }
}

@Suite("Running one schedule")
struct OneScheduleTests {
  @Test("records an issue for each violation, and returns the report")
  func issues() async throws {
    let issues = try await recordedIssues {
      let report = try await sweep(transfer: carelessTransfer)
        .expectInvariants(under: "Bank.deposit#1:before")
      #expect(report.violations.map(\.invariant) == ["no money is lost or made"])
    }
    let start = "violated: no money is lost or made\n"
    #expect(issues.map { $0.text.hasPrefix(start) } == [true])
    let report = try await sweep(transfer: carelessTransfer)
      .expectInvariants(under: "Bank.withdraw#1:before")
    #expect(report.calls == 2)
  }
}
