// Streams, wherever the generator can meet one.

public enum RateError: Error {
  case unavailable
}

/// Sequences that read well.
public typealias Alerts = any AsyncSequence<String, RateError> & Sendable

/// Tells what money is worth.
public struct RateService: Sendable {
  /// Every rate from now on.
  public var rates: @Sendable (_ currency: String) -> AsyncStream<Double>
  public var history:
    @Sendable (_ currency: String, _ days: Int) async -> AsyncThrowingStream<Double, any Error>
  public var changes: @Sendable () async -> any AsyncSequence<Double, Never> & Sendable
  public var news: @Sendable () -> any AsyncSequence<String, any Error>
  public var alerts: @Sendable (String) -> Alerts
  public var audit: @Sendable () async throws(RateError) -> AsyncStream<String>
  public var lines: @Sendable () throws -> AsyncThrowingStream<String, any Error>
  public var latest: @Sendable () -> (AsyncStream<Int>, Int)
  public var shift: @Sendable ((Int, Int)) -> AsyncStream<Int>
  public var followed: (@Sendable () -> AsyncStream<Int>)?
}

/// The same as a service.
public protocol RateFeed: Sendable {
  /// Every rate from now on.
  ///
  /// - Parameter currency: Such as `EUR`.
  func rates(of currency: String) -> AsyncStream<Double>
  func history(
    of currency: String,
    days: Int
  ) async throws -> AsyncThrowingStream<Double, any Error>
  func changes() async -> any AsyncSequence<Double, Never> & Sendable
  func alerts(at place: String) throws(RateError) -> Alerts
  var ticks: AsyncStream<Int> { get }
}

public typealias WatchRates = @Sendable (String) async -> Double

public typealias Announce = @Sendable () -> AsyncStream<Double>

/// Waits for a rate that pays.
public func makeWatchRates(
  rates: @escaping @Sendable (_ currency: String) -> AsyncStream<Double>,
  limit: Double
) -> WatchRates {
  { currency in
    for await rate in rates(currency) where rate > limit { return rate }
    return limit
  }
}

/// Announces euros.
public func makeAnnounce(service: RateService) -> Announce {
  { service.rates("EUR") }
}

public typealias Chart = @Sendable () async -> any Sendable & AsyncSequence<Double, Never>

/// Draws what changes, in euros and else.
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
  /// Ticks of the house.
  public var clock: @Sendable () -> AsyncStream<Int>
}
