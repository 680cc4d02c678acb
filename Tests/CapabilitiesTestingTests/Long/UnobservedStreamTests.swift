import Capabilities
import CapabilitiesTesting
import Testing

@Suite("A sweep reports streams whose elements it cannot observe")
struct UnobservedStreamTests {
  /// Sweeps a use case that calls one endpoint, and returns the problems.
  private func problems<Output: Sendable>(
    _ make: @escaping @Sendable () -> Output
  ) async throws -> [String] {
    let sweep = FaultSweep(
      "watch",
      fixture: { _ in },
      run: { _, faults in _ = try await faults.wrap("Ticker.watch", { () async throws in make() })()
      },
      invariants: [.always],
      coverage: .singles
    )
    let all = try await sweep.report().problems
    #expect(try await sweep.report(of: FaultSchedule()).problems == all)
    return all
  }

  private func message(_ type: String) -> [String] {
    [
      """
      Ticker.watch was not swept: the elements of its \(type) cannot be observed
        to fix: return an AsyncStream, an AsyncThrowingStream, or an \
      any AsyncSequence<Element, Failure> & Sendable, not wrapped in another value
      """
    ]
  }

  @Test("sequences of custom types")
  func concrete() async throws {
    #expect(try await problems { Quotes { 1 } } == message("Quotes"))
    #expect(
      try await problems { noNumbers().map { $0 + 1 } }
        == message("AsyncMapSequence<AsyncStream<Int>, Int>")
    )
  }

  @Test("streams within other values")
  func parts() async throws {
    struct Subscription { let number: Int, events: AsyncStream<Int> }
    #expect(try await problems { Optional(noNumbers()) } == message("Optional<AsyncStream<Int>>"))
    #expect(
      try await problems { Subscription(number: 1, events: noNumbers()) } == message("Subscription")
    )
    #expect(try await problems { (1, noNumbers()) } == message("(Int, AsyncStream<Int>)"))
  }

  @Test("streams at most three levels within other values")
  func nested() async throws {
    struct Box<Value: Sendable>: Sendable { let value: Value }
    let three = Box(value: Box(value: Box(value: noNumbers())))
    #expect(try await problems { three }.count == 1)
    // The search ends there, because a value such as a linked list can have any depth.
    #expect(try await problems { Box(value: three) } == [])
  }

  @Test("sequences declared as a custom protocol")
  func refined() async throws {
    let found = try await problems { Quotes { 1 } as any Feed }
    #expect(found == message("Feed"))
    let typed = try await problems { Quotes { 1 } as any FeedOf<Int> }
    #expect(typed == message("\((any FeedOf<Int>).self)"))
  }

  @Test("functions in what an endpoint returns, unless they are intercepted, too")
  func functions() async throws {
    struct Session: Sendable { let read: @Sendable () async throws -> Int }
    func warnings(isIntercepted: Bool) async throws -> [String] {
      let sweep = FaultSweep(
        "read",
        fixture: { _ in Session { 1 } },
        run: { session, faults in
          let open = faults.wrap("Store.open", { () async throws in [session] })
          guard let read = try await open().first?.read else { return }
          _ = try await (isIntercepted ? faults.wrap("Session.read", read) : read)()
        },
        invariants: [.always],
        coverage: .singles
      )
      let report = try await sweep.report()
      return report.warnings
    }
    let found = try await warnings(isIntercepted: false)
    let start =
      "Store.open is swept, but not what is in the Array<Session> that it returns: [0].read, a "
    #expect(found.map { $0.hasPrefix(start) } == [true], "\(found)")
    #expect(try await warnings(isIntercepted: true) == [])
  }

  @Test("no report for supported streams and other values")
  func followed() async throws {
    #expect(try await problems { noNumbers() } == [])
    #expect(try await problems { AsyncThrowingStream<Int, any Error> { nil } } == [])
    #expect(
      try await problems { Quotes { 1 } as any AsyncSequence<Int, ShopError> & Sendable } == []
    )
    #expect(try await problems { [1, 2] } == [])
    #expect(try await problems { (1, "one") } == [])
  }
}

private protocol Feed: AsyncSequence, Sendable {}
// Not private: optimized code can omit that part of the name.
protocol FeedOf<Element>: AsyncSequence, Sendable {}
extension Quotes: Feed, FeedOf {}
