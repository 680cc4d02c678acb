import TestTraits
import Testing

@testable import CapabilitiesTesting

/// Tests the limit of waits. Its parts pass at once, so a busy machine changes nothing.
@Suite("A wait of a test for an event of a spy or a clock")
struct SpyWaitTests {
  private let price = Spy<String>("Shop.price")
  private let feed = SpyStream<Int, Never>("Shop.prices")

  /// Runs a function while the parts of limits pass. Each part calls a function with its number.
  private func run(
    inPart: @escaping @Sendable (Int) async -> Void = { _ in },
    _ body: () async throws -> Void
  ) async throws {
    let parts = Mutexed(0)
    let sleep = TimeLimit.Sleep { _ in
      try Task.checkCancellation()
      await inPart(
        parts.change { number in
          number += 1
          return number
        }
      )
      await Task.yield()
    }
    try await TimeLimit.$sleep.withValue(sleep, operation: body)
  }

  @Test(
    "ends with an issue at the wait that names the event and what was called",
    arguments: [
      ("call 3 of Shop.price, found 1 call", #"calls so far: "tea""#),
      ("a consumer of Shop.prices to ask for element 1", "elements asked for: 0"),
      ("a consumer of Shop.prices to handle element 1", "elements asked for: 0"),
      ("a consumer of Shop.prices to abandon the stream", "elements asked for: 0"),
      ("2 sleepers on the test clock, found 0", "the clock is at 0.0 seconds"),
      ("1 sleeper on the test clock, found 0", "the clock is at 0.0 seconds"),
    ]
  )
  func missing(event: String, seen: String) async throws {
    let endpoint: @Sendable (String) -> Int = price.returning(1)
    _ = endpoint("tea")
    let line = Mutexed(0)
    let issues = try await recordedIssues {
      try await run {
        await #expect(throws: (any Error).self) {
          line.update { $0 = #line }
          if event.hasPrefix("call") { _ = try await price.call(3) }
          if event.contains("ask") { try await feed.demand(1) }
          if event.contains("handle") { try await feed.deliver(1) }
          if event.contains("abandon") { try await feed.givenUp() }
          if event.hasPrefix("2") { try await TestClock().sleepers(atLeast: 2) }
          if event.hasPrefix("1") { try await TestClock().advanceToNextSleeper() }
        }
      }
    }
    let text = issues.first?.text ?? ""
    #expect(issues.map(\.severity) == [.error])
    let reason = "no spy was called, and no task slept, for 60.0 seconds"
    #expect(text.hasPrefix("expected \(event); \(reason)\n  \(seen)\n"))
    #expect(text.hasSuffix("; SPY_WAIT_SECONDS changes the limit"))
    // Within the macro, each line is that of the macro.
    #expect(issues.first?.sourceLocation?.line == line.value)
  }

  @Test("continues while the test calls spies and expected endpoints, or sleeps", arguments: 0..<4)
  func calls(kind: Int) async throws {
    let (priced, other) = (price, Spy<Int>("Shop.other"))
    let endpoint: @Sendable (String) -> Int = priced.returning(1)
    let another: @Sendable (Int) -> Int = other.returning(1)
    var shop = Shop.stocked
    shop.expectCall(of: \.greet)
    let expecting = shop
    let (feed, clock) = (feed, TestClock())
    let inPart: @Sendable (Int) async -> Void = { number in
      // Six times as long as the limit.
      switch number {
      case 300: _ = endpoint("tea")
      case _ where kind == 0: _ = another(number)
      case _ where kind == 1: feed.send(number)
      case _ where kind == 2: try? await clock.sleep(for: .zero)
      default: _ = expecting.greet()
      }
    }
    try await run(inPart: inPart) {
      let first = try await priced.call(1)
      #expect(first == "tea")
    }
    _ = expecting.greet()
  }

  @Test("reads its limit in seconds from the environment")
  func limits() {
    let texts = [nil, "5", "0", "0.5", "", "-1", "nan", "5 s"]
    #expect(texts.map { SpyWait.limit($0) / .seconds(1) } == [60, 5, 0, 0.5, 60, 60, 60, 60])
  }
}
