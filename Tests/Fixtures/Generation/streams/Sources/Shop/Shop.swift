// Streams in every position that the generator handles.

public enum RateError: Error {
  case unavailable
}

/// A short name for a sequence type.
public typealias Alerts = any AsyncSequence<String, RateError> & Sendable

/// Provides exchange rates.
public struct RateService: Sendable {
  /// Returns a stream of all future rates.
  public var rates: @Sendable (_ currency: String) -> AsyncStream<Double>
  public var history:
    @Sendable (_ currency: String, _ days: Int) async -> AsyncThrowingStream<Double, any Error>
  public var changes: @Sendable () async -> any AsyncSequence<Double, Never> & Sendable
  public var news: @Sendable () -> any AsyncSequence<String, any Error>
  public var alerts: @Sendable (String) -> Alerts
  public var audit: @Sendable () async throws(RateError) -> AsyncStream<String>
  public var lines: @Sendable () throws -> AsyncThrowingStream<String, any Error>
  public var latest: @Sendable () -> (AsyncStream<Int>, Int)
  public var latestChange: @Sendable () -> (any AsyncSequence<Double, Never> & Sendable, Int)
  public var latestNews: @Sendable () -> (any AsyncSequence<String, any Error> & Sendable, Int)
  public var shift: @Sendable ((Int, Int)) -> AsyncStream<Int>
  public var followed: (@Sendable () -> AsyncStream<Int>)?
}

/// The same endpoints as a protocol.
public protocol RateFeed: Sendable {
  /// Returns a stream of all future rates.
  ///
  /// - Parameter currency: A currency code such as `EUR`.
  func rates(of currency: String) -> AsyncStream<Double>
  func history(
    of currency: String,
    days: Int
  ) async throws -> AsyncThrowingStream<Double, any Error>
  func changes() async -> any AsyncSequence<Double, Never> & Sendable
  func alerts(at place: String) throws(RateError) -> Alerts
  var ticks: AsyncStream<Int> { get }
  func average(of days: Int, by step: Int) async throws -> Double
  func average(of days: String, by step: Int) async throws -> Double
}

public typealias WatchRates = @Sendable (String) async -> Double

public typealias Announce = @Sendable () -> AsyncStream<Double>

/// Waits for a rate above the limit.
public func makeWatchRates(
  rates: @escaping @Sendable (_ currency: String) -> AsyncStream<Double>,
  limit: Double
) -> WatchRates {
  { currency in
    for await rate in rates(currency) where rate > limit { return rate }
    return limit
  }
}

/// Announces the rates of the euro.
public func makeAnnounce(service: RateService) -> Announce {
  { service.rates("EUR") }
}

public typealias Chart = @Sendable () async -> any Sendable & AsyncSequence<Double, Never>

/// Draws the changes of all rates, and the rates of the euro.
public func makeChart(
  changes: @escaping @Sendable () async -> any AsyncSequence<Double, Never> & Sendable,
  announce: @escaping Announce,
  clock: @escaping @Sendable () -> AsyncStream<Int>
) -> Chart {
  { await changes() }
}

public struct World: Sendable {
  public var service: RateService
  public var limit: Double
  /// Returns a stream of clock ticks.
  public var clock: @Sendable () -> AsyncStream<Int>
}
