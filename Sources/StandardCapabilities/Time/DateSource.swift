public import Capabilities
public import Foundation

/// A source of the current date and time.
///
/// ```swift
/// func makeGreeter(now: @escaping @Sendable () -> Date) -> @Sendable (String) -> String {
///   { name in "Hello \(name), it is \(now().formatted(.iso8601))" }
/// }
///
/// let greet = makeGreeter(now: DateSource.live.now)
///
/// // In a test, time is constant or advances with each call.
/// let greetAtNoon = makeGreeter(now: DateSource.constant(noon).now)
/// let greetTwice = makeGreeter(now: DateSource.advancing(from: noon, by: .seconds(60)).now)
/// ```
///
/// Dates can jump when the machine's clock is set, so measure durations with ``MonotonicClock``.
public struct DateSource: Capability {
  /// Returns the current date.
  public var now: @Sendable () -> Date

  /// Creates a source from its endpoint.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The machine's clock.
  public static let live = DateSource(now: { Date() })

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: DateSource {
    DateSource(now: unimplemented("DateSource.now", placeholder: .distantPast))
  }

  /// Returns a source that always returns the same date.
  public static func constant(_ date: Date) -> DateSource { DateSource(now: { date }) }

  /// Returns a source that advances with each call.
  ///
  /// - Parameters:
  ///   - start: The first date.
  ///   - step: The time between two consecutive dates.
  /// - Returns: The source. Copies of it share their state.
  public static func advancing(from start: Date, by step: Duration = .seconds(1)) -> DateSource {
    let readings = Counter()
    let seconds = step / .seconds(1)
    return DateSource(now: { start.addingTimeInterval(seconds * Double(readings.next())) })
  }
}

extension DateSource: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> DateSource {
    DateSource(now: interceptor.wrap("DateSource.now", now))
  }
}
