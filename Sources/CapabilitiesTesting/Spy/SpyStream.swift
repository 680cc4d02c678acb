import Synchronization
public import Testing

/// A stream whose elements a test sends.
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
/// `Failure` is the error type of the stream. If it is `Never`, `stream` is an `AsyncStream`; if it
/// is `any Error`, an `AsyncThrowingStream`. ``sequence`` is an `any AsyncSequence` for either, and
/// for typed errors.
///
/// All uses share one stream: as with `AsyncStream`, each element goes to one consumer, and every
/// consumer gets the end. If an endpoint returns a new stream for each call, create a `SpyStream`
/// for each: `rates.returning(inSequence: first.stream, second.stream)`.
public final class SpyStream<Element: Sendable, Failure: Error>: Sendable {
  private let endpoint: String
  private let feed = Mutex(SpyStreamFeed<Element, Failure>())

  /// Creates a stream without elements that has not ended.
  ///
  /// - Parameter endpoint: The endpoint's name, for failure messages.
  public init(_ endpoint: String = "a stream") {
    self.endpoint = endpoint
  }

  /// The number of elements that consumers have asked for, including the one that they wait for.
  public var demandCount: Int { feed.withLock { $0.demanded } }

  /// Sends an element. The stream buffers it until a consumer asks for it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - sourceLocation: The location of the issue if the stream has ended.
  public func send(_ element: Element, sourceLocation: SourceLocation = #_sourceLocation) {
    _ = number(sending: element, sourceLocation)
  }

  /// Sends an element and waits, without polling, until a consumer has handled it: the consumer
  /// took the element and then asked for the next one or abandoned the stream.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - sourceLocation: The location of the issue if the stream has ended.
  /// - Throws: As ``Spy/call(_:sourceLocation:)``.
  public func deliver(
    _ element: Element,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    guard let number = number(sending: element, sourceLocation) else { return }
    try await wait(for: .handling(number), sourceLocation)
  }

  /// Ends the stream after the elements sent so far.
  public func finish() { perform(feed.withLock { $0.end(nil) } ?? []) }

  /// Makes the stream fail after the elements sent so far. One consumer gets the error; the others
  /// get the end.
  ///
  /// - Parameters:
  ///   - error: The error that the stream throws.
  ///   - sourceLocation: The location of the issue if the stream has already ended.
  public func fail(_ error: Failure, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let actions = feed.withLock({ $0.end(error) }) else {
      return reportEnded("fail(\(describe(error)))", lost: "the error", sourceLocation)
    }
    perform(actions)
  }

  /// Waits, without polling, until consumers have asked for a number of elements. For example,
  /// `demand(3)` returns when a consumer waits for the third element and so has handled the second.
  ///
  /// - Parameters:
  ///   - number: The number of the element, counted from 1.
  ///   - sourceLocation: The location of the issue if no consumer asks for it.
  /// - Throws: As ``Spy/call(_:sourceLocation:)``.
  public func demand(
    _ number: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(for: .demand(number), sourceLocation)
  }

  /// Waits, without polling, until a consumer has abandoned the stream: its task was cancelled, or
  /// it released the stream before the end.
  ///
  /// An endpoint created by `returning(feed.stream)` retains the stream, so no consumer can release
  /// it. `recording { _ in feed.stream }` creates a stream for each call.
  ///
  /// - Parameter sourceLocation: The location of the issue if none abandons it.
  /// - Throws: As ``Spy/call(_:sourceLocation:)``.
  public func givenUp(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(for: .givingUp, sourceLocation)
  }

  private func number(sending element: Element, _ sourceLocation: SourceLocation) -> Int? {
    SpyWait.noteCall()
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
      \(call) after the end of the stream of \(endpoint): \(lost) is lost
        to fix: call this before finish() or fail(_:), or use another SpyStream for the \
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
  /// Creates a consumer that has not asked for an element yet.
  fileprivate func makeConsumer() -> Consumer {
    Consumer(of: self, id: feed.withLock { $0.makeID() })
  }

  /// A consumer of the stream. Releasing it before the end abandons the stream.
  fileprivate final class Consumer: Sendable {
    private let stream: SpyStream
    private let id: Int

    init(of stream: SpyStream, id: Int) {
      self.stream = stream
      self.id = id
    }

    deinit { leave() }

    /// Returns the next element, on the caller's actor; `nil` at the end or if the task is cancelled.
    func next() async throws(Failure) -> Element? { try await stream.next(for: id).get() }

    /// Abandons the stream, unless it has ended.
    func leave() { stream.perform(stream.feed.withLock { $0.leave(id) }) }
  }

  private func next(for consumer: Int) async -> Result<Element?, Failure> {
    SpyWait.noteCall()
    let id = feed.withLock { $0.makeID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform(feed.withLock { $0.ask(id: id, consumer: consumer, continuation) })
      }
    } onCancel: {
      perform(feed.withLock { $0.cancelAsk(id: id) })
    }
  }

  private func wait(for event: SpyStreamEvent, _ sourceLocation: SourceLocation) async throws {
    try await SpyWait.event(or: { missing(event) }, at: sourceLocation) { wait in
      perform(feed.withLock { $0.add(wait, for: event) })
    }
  }

  private func missing(_ event: SpyStreamEvent) -> SpyWait.Missing {
    let (act, fix) =
      switch event {
      case .demand(let number):
        ("ask for element \(number)", "consume the stream, or wait for an earlier element")
      case .handling(let number):
        ("handle element \(number)", "consume the stream, or send without waiting")
      case .givingUp: ("abandon the stream", "cancel the consuming task, or release the stream")
      }
    let seen = "\n  elements asked for: \(demandCount)"
    return ("expected a consumer of \(endpoint) to \(act)", seen, fix)
  }
}

extension SpyStream where Failure == Never {
  /// The stream, for an endpoint that returns an `AsyncStream`.
  ///
  /// Each access creates a new consumer: see ``givenUp(sourceLocation:)``.
  public var stream: AsyncStream<Element> {
    let consumer = makeConsumer()
    return AsyncStream(unfolding: { await consumer.next() }, onCancel: { consumer.leave() })
  }
}

extension SpyStream where Failure == any Error {
  /// The stream, for an endpoint that returns an `AsyncThrowingStream`.
  ///
  /// Each access creates a new consumer: see ``givenUp(sourceLocation:)``.
  public var stream: AsyncThrowingStream<Element, any Error> {
    let consumer = makeConsumer()
    return AsyncThrowingStream(unfolding: { try await consumer.next() })
  }
}

extension SpyStream {
  /// The stream, for an endpoint that returns an `any AsyncSequence`.
  ///
  /// Each iteration is a new consumer, and its elements arrive on the consumer's actor.
  public var sequence: any AsyncSequence<Element, Failure> & Sendable { SpySequence(stream: self) }
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
