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
    let consumer: SpyStream<Element, Failure>.Consumer

    func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      try await consumer.next()
    }

    func next() async throws(Failure) -> Element? { try await consumer.next() }
  }
}
