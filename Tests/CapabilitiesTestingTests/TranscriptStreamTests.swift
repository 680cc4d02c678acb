import Capabilities
import CapabilitiesTesting
import Testing

@Suite("A transcript records the elements of streams")
struct TranscriptStreamTests {
  let transcript = Transcript()
  let rates: RateService
  let shop: Shop

  init() {
    rates = RateService.scripted.intercepted(by: transcript)
    shop = Shop.stocked.intercepted(by: transcript)
  }

  @Test("each element is listed in order among the calls, then the end")
  func order() async throws {
    for await _ in rates.rates("EUR") { try await shop.reserve("tea", 1) }
    transcript.expect(
      """
      RateService.rates("EUR") -> a stream
      RateService.rates("EUR")[1] -> 1.08
      Shop.reserve("tea", 1)
      RateService.rates("EUR")[2] -> 1.09
      Shop.reserve("tea", 1)
      RateService.rates("EUR")[3] -> end
      """
    )
    transcript.expect(
      """
      RateService.rates
      RateService.rates[1]
      Shop.reserve
      RateService.rates[2]
      Shop.reserve
      RateService.rates[3] -> end
      """,
      .brief
    )
  }

  @Test("failures, and elements that are nil")
  func failures() async throws {
    let rates = rates
    let changes = try await all(rates.changes("EUR"))
    #expect(changes.elements == [0.01, nil])
    #expect(changes.error as? RateError == .unavailable)
    do {
      for try await _ in rates.quotes("USD") {}
      Issue.record("it should have thrown")
    } catch {
      let error: RateError = error
      #expect(error == .closed("USD"))
    }
    transcript.expect(
      """
      RateService.changes("EUR") -> a stream
      RateService.changes("EUR")[1] -> 0.01
      RateService.changes("EUR")[2] -> nil
      RateService.changes("EUR")[3] throws unavailable
      RateService.quotes("USD") -> a stream
      RateService.quotes("USD")[1] -> Quote(currency: "USD", rate: 1.0)
      RateService.quotes("USD")[2] -> Quote(currency: "USD", rate: 2.0)
      RateService.quotes("USD")[3] throws closed("USD")
      """
    )
    #expect(transcript.calls[3].step?.description == "[3]")
    #expect(transcript.calls[3].outcome == .threw("unavailable"))
    #expect(transcript.calls[0].step == nil)
  }

  @Test("an abandoned stream, a stream without a request, and a cancelled consumer")
  func abandoning() async throws {
    let rates = rates
    #expect(await rates.rates("EUR").first { _ in true } == 1.08)
    _ = rates.rates("USD")
    let feed = SpyStream<Int, Never>()
    let ticks: @Sendable () -> AsyncStream<Int> = transcript.wrap("Clock.ticks") { feed.stream }
    let task = Task { for await _ in ticks() {} }
    feed.send(1)
    try await feed.demand(2)
    task.cancel()
    await task.value
    transcript.expect(
      """
      RateService.rates("EUR") -> a stream
      RateService.rates("EUR")[1] -> 1.08
      RateService.rates("EUR")[2] given up
      RateService.rates("USD") -> a stream
      RateService.rates("USD")[1] given up
      || Clock.ticks() -> a stream
      || Clock.ticks()[1] -> 1
      || Clock.ticks()[2] given up
      """
    )
  }

  @Test("a wait that has not ended is marked")
  func waiting() async throws {
    let feed = SpyStream<Int, Never>()
    let ticks: @Sendable () -> AsyncStream<Int> = transcript.wrap("Clock.ticks") { feed.stream }
    let stream = ticks()
    let task = Task { for await _ in stream {} }
    try await feed.demand(1)
    transcript.expect("Clock.ticks() -> a stream\n|| Clock.ticks()[1] ...")
    task.cancel()
    await task.value
  }

  @Test("streams with the same inputs, also of a copied capability, are distinguished by number")
  func severalStreams() async throws {
    let (rates, copy) = (rates, RateService.scripted.intercepted(by: transcript))
    var first = rates.rates("EUR").makeAsyncIterator()
    var second = copy.rates("EUR").makeAsyncIterator()
    var other = rates.rates("USD").makeAsyncIterator()
    _ = await second.next()
    _ = await first.next()
    _ = await other.next()
    _ = await second.next()
    transcript.expect(
      """
      RateService.rates("EUR") -> a stream
      RateService.rates("EUR") -> a stream
      RateService.rates("USD") -> a stream
      RateService.rates("EUR")#2[1] -> 1.08
      RateService.rates("EUR")[1] -> 1.08
      RateService.rates("USD")[1] -> 1.25
      RateService.rates("EUR")#2[2] -> 1.09
      """
    )
    withExtendedLifetime((first, second, other)) {}
  }

  @Test("the text of consumers in other tasks is the same in every run", arguments: 1...20)
  func concurrentConsumers(round: Int) async throws {
    let rates = rates
    let streams = ["EUR", "EUR", "USD"].map { rates.rates($0) }
    await withTaskGroup { group in
      for (stream, count) in zip(streams, [3, 1, 2]).shuffled() {
        group.addTask {
          var iterator = stream.makeAsyncIterator()
          for _ in 0..<count { _ = await iterator.next() }
        }
      }
      await group.waitForAll()
    }
    transcript.expect(
      """
      RateService.rates("EUR") -> a stream
      RateService.rates("EUR") -> a stream
      RateService.rates("USD") -> a stream
      || RateService.rates("EUR")[1] -> 1.08
      || RateService.rates("EUR")[2] -> 1.09
      || RateService.rates("EUR")[3] -> end
      || RateService.rates("EUR")#2[1] -> 1.08
      || RateService.rates("USD")[1] -> 1.25
      || RateService.rates("USD")[2] -> 1.09
      """
    )
    withExtendedLifetime(streams) {}
  }

