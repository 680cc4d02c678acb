import Capabilities
import CapabilitiesTesting
import Synchronization
import TestTraits
import Testing

@Suite("A test sends the elements of a spy stream")
struct SpyStreamTests {
  typealias FollowRates = @Sendable (String) async throws -> Void

  let feed = SpyStream<Double, Never>("RateService.rates")
  let rates = Spy<String>("RateService.rates")
  let save = Spy<(String, Double)>("RateStore.save")

  /// Stores every rate.
  private var followRates: FollowRates {
    let feed = feed
    let rates: @Sendable (String) -> AsyncStream<Double> = rates.recording { _ in feed.stream }
    let save: @Sendable (String, Double) async throws -> Void = save.returning(())
    return { currency in
      for await rate in rates(currency) { try await save(currency, rate) }
    }
  }

  @Test("elements sent before the first request arrive in order, then the end")
  func feeding() async throws {
    feed.send(1.08)
    feed.send(1.09)
    feed.finish()
    try await followRates("EUR")
    #expect(rates.calls == ["EUR"])
    #expect(save.calls == [("EUR", 1.08), ("EUR", 1.09)])
    #expect(feed.demandCount == 3)
  }

  @Test("elements sent while the consumer waits arrive one by one")
  func delivering() async throws {
    async let following: Void = followRates("EUR")
    try await feed.demand(1)
    #expect(save.callCount == 0)
    try await feed.deliver(1.08)
    #expect(save.calls == [("EUR", 1.08)])
    #expect(feed.demandCount == 2)
    try await feed.deliver(1.09)
    #expect(save.calls == [("EUR", 1.08), ("EUR", 1.09)])
    feed.finish()
    try await following
  }

  @Test("deliver waits until the consumer has handled the element")
  func backPressure() async throws {
    let save = Spy<Double>("RateStore.save")
    let endpoint: @Sendable (Double) async -> Void = save.suspending { _ in }
    let stream = feed.stream
    let consumer = Task { for await rate in stream { await endpoint(rate) } }
    let delivered = Mutexed(0)
    let producer = Task { [feed] in
      for rate in [1.0, 2] {
        try await feed.deliver(rate)
        delivered.update { $0 += 1 }
      }
      feed.finish()
    }
    #expect(try await save.call(1) == 1)
    #expect(delivered.value == 0)
    save.release()
    #expect(try await save.call(2) == 2)
    #expect(delivered.value == 1)
    save.release()
    try await producer.value
    await consumer.value
    #expect(delivered.value == 2)
  }

  @Test("cancelling the consumer's task abandons the stream, waiting or not")
  func cancelling() async throws {
    let followRates = followRates
    let following = Task { try await followRates("EUR") }
    try await feed.demand(1)
    following.cancel()
    try await feed.givenUp()
    try await following.value
    #expect(save.callCount == 0)

    let late = SpyStream<Double, any Error>()
    late.send(1)
    let stream = late.stream
    let cancelled = Task {
      for try await _ in stream { withUnsafeCurrentTask { $0?.cancel() } }
    }
    try await late.givenUp()
    try await cancelled.value
  }

  @Test("deliver returns when the consumer releases the stream")
  func deliveringTheLast() async throws {
    async let first = feed.stream.first { $0 > 1 }
    try await feed.deliver(1)
    try await feed.deliver(2)
    #expect(await first == 2)
    try await feed.givenUp()
  }

  @Test("reaching the end does not count as abandoning the stream")
  func ending() async throws {
    feed.finish()
    try await followRates("EUR")
    let givenUp = Task { [feed] in try await feed.givenUp() }
    givenUp.cancel()
    await #expect(throws: CancellationError.self) { try await givenUp.value }
  }

