import BenchmarkImplementations
import Capabilities
import CapabilitiesTesting
import CapabilityTranscripts

/// A capability of three endpoints with different effects.
private struct Orders: TestableCapability {
  var find: @Sendable (Int) async throws -> String
  var pay: @Sendable (String, Int) async throws(LedgerError) -> Int
  var count: @Sendable () -> Int

  static var test: Orders {
    Orders(
      find: unimplemented("Orders.find"),
      pay: unimplemented("Orders.pay", throwing: .unknown),
      count: unimplemented("Orders.count", placeholder: 0)
    )
  }
}

/// Uses a capability, so that the optimizer cannot omit its creation.
@inline(never)
private func use(_ orders: Orders, _ id: Int) -> Int { id }

extension Scenario {
  /// The creation of a value for tests.
  static func testValues() -> Scenario {
    Scenario(
      title: "A test value of three endpoints",
      references: [],
      slowness: 5,
      contenders: [
        Contender("unimplemented") { { id in use(.test, id) } }
      ],
      limits: [.noAllocation("unimplemented")]
    )
  }

  /// A call of an endpoint that a transcript records. Each transcript records a hundred calls.
  static func transcripts(offset: Int) -> Scenario {
    let store = opaque { NumberStore(adapting: LiveNumbers(offset: offset)) }
    return Scenario(
      title: "A hundred calls, recorded",
      references: ["bare endpoint"],
      slowness: 500,
      contenders: [
        Contender("bare endpoint") {
          { id in
            var total = id
            for _ in 0..<100 { total = total &+ store.load(total) }
            return total
          }
        },
        Contender("Transcript") {
          { id in
            let load = Transcript().wrap("NumberStore.load", store.load)
            var total = id
            for _ in 0..<100 { total = total &+ load(total) }
            return total
          }
        },
      ],
      limits: .transcripts
    )
  }

  /// A sweep of fifty schedules, of ten calls each.
  static func schedules(offset: Int) -> Scenario {
    let store = opaque { NumberStore(adapting: LiveNumbers(offset: offset)) }
    let sweep = FaultSweep(
      "ten calls",
      fixture: { _ in store },
      run: { store, faults in
        let load = faults.wrap("NumberStore.load") { (id: Int) async throws in store.load(id) }
        for id in 0..<10 { _ = try? await load(id) }
      },
      invariants: [Invariant("always") { _ in true }],
      coverage: FaultCoverage(scheduleLimit: 50, failsAtLimit: false)
    )
    return Scenario(
      title: "Fifty schedules of ten calls",
      references: [],
      slowness: 500,
      contenders: [
        Contender("FaultSweep") { { _ in (try? await sweep.report())?.schedules ?? 0 } }
      ],
      limits: .schedules
    )
  }
}
