import Capabilities
import CapabilitiesTesting

/// A capability whose endpoints return streams.
struct RateService: Interceptable {
  typealias Quotes = any AsyncSequence<Quote, RateError> & Sendable

  var rates: @Sendable (String) -> AsyncStream<Double>
  var changes: @Sendable (String) async throws -> AsyncThrowingStream<Double?, any Error>
  var quotes: @Sendable (String) -> Quotes

  func intercepted(by interceptor: some Interceptor) -> RateService {
    RateService(
      rates: interceptor.wrap("RateService.rates", rates),
      changes: interceptor.wrap("RateService.changes", changes),
      quotes: interceptor.wrap("RateService.quotes", quotes)
    )
  }

  /// Returns a new stream for each call: two rates, two changes and a failure, two quotes and a
  /// failure.
  static let scripted = RateService(
    rates: { currency in
      let feed = SpyStream<Double, Never>()
      feed.send(currency == "EUR" ? 1.08 : 1.25)
      feed.send(1.09)
      feed.finish()
      return feed.stream
    },
    changes: { _ in
      let feed = SpyStream<Double?, any Error>()
      feed.send(0.01)
      feed.send(nil)
      feed.fail(RateError.unavailable)
      return feed.stream
    },
    quotes: { currency in
      let feed = SpyStream<Quote, RateError>()
      feed.send(Quote(currency: currency, rate: 1))
      feed.send(Quote(currency: currency, rate: 2))
      feed.fail(.closed(currency))
      return feed.sequence
    }
  )

  /// Returns no elements, so every element comes from the replay.
  static let silent = RateService(
    rates: { _ in AsyncStream { $0.finish() } },
    changes: { _ in AsyncThrowingStream { $0.finish() } },
    quotes: { _ in SpyStream<Quote, RateError>().sequence }
  )
}

struct Quote: Hashable, Codable {
  var currency: String
  var rate: Double
}

enum RateError: Error, Hashable, Codable {
  case unavailable
  case closed(String)
}

/// Returns all numbers of a range, at once.
func numbers(from first: Int = 1, to last: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for number in first...last { continuation.yield(number) }
    continuation.finish()
  }
}

/// Returns an empty stream.
@Sendable func noNumbers() -> AsyncStream<Int> { AsyncStream { $0.finish() } }

/// Returns the remaining elements of a stream and its end.
func all<Element>(_ stream: some AsyncSequence<Element, any Error>) async -> (
  elements: [Element], error: (any Error)?
) {
  var elements: [Element] = []
  do {
    for try await element in stream { elements.append(element) }
    return (elements, nil)
  } catch {
    return (elements, error)
  }
}
