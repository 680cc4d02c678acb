import Synchronization
public import Testing

/// A stream that a test feeds.
///
/// ```swift
/// let feed = SpyStream<Double, Never>("RateService.rates")
/// let rates = Spy<String>("RateService.rates")
/// world.rates.rates = rates.recording { _ in feed.stream }
///
/// async let following: Void = followRates("EUR")
/// feed.send(1.08)
/// feed.send(1.09)
/// feed.finish()
/// try await following
/// ```
///
/// `Failure` is what the stream can throw. Where it is `Never`, `stream` is an
/// `AsyncStream`; where it is `any Error`, an `AsyncThrowingStream`; ``sequence`` is an
/// `any AsyncSequence` of either, or of a typed error.
///
/// It is one stream, however often it is asked for: each element goes to one consumer, as with
/// `AsyncStream` itself, and after the end each gets the end. An endpoint that is to return a new
/// stream for each call needs a `SpyStream` for each:
/// `rates.returning(inSequence: first.stream, second.stream)`.
public final class SpyStream<Element: Sendable, Failure: Error>: Sendable {
  /// The endpoint's name, for failure messages.
  public let endpoint: String
  private let feed = Mutex(SpyStreamFeed<Element, Failure>())

  /// Makes a stream that has no elements yet and has not ended.
  ///
  /// - Parameter endpoint: The endpoint's name, for failure messages.
  public init(_ endpoint: String = "a stream") {
    self.endpoint = endpoint
  }

  /// How many elements consumers have asked for so far, the one that they wait for included.
  public var demandCount: Int { feed.withLock { $0.asked } }

  /// Sends an element. It is kept until a consumer asks for it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - sourceLocation: Where to show the issue that the stream has ended.
  public func send(_ element: Element, sourceLocation: SourceLocation = #_sourceLocation) {
    _ = number(sending: element, sourceLocation)
  }

  /// Sends an element and waits, without polling, until a consumer has taken it and either asks for
  /// the next one or has given the stream up: what it does with the element is done then.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - sourceLocation: Where to show the issue that the stream has ended.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  public func deliver(
    _ element: Element,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    guard let number = number(sending: element, sourceLocation) else { return }
    try await wait(for: .handling(number))
  }

  /// Ends the stream, after the elements that were sent.
  public func finish() {
    perform(feed.withLock { $0.end(nil) } ?? [])
  }

  /// Makes the stream fail, after the elements that were sent. One consumer gets the error, the
  /// others the end.
  ///
  /// - Parameters:
  ///   - error: What the stream throws.
  ///   - sourceLocation: Where to show the issue that the stream has ended already.
  public func fail(_ error: Failure, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let actions = feed.withLock({ $0.end(error) }) else {
      return reportEnded("fail(\(describe(error)))", lost: "the error", sourceLocation)
    }
    perform(actions)
  }

  /// Waits, without polling, until consumers have asked for that many elements: `demand(3)` until
  /// the third is waited for, so that the second has been handled.
  ///
  /// - Parameter number: Which element, counted from 1.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  public func demand(_ number: Int) async throws {
    try await wait(for: .demand(number))
  }

  /// Waits, without polling, until a consumer has given the stream up: its task was cancelled, or
  /// it let go of the stream before the end.
  ///
  /// A stand-in made by `returning(feed.stream)` holds the stream itself, so that nobody can let go
  /// of it; `recording { _ in feed.stream }` makes one for each call.
  ///
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  public func givenUp() async throws {
    try await wait(for: .givingUp)
  }

  private func number(sending element: Element, _ sourceLocation: SourceLocation) -> Int? {
    guard let (number, actions) = feed.withLock({ $0.send(element) }) else {
      reportEnded("send(\(describe(element)))", lost: "the element", sourceLocation)
      return nil
    }
    perform(actions)
    return number
  }

  private func reportEnded(_ call: String, lost: String, _ sourceLocation: SourceLocation) {
    recordIssue(
      """
      \(call) after the end of the stream of \(endpoint): nobody gets \(lost)
        to fix: make this call before finish() or fail(_:), or use another SpyStream for the \
      endpoint's next stream
      """,
      at: sourceLocation
    )
  }

  private func perform(_ actions: [SpyStreamFeed<Element, Failure>.Action]) {
    for action in actions { action() }
  }
}

extension SpyStream {
  /// A new consumer, which has not asked for anything yet.
  fileprivate func makeConsumer() -> Consumer {
    Consumer(of: self, id: feed.withLock { $0.makeID() })
  }

  /// Whoever takes elements: it gives the stream up where it is freed before the end.
  fileprivate final class Consumer: Sendable {
    private let stream: SpyStream
    private let id: Int

    init(of stream: SpyStream, id: Int) {
      self.stream = stream
      self.id = id
    }

    deinit { leave() }

    /// The next element, on the caller's actor; `nil` is the end, or says that the task is
    /// cancelled.
    func next() async throws(Failure) -> Element? {
      try await stream.next(for: id).get()
    }

    /// Gives the stream up, unless it has ended.
    func leave() { stream.perform(stream.feed.withLock { $0.leave(id) }) }
  }

  private func next(for consumer: Int) async -> Result<Element?, Failure> {
    let id = feed.withLock { $0.makeID() }
    defer { feed.withLock { $0.forget(id: id) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform(feed.withLock { $0.ask(id: id, consumer: consumer, continuation) })
      }
    } onCancel: {
      perform(feed.withLock { $0.cancel(id: id) })
    }
  }

  private func wait(for event: SpyStreamEvent) async throws {
    let id = feed.withLock { $0.makeID() }
    defer { feed.withLock { $0.forget(id: id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        perform(feed.withLock { $0.wait(id: id, for: event, continuation) })
      }
    } onCancel: {
      perform(feed.withLock { $0.cancel(id: id) })
    }
  }
}

extension SpyStream where Failure == Never {
  /// The stream, for an endpoint that returns an `AsyncStream`.
  ///
  /// Each stream is a consumer of its own: see ``givenUp()``.
  public var stream: AsyncStream<Element> {
    let consumer = makeConsumer()
    return AsyncStream(unfolding: { await consumer.next() }, onCancel: { consumer.leave() })
  }
}

extension SpyStream where Failure == any Error {
  /// The stream, for an endpoint that returns an `AsyncThrowingStream`.
  ///
  /// Each stream is a consumer of its own: see ``givenUp()``.
  public var stream: AsyncThrowingStream<Element, any Error> {
    let consumer = makeConsumer()
    return AsyncThrowingStream(unfolding: { try await consumer.next() })
  }
}

extension SpyStream {
  /// The stream, for an endpoint that returns an `any AsyncSequence`.
  ///
  /// Each iteration is a consumer of its own, and its elements arrive on its own actor.
  public var sequence: any AsyncSequence<Element, Failure> & Sendable {
    SpySequence(stream: self)
  }
}

private struct SpySequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  let stream: SpyStream<Element, Failure>

  func makeAsyncIterator() -> Iterator { Iterator(consumer: stream.makeConsumer()) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let consumer: SpyStream<Element, Failure>.Consumer

    func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      try await consumer.next()
    }

    func next() async throws(Failure) -> Element? { try await consumer.next() }
  }
}
