import Probes
import Synchronization

/// An infinite stream of numbers, created on demand and counted.
final class Numbers: Sendable {
  private let made = Mutex(0)

  /// The number of created elements.
  var count: Int { made.withLock(\.self) }

  var stream: AsyncStream<Int> {
    AsyncStream {
      self.made.withLock { made in
        made += 1
        return made
      }
    }
  }
}

/// A stream that a test feeds, and its termination.
struct Feed: Sendable {
  let stream: AsyncStream<Int>
  let continuation: AsyncStream<Int>.Continuation
  let terminations = Log()
  let terminated = Signal()

  init(_ policy: AsyncStream<Int>.Continuation.BufferingPolicy = .unbounded) {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: policy)
    continuation.onTermination = { [terminations, terminated] in
      terminations.add("\($0)")
      terminated.fire()
    }
  }
}

/// Returns the elements of a stream, in order.
func elements<Element: Sendable>(_ stream: AsyncStream<Element>) async -> [Element] {
  var elements: [Element] = []
  for await element in stream { elements.append(element) }
  return elements
}

extension AsyncStream where Element: Sendable {
  /// Creates a stream of these elements.
  static func of(_ elements: Element...) -> AsyncStream {
    AsyncStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}

extension AsyncThrowingStream<Int, any Error> {
  /// Creates a stream of these elements that then fails, if there is an error.
  static func of(_ elements: Int..., throwing error: (any Error)? = nil) -> AsyncThrowingStream {
    AsyncThrowingStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish(throwing: error)
    }
  }
}

/// Returns the result of each wait for an element, until the end.
func outcomes(_ stream: some AsyncSequence) async -> [String] {
  var outcomes: [String] = []
  var iterator = stream.makeAsyncIterator()
  while outcomes.last != "end" {
    do {
      let element = try await iterator.next(isolation: nil)
      outcomes.append(element.map { "\($0)" } ?? "end")
    } catch {
      outcomes.append("throws \(error)")
    }
  }
  return outcomes
}
