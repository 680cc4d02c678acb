public import Capabilities
public import Foundation

/// Tells the date and the time of day.
///
/// ```swift
/// func makeGreeter(now: @escaping @Sendable () -> Date) -> @Sendable (String) -> String {
///   { name in "Hello \(name), it is \(now().formatted(.iso8601))" }
/// }
///
/// let greet = makeGreeter(now: DateSource.live.now)
///
/// // In a test, time stands still, or moves with each reading.
/// let greetAtNoon = makeGreeter(now: DateSource.constant(noon).now)
/// let greetTwice = makeGreeter(now: DateSource.advancing(from: noon, by: .seconds(60)).now)
/// ```
///
/// It may jump, whenever somebody sets the machine's clock: measure durations with
/// ``MonotonicClock``.
public struct DateSource: Capability {
  /// The current moment.
  public var now: @Sendable () -> Date

  /// Makes a source from its endpoint.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The machine's clock.
  public static let live = DateSource(now: { Date() })

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: DateSource {
    DateSource(now: unimplemented("DateSource.now", placeholder: .distantPast))
  }

  /// Always the same moment.
  ///
  /// - Parameter date: That moment.
  /// - Returns: The source.
  public static func constant(_ date: Date) -> DateSource {
    DateSource(now: { date })
  }

  /// A moment that is later each time somebody asks, whoever that is.
  ///
  /// - Parameters:
  ///   - start: What the first reading says.
  ///   - step: How much later each reading is than the one before it.
  /// - Returns: The source. Copies of it share their readings.
  public static func advancing(from start: Date, by step: Duration = .seconds(1)) -> DateSource {
    let readings = Counter()
    return DateSource(now: { start.addingTimeInterval(step.inSeconds * Double(readings.next())) })
  }
}

extension DateSource: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> DateSource {
    DateSource(now: interceptor.wrap("DateSource.now", now))
  }
}