  @Test("a cancelled wait names the awaited event in a test with a time limit", .hangLimit)
  func cancelledWaits() async {
    let issues = await recordedIssues {
      let waits = [
        Task { [feed] in try await feed.demand(2) },
        Task { [feed] in try await feed.deliver(1) },
        Task { [feed] in try await feed.givenUp() },
      ]
      for wait in waits {
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
      }
    }
    #expect(issues.allSatisfy { $0.severity == .warning })
    #expect(
      Set(issues.map(\.text)) == [
        """
        expected a consumer of RateService.rates to ask for element 2 before the wait was cancelled
          elements asked for: 0
          to fix: consume the stream, or wait for an earlier element
        """,
        """
        expected a consumer of RateService.rates to handle element 1 before the wait was cancelled
          elements asked for: 0
          to fix: consume the stream, or send without waiting
        """,
        """
        expected a consumer of RateService.rates to abandon the stream before the wait was cancelled
          elements asked for: 0
          to fix: cancel the consuming task, or release the stream
        """,
      ]
    )
  }

  @Test("an error arrives after the elements, once")
  func failing() async throws {
    let feed = SpyStream<Int, any Error>("Shop.prices")
    feed.send(3)
    feed.fail(ShopError.closed)
    var iterator = feed.stream.makeAsyncIterator()
    #expect(try await iterator.next() == 3)
    await #expect(throws: ShopError.closed) { try await iterator.next() }
    var other = feed.stream.makeAsyncIterator()
    #expect(try await other.next() == nil)
  }

  @Test("a sequence keeps its typed error, and its consumer's actor")
  @MainActor
  func sequence() async throws {
    let feed = SpyStream<Int, ShopError>("Shop.prices")
    let prices: any AsyncSequence<Int, ShopError> & Sendable = feed.sequence
    async let sent: Void = {
      try await feed.demand(1)
      feed.send(3)
      try await feed.demand(2)
      feed.fail(.closed)
    }()
    var seen: [Int] = []
    do {
      for try await price in prices {
        MainActor.preconditionIsolated()
        seen.append(price)
      }
      Issue.record("it should have thrown")
    } catch {
      let error: ShopError = error
      #expect(error == .closed)
    }
    MainActor.preconditionIsolated()
    try await sent
    #expect(seen == [3])
  }

  @Test("a sequence is abandoned when its consumer leaves, even if others retain it")
  func leavingASequence() async throws {
    let feed = SpyStream<Int, Never>("Shop.prices")
    let prices = feed.sequence
    feed.send(1)
    for await _ in prices { break }
    try await feed.givenUp()
    feed.send(2)
    for await price in prices {
      #expect(price == 2)
      break
    }
  }

  @Test("consumers share the elements, and each gets the end")
  func severalConsumers() async throws {
    let feed = feed
    let consumers = (1...3).map { _ in
      let stream = feed.stream
      return Task { await stream.reduce(into: []) { $0.append($1) } }
    }
    try await feed.demand(3)
    for rate in 1...30 { feed.send(Double(rate)) }
    feed.finish()
    var all: [Double] = []
    for consumer in consumers {
      let mine = await consumer.value
      #expect(mine == mine.sorted())
      all += mine
    }
    let sent: [Double] = (1...30).map { Double($0) }
    #expect(all.sorted() == sent)
  }

  @Test("sending after the end records an issue with the loss and the fix")
  func sendingAfterTheEnd() async throws {
    let feed = SpyStream<Int, any Error>("Shop.prices")
    feed.finish()
    let issues = try await recordedIssues {
      feed.send(3)
      try await feed.deliver(4)
      feed.fail(ShopError.closed)
    }
    let texts = ["send(3)", "send(4)", "fail(closed)"].map { call in
      """
      \(call) after the end of the stream of Shop.prices: \
      \(call.hasPrefix("send") ? "the element" : "the error") is lost
        to fix: call this before finish() or fail(_:), or use another SpyStream for the endpoint's \
      next stream
      """
    }
    #expect(issues.map(\.text) == texts)
    #expect(try await feed.stream.reduce(0, +) == 0)
  }
}
