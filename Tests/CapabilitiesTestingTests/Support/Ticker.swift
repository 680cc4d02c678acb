import Capabilities
import CapabilitiesTesting

/// Prices that come one after another.
struct Ticker: Interceptable {
  /// Fails like a network does.
  var prices: @Sendable (String) async throws -> AsyncThrowingStream<Int, any Error>
  /// Only ends.
  var ticks: @Sendable () -> AsyncStream<Int>
  /// Goes on and on.
  var endless: @Sendable () -> AsyncStream<Int>
  /// Fails with errors of its own.
  var quotes: @Sendable () async -> any AsyncSequence<Int, ShopError> & Sendable
  /// What others send, until it is closed.
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

/// A ticker in memory, and what its consumers have seen.
final class Exchange: Sendable {
  struct State {
    /// The elements that were taken from their sources.
    var taken: [Int] = []
    /// What the consumer saw: elements, and how it ended.
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

  /// Consumes a stream, and notes what comes and how it ends.
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

/// A sequence of its own type, which fails with errors of its own.
struct Quotes: AsyncSequence, Sendable {
  let next: @Sendable () -> Int?

  struct Iterator: AsyncIteratorProtocol {
    let next: @Sendable () -> Int?

    mutating func next(isolation: isolated (any Actor)?) async throws(ShopError) -> Int? { next() }
    mutating func next() async throws(ShopError) -> Int? { next() }
  }

  func makeAsyncIterator() -> Iterator { Iterator(next: next) }
}
