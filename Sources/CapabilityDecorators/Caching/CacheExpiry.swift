internal import Capabilities

/// How long `caching` keeps what it has, and the clock that this is measured on.
///
/// ```swift
/// let find = endpoint(api.find)
/// find.caching(capacity: 100, expiry: .never)
/// find.caching(capacity: 100, expiry: .after(.seconds(60), clock: clock))
/// find.caching(capacity: 100, expiry: .after(.seconds(60), failures: .seconds(5), clock: clock))
/// ```
public struct CacheExpiry: Sendable {
  private let outputs: Duration?
  private let failures: Duration?
  private let stopwatch: Stopwatch?

  /// Outputs are kept until there is no room; failures are not kept.
  public static let never = CacheExpiry(outputs: nil, failures: nil, stopwatch: nil)

  /// Outputs are kept for a time.
  ///
  /// - Parameters:
  ///   - timeToLive: How long, from the moment the output is there.
  ///   - failures: How long a failure is kept and thrown again; `nil` to ask again at once. A
  ///     cancelled call is never kept.
  ///   - clock: What measures it.
  /// - Returns: The expiry.
  public static func after(
    _ timeToLive: Duration,
    failures: Duration? = nil,
    clock: some Clock<Duration>
  ) -> CacheExpiry {
    CacheExpiry(outputs: timeToLive, failures: failures, stopwatch: Stopwatch(clock))
  }

  /// The current moment, as the time since this value was made.
  @usableFromInline var now: Duration { stopwatch?.time ?? .zero }

  /// How long an answer may be used that has just come.
  func lease<Output, Failure: Error>(for result: Result<Output, Failure>) -> Lease {
    switch result {
    case .success:
      return outputs.map { .until(now + $0) } ?? .forever
    case .failure(let error):
      guard let failures, !isCancellation(error) else { return .none }
      return .until(now + failures)
    }
  }

  /// How long something may be used.
  @usableFromInline
  enum Lease: Equatable, Sendable {
    case none
    case until(Duration)
    case forever

    /// Whether it may be used at a moment.
    @usableFromInline
    func isValid(at now: Duration) -> Bool {
      switch self {
      case .none: false
      case .until(let end): now < end
      case .forever: true
      }
    }
  }
}
