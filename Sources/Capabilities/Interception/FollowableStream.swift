/// A stream whose copies share one storage, so that another stream of the same type can stand in
/// front of it.
protocol FollowableStream {
  /// A stream of the same elements whose every step is made by `steps`.
  func followed(by steps: StreamSteps) -> Self

  /// A stream that asks a function for each element.
  ///
  /// - Parameter next: The next element; `nil`, or a value that is no element, ends the stream.
  init(asking next: @escaping @Sendable () async throws -> (any Sendable)?)
}

extension AsyncStream: FollowableStream {
  func followed(by steps: StreamSteps) -> AsyncStream {
    let original = SharedStream(stream: self)
    return AsyncStream(unfolding: {
      await steps.take { () async -> Element? in
        var iterator = original.stream.makeAsyncIterator()
        return await iterator.next()
      }
    })
  }

  init(asking next: @escaping @Sendable () async throws -> (any Sendable)?) {
    self.init(unfolding: { (try? await next()) as? Element })
  }
}

extension AsyncThrowingStream: FollowableStream where Failure == any Error {
  func followed(by steps: StreamSteps) -> AsyncThrowingStream {
    let original = SharedStream(stream: self)
    return AsyncThrowingStream(unfolding: {
      try await steps.take { () async throws -> Element? in
        var iterator = original.stream.makeAsyncIterator()
        return try await iterator.next()
      }
    })
  }

  init(asking next: @escaping @Sendable () async throws -> (any Sendable)?) {
    let failures = Counter()
    self.init(unfolding: {
      guard failures.count == 0 else { return nil }
      do { return try await next() as? Element } catch {
        failures.countUp()
        throw error
      }
    })
  }
}

/// A stream whose elements may be of a type that is not `Sendable`.
///
/// Unchecked, and safe: a stream is one reference to a storage with a lock, and each element goes
/// from its producer to the one consumer that waited for it, as without this.
private struct SharedStream<Stream>: @unchecked Sendable {
  let stream: Stream
}

/// Makes a stream of a type that is known only at run time.
///
/// - Parameters:
///   - type: An `AsyncStream`, or an `AsyncThrowingStream` of any error.
///   - next: The next element; `nil`, or a value that is no element, ends the stream. What it
///     throws an `AsyncThrowingStream` throws, too, and ends; an `AsyncStream` ends.
/// - Returns: The stream; `nil` where the type is another.
package func makeStream<Output>(
  of type: Output.Type,
  next: @escaping @Sendable () async throws -> (any Sendable)?
) -> Output? {
  (type as? any FollowableStream.Type)?.init(asking: next) as? Output
}
