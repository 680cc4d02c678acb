import Capabilities
import CapabilitiesTesting

/// A capability with streams of prices.
struct Ticker: Interceptable {
  /// Can fail, like a network.
  var prices: @Sendable (String) async throws -> AsyncThrowingStream<Int, any Error>
  /// Can only end.
  var ticks: @Sendable () -> AsyncStream<Int>
  /// Never ends.
  var endless: @Sendable () -> AsyncStream<Int>
  /// Fails with a typed error.
  var quotes: @Sendable () async -> any AsyncSequence<Int, ShopError> & Sendable
  /// The elements that other tasks send, until it is closed.
  var news: @Sendable () async -> AsyncStream<Int>
  var send: @Sendable (Int) async throws -> Void
  var close: @Sendable () async -> Void

  func intercepted(by interceptor: some Interceptor) -> Ticker {
    Ticker(
      prices: interceptor.wrap("Ticker.prices", prices),
      ticks: interceptor.wrap("Ticker.ticks", ticks),
      endless: interceptor.wrap("Ticker.endless", endless),
      quotes: interceptor.wrap("Ticker.quotes", quotes),
      news: interceptor.wrap("Ticker.news", news),
      send: interceptor.wrap("Ticker.send", send),
      close: interceptor.wrap("Ticker.close", close)
    )
  }
}

/// An in-memory ticker, and what its consumers received.
final class Exchange: Sendable {
  struct State {
    /// The elements taken from their sources.
    var taken: [Int] = []
    /// The elements that the consumer received, and how the stream ended.
    var seen: [String] = []
  }

  let clock: TestClock
  let news: AsyncStream<Int>
  let feed: AsyncStream<Int>.Continuation
  private let storage = Mutexed(State())

  init(_ clock: TestClock = TestClock()) {
    self.clock = clock
    (news, feed) = AsyncStream.makeStream(of: Int.self)
  }

  var state: State { storage.value }

  func note(_ text: String) { storage.update { $0.seen.append(text) } }

  /// Takes the next of three elements.
  private func take() -> Int? {
    storage.change { state in
      guard state.taken.count < 3 else { return nil }
      state.taken.append(state.taken.count + 1)
      return state.taken.count
    }
  }

  var ticker: Ticker {
    Ticker(
      prices: { _ in AsyncThrowingStream(unfolding: { self.take() }) },
      ticks: { AsyncStream(unfolding: { self.take() }) },
      endless: { AsyncStream(unfolding: { 1 }) },
      quotes: { Quotes(next: { self.take() }) },
      news: { self.news },
      send: { price in self.feed.yield(price) },
      close: { self.feed.finish() }
    )
  }

  typealias Story = FaultSweep<Exchange>.Story

  static func sweep(
    _ coverage: FaultCoverage,
    _ tasks: KeyValuePairs<String, Story>,
    _ invariants: [Invariant<Exchange>] = [.always],
    faults: [Fault] = []
  ) -> FaultSweep<Exchange> {
    FaultSweep(
      "watch",
      fixture: { clock in Exchange(clock) },
      tasks: tasks,
      invariants: invariants,
      faults: faults,
      coverage: coverage
    )
  }

  /// Consumes a stream and records its elements and its end.
  func consume<Failure: Error>(_ stream: any AsyncSequence<Int, Failure>) async {
    func consume(_ stream: some AsyncSequence<Int, Failure>) async {
      do {
        for try await element in stream { note("\(element)") }
        note(Task.isCancelled ? "end, cancelled" : "end")
      } catch {
        note("\(error)")
      }
    }
    await consume(stream)
  }
}

/// A custom sequence type that fails with a typed error.
struct Quotes: AsyncSequence, Sendable {
  let next: @Sendable () -> Int?

  struct Iterator: AsyncIteratorProtocol {
    let next: @Sendable () -> Int?

    mutating func next(isolation: isolated (any Actor)?) async throws(ShopError) -> Int? { next() }
    mutating func next() async throws(ShopError) -> Int? { next() }
  }

  func makeAsyncIterator() -> Iterator { Iterator(next: next) }
}