  @Test("concurrent calls with the same inputs are numbered by their elements", arguments: 1...20)
  func concurrentCalls(round: Int) async throws {
    let rates = rates
    await withTaskGroup { group in
      for count in [1, 2, 3].shuffled() {
        group.addTask { for await _ in rates.rates("EUR").prefix(count) {} }
      }
      await group.waitForAll()
    }
    transcript.expect(
      """
      || RateService.rates("EUR") -> a stream
      || RateService.rates("EUR") -> a stream
      || RateService.rates("EUR") -> a stream
      || RateService.rates("EUR")[1] -> 1.08
      || RateService.rates("EUR")[2] given up
      || RateService.rates("EUR")#2[1] -> 1.08
      || RateService.rates("EUR")#2[2] -> 1.09
      || RateService.rates("EUR")#2[3] -> end
      || RateService.rates("EUR")#3[1] -> 1.08
      || RateService.rates("EUR")#3[2] -> 1.09
      || RateService.rates("EUR")#3[3] given up
      """
    )
  }

  @Test("streams of equal elements are numbered by the calls in which they are consumed")
  func concurrentOuterCalls() async throws {
    let rates = rates
    let last = transcript.wrap("Rate.last") { @Sendable (_: Int) async in
      await rates.rates("USD").reduce(0) { $1 }
    }
    for number in [2, 1] { _ = await Task { await last(number) }.value }
    let streams = transcript.concurrentCalls.map { $0.calls.last?.step?.stream }
    #expect(streams == [1, 2])
  }

  @Test("elements of other tasks are sorted by number, beyond ten, too")
  func manyConcurrentElements() async throws {
    let feed = SpyStream<Int, Never>()
    let ticks: @Sendable () -> AsyncStream<Int> = transcript.wrap("Clock.ticks") { feed.stream }
    for tick in 1...12 { feed.send(tick) }
    feed.finish()
    let stream = ticks()
    await Task { for await _ in stream {} }.value
    #expect(transcript.concurrentCalls.map(\.step?.number) == Array(1...13))
    let lines = transcript.text().split(separator: "\n")
    #expect(lines.last == "|| Clock.ticks()[13] -> end")
    #expect(lines[2] == "|| Clock.ticks()[2] -> 2")
  }

  @Test(
    "calls that produce an element are nested below it, and a use case's elements below the use case"
  )
  func nesting() async throws {
    let shop = shop
    let prices = transcript.wrap("Prices.all") {
      AsyncThrowingStream(unfolding: { try await shop.price("tea") })
    }
    let order: @Sendable () async throws -> Int? = transcript.wrap("Order") {
      try await prices().first { _ in true }
    }
    #expect(try await order() == 3)
    transcript.expect(
      """
      Order() -> 3
        Prices.all() -> a stream
        Prices.all()[1] -> 3
          Shop.price("tea") -> 3
        Prices.all()[2] given up
      """
    )
  }

  @Test("a sequence that is iterated twice has two streams; its steps stay on the caller's actor")
  @MainActor
  func iteratedTwice() async throws {
    let numbers: @Sendable () -> any AsyncSequence<Int, Never> & Sendable = { OnMainActor() }
    let sequence = transcript.wrap("Numbers", numbers)()
    for await number in sequence { #expect(number == 1) }
    for await _ in sequence { break }
    transcript.expect(
      """
      Numbers() -> a stream
      Numbers()[1] -> 1
      Numbers()[2] -> end
      Numbers()#2[1] -> 1
      Numbers()#2[2] given up
      """
    )
  }

  @Test("a Mermaid diagram has an arrow back for each element")
  func mermaid() async throws {
    for await _ in rates.rates("EUR") { try await shop.reserve("tea", 1) }
    _ = await all(try await rates.changes("a;b"))
    _ = await rates.rates("USD").first { _ in true }
    #expect(
      transcript.mermaid(caller: "Test") == """
        sequenceDiagram
          participant Test
          participant RateService
          participant Shop
          Test->>RateService: rates("EUR")
          RateService-->>Test: a stream
          RateService-->>Test: rates("EUR")[1] 1.08
          Test->>Shop: reserve("tea", 1)
          Shop-->>Test: ()
          RateService-->>Test: rates("EUR")[2] 1.09
          Test->>Shop: reserve("tea", 1)
          Shop-->>Test: ()
          RateService-->>Test: rates("EUR")[3] end
          Test->>RateService: changes("a#59;b")
          RateService-->>Test: a stream
          RateService-->>Test: changes("a#59;b")[1] 0.01
          RateService-->>Test: changes("a#59;b")[2] nil
          RateService--xTest: changes("a#59;b")[3] unavailable
          Test->>RateService: rates("USD")
          RateService-->>Test: a stream
          RateService-->>Test: rates("USD")[1] 1.25
          Test--xRateService: rates("USD")[2] given up
        """
    )
  }
}

/// Yields 1 on its consumer's actor, which must be the main actor.
private struct OnMainActor: AsyncSequence {
  typealias Element = Int
  typealias Failure = Never

  struct Iterator: AsyncIteratorProtocol {
    var isDone = false

    mutating func next() async -> Int? {
      MainActor.preconditionIsolated()
      defer { isDone = true }
      return isDone ? nil : 1
    }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      MainActor.preconditionIsolated()
      defer { isDone = true }
      return isDone ? nil : 1
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator() }
}
