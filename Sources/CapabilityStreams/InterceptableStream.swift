internal import Synchronization

/// A stream whose copies share one storage, so that another stream of the same type can wrap it.
protocol InterceptableStream {
  /// Returns a stream of the same elements whose every step runs through `steps`.
  func wrapped(by steps: StreamSteps) -> Self

  init(from source: some StreamSource)
}

extension AsyncStream: InterceptableStream {
  func wrapped(by steps: StreamSteps) -> AsyncStream {
    // Safe, even if elements are not `Sendable`: a stream is a reference to a storage with a lock, and
    // each element passes from its producer to one waiting consumer, as in the original stream. Each
    // step has an iterator of its own.
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

extension AsyncThrowingStream: InterceptableStream where Failure == any Error {
  func wrapped(by steps: StreamSteps) -> AsyncThrowingStream {
    // As above. `unfolding` keeps its closure after an error, so the stream is released then, which
    // terminates its producer.
    let original = Mutex<OriginalStream?>(OriginalStream(stream: self))
    return AsyncThrowingStream(unfolding: {
      do {
        return try await steps.take { () async throws -> Element? in
          nonisolated(unsafe) var iterator = original.withLock(\.self)?.stream.makeAsyncIterator()
          return try await iterator?.next()
        }
      } catch {
        _ = original.withLock { $0.take() }
        throw error
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

/// A stream that several steps of a wrapping stream share, which is safe as described above.
private struct OriginalStream<Stream>: @unchecked Sendable { let stream: Stream }

/// The source of a stream's elements. The stream's type is known only at run time.
package protocol StreamSource: Sendable {
  /// Returns the next element of a stream.
  ///
  /// - Parameters:
  ///   - type: The element type of the stream.
  ///   - failure: The error type of the stream.
  /// - Returns: The element; `nil` ends the stream.
  /// - Throws: The error of the stream, which ends it.
  func next<Element, Failure: Error>(
    _ type: Element.Type,
    throwing failure: Failure.Type
  ) async throws(Failure) -> Element?
}

/// Creates a stream of a type that is known only at run time.
///
/// - Parameters:
///   - type: `AsyncStream`, or `AsyncThrowingStream` with untyped errors.
///   - source: Returns the elements. It runs outside of any actor.
/// - Returns: The stream; `nil` for other types.
package func makeStream<Output>(of type: Output.Type, from source: some StreamSource) -> Output? {
  (type as? any InterceptableStream.Type)?.init(from: source) as? Output
}
