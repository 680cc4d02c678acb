internal import CapabilityLifetimes

/// How long `caching` keeps results, and the clock that measures it.
///
/// ```swift
/// let minute = CacheExpiry.after(.seconds(60), failures: .seconds(5), clock: clock)
/// let find = endpoint(api.find).caching(capacity: 100, expiry: minute).function()
/// ```
public struct CacheExpiry: Sendable {
  private let outputs: Duration?
  private let failures: Duration?
  private let stopwatch: Stopwatch?

  /// Results stay cached until they are evicted; errors are not cached.
  public static let never = CacheExpiry(outputs: nil, failures: nil, stopwatch: nil)

  /// Returns an expiry that keeps results for a limited time.
  ///
  /// - Parameters:
  ///   - timeToLive: How long a result is cached after its call returns.
  ///   - failures: How long an error is cached and thrown again; `nil` to cache no errors. A
  ///     cancelled call is never cached.
  ///   - clock: The clock that measures it.
  public static func after(
    _ timeToLive: Duration,
    failures: Duration? = nil,
    clock: some Clock<Duration>
  ) -> CacheExpiry {
    CacheExpiry(outputs: timeToLive, failures: failures, stopwatch: Stopwatch(clock))
  }

  /// The current time, measured from its first reading.
  @usableFromInline var now: Duration { stopwatch?.time ?? .zero }

  /// The lease of a new output.
  @usableFromInline var leaseOfOutput: Lease { outputs.map(lease) ?? .forever }

  @usableFromInline
  func lease(of error: some Error) -> Lease {
    guard let failures, !isCancellation(error) else { return .none }
    return lease(failures)
  }

  private func lease(_ time: Duration) -> Lease {
    time > .zero ? .until(now + time.bounded) : .none
  }

  /// How long a cached result is valid.
  @usableFromInline
  enum Lease: Equatable, Sendable {
    case none
    case until(Duration)
    case forever

    /// Returns whether the result is still valid.
    @inlinable
    func isValid(at now: Duration) -> Bool {
      switch self {
      case .none: false
      case .until(let end): now < end
      case .forever: true
      }
    }
  }
}
