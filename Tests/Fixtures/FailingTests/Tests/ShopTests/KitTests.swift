import Capabilities
import CapabilitiesTesting
import Testing

@testable import Shop

// The issues that the library itself records. This package enables no upcoming feature, so these
// tests also show that the library compiles and works for such a client.

@Test func expectedCall() throws {
  var shop = Shop.test
  shop.price = { _ in 7 }
  shop.expectCall(of: \.price)
  throw OutOfTea()
}

@Test func uncalledInDetachedTask() async {
  func expecting() -> Shop {
    var shop = Shop.test
    shop.price = { _ in 7 }
    shop.expectCall(of: \.price)
    return shop
  }
  await Task.detached { [shop = expecting()] in _ = shop }.value
}

@Test func calledInDetachedTask() async throws {
  var shop = Shop.test
  shop.price = { _ in 7 }
  shop.expectCall(of: \.price)
  let copy = shop
  #expect(try await Task.detached { try await copy.price("tea") }.value == 7)
}

@Test func spyInTranscript() async throws {
  let price = Spy<String>("Shop.price")
  let transcript = Transcript()
  var shop = Shop.test
  shop.price = price.returning(7)
  _ = try await shop.intercepted(by: transcript).price("tea")
  #expect(price.calls == ["tea"])
  transcript.expect(#"Shop.price("rye") -> 7"#)
}

@Test func missingCall() async throws {
  let price = Spy<String>("Shop.price")
  var shop = Shop.test
  shop.price = price.returning(7)
  _ = try await shop.price("tea")
  _ = try await price.call(2)
}

@Test func unfinishedSleeper() async {
  await withTestClock { clock in
    _ = Task { try await clock.sleep(for: .seconds(3)) }
    // `sleepers(atLeast:)` would fail at once: FailingTestsTests sets `SPY_WAIT_SECONDS` to 0.
    while clock.sleeperCount == 0 { await Task.yield() }
  }
}

@Test func brokenInvariant() async throws {
  let sweep = FaultSweep(
    "sell",
    fixture: { _ in Spy<String>("Shop.price") },
    run: { price, faults in
      var shop = Shop.test
      shop.price = price.returning(7)
      _ = try await shop.intercepted(by: faults).price("tea")
    },
    invariants: [Invariant("the price is asked for") { $0.callCount == 1 }],
    coverage: .singles
  )
  try await sweep.expectInvariants()
}

@Test @MainActor func quietClock() async {
  let now = await withTestClock { clock in
    MainActor.assertIsolated()
    return clock.now
  }
  #expect(now == TestInstant())
}

struct OutOfTea: Error {}

@Test func differingDouble() async throws {
  try await Conformance<Shop>(
    reference: { Shop.test.overriding { $0.greet = { "hello" } } },
    subject: { Shop.test.overriding { $0.greet = { "hi" } } },
    calls: [.call("greet") { $0.greet() }]
  ).expectSameAnswers(sequences: 5)
}

@Test func missingService() async throws {
  try await Conformance<Shop>(
    reference: { throw UnavailableServiceError("no key") },
    subject: { Shop.test },
    calls: [.call("greet") { $0.greet() }]
  ).expectSameAnswers()
}
