#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// A stream whose copies share one storage, so that another stream of the same type can stand in
  /// front of it.
  protocol FollowableStream {
    /// A stream of the same elements whose every step is made by `steps`.
    func followed(by steps: StreamSteps) -> Self

    /// A stream that asks somebody else for each element.
    init(from source: some StreamSource)
  }

  extension AsyncStream: FollowableStream {
    func followed(by steps: StreamSteps) -> AsyncStream {
      // Safe, though elements may be of a type that is not `Sendable`: a stream is one reference to a
      // storage with a lock, and each element goes from its producer to the one consumer that waited
      // for it, as without this. So is the iterator, which no second step sees.
      nonisolated(unsafe) let original = self
      return AsyncStream(unfolding: {
        await steps.take { () async -> Element? in
          nonisolated(unsafe) var iterator = original.makeAsyncIterator()
          return await iterator.next()
        }
      })
    }

    init(from source: some StreamSource) {
      self.init(unfolding: { await source.next(Element.self, throwing: Never.self) })
    }
  }

  extension AsyncThrowingStream: FollowableStream where Failure == any Error {
    func followed(by steps: StreamSteps) -> AsyncThrowingStream {
      nonisolated(unsafe) let original = self  // As above.
      return AsyncThrowingStream(unfolding: {
        try await steps.take { () async throws -> Element? in
          nonisolated(unsafe) var iterator = original.makeAsyncIterator()
          return try await iterator.next()
        }
      })
    }

    init(from source: some StreamSource) {
      let failures = Counter()
      self.init(unfolding: {
        guard failures.count == 0 else { return nil }
        do { return try await source.next(Element.self, throwing: Failure.self) } catch {
          failures.countUp()
          throw error
        }
      })
    }
  }

  /// Makes a stream of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - type: An `AsyncStream`, or an `AsyncThrowingStream` of any error.
  ///   - source: What the stream asks for each element, off every actor.
  /// - Returns: The stream; `nil` where the type is another.
  package func makeStream<Output>(of type: Output.Type, from source: some StreamSource) -> Output? {
    (type as? any FollowableStream.Type)?.init(from: source) as? Output
  }
#endif
