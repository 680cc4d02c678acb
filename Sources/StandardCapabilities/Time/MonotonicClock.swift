public import Capabilities
import Synchronization

/// A clock that measures time and sleeps, and never goes backwards.
///
/// It conforms to `Clock<Duration>`, so it has `now`, `sleep(for:)`, `sleep(until:)` and `measure`,
/// and you can pass it as `some Clock<Duration>`. These are based on its two endpoints.
///
/// ```swift
/// let clock = MonotonicClock.live
/// let duration = try await clock.measure { try await clock.sleep(for: .seconds(1)) }
///
/// // You can create one from any clock:
/// let underTest = MonotonicClock(TestClock())
/// let impatient = MonotonicClock.live.overriding { $0.sleepUntil = { _ in } }
/// ```
public struct MonotonicClock: Capability {
  /// Returns the time since the clock's start.
  public var elapsed: @Sendable () -> Duration
  /// Sleeps until ``elapsed`` reaches a time; returns at once if it already has. Throws
  /// `CancellationError` if the task is cancelled.
  public var sleepUntil: @Sendable (_ elapsed: Duration) async throws -> Void

  /// Creates a clock from its endpoints.
  public init(
    elapsed: @escaping @Sendable () -> Duration,
    sleepUntil: @escaping @Sendable (_ elapsed: Duration) async throws -> Void
  ) {
    self.elapsed = elapsed
    self.sleepUntil = sleepUntil
  }

  /// Creates a clock from any other clock, or from its endpoints.
  ///
  /// - Parameter clock: The clock. Its current time is the start.
  public init(_ clock: some Clock<Duration>) {
    let start = clock.now
    // `ContinuousClock` stops the program if the seconds of a deadline do not fit.
    let latest = Duration.seconds(Int64.max / 2)
    self.init(
      elapsed: { start.duration(to: clock.now) },
      sleepUntil: { elapsed in
        try await Capabilities.sleepUntil(start.advanced(by: min(elapsed, latest)), on: clock)
      }
    )
  }

  /// The machine's clock. It continues while the machine sleeps, and starts on first use.
  public static let live = MonotonicClock(ContinuousClock())

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: MonotonicClock {
    MonotonicClock(
      elapsed: unimplemented("MonotonicClock.elapsed", placeholder: .zero),
      sleepUntil: unimplemented("MonotonicClock.sleepUntil")
    )
  }

  /// A new clock whose sleeps advance it without waiting, for previews and sandboxes.
  ///
  /// It starts at zero. A sleep lets tasks that are ready run before it returns, so that a timer does
  /// not overtake the work beside it. That order is certain on the caller's actor, and likely
  /// elsewhere: see `ImmediateClock` of CapabilitiesTesting, which does the same.
  public static var immediate: MonotonicClock {
    let state = Reading()
    return MonotonicClock(
      elapsed: { state.elapsed },
      sleepUntil: { elapsed in
        try Task.checkCancellation()
        state.advance(to: elapsed)
        await letReadyTasksRun()
        try Task.checkCancellation()
      }
    )
  }
}

/// The time of an immediate clock.
private final class Reading: Sendable {
  private let value = Mutex(Duration.zero)

  var elapsed: Duration { value.withLock { $0 } }

  func advance(to elapsed: Duration) { value.withLock { $0 = max($0, elapsed) } }
}

extension MonotonicClock: Clock {
  /// A point in time, measured from the clock's start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public var elapsed: Duration

    /// Creates an instant.
    ///
    /// - Parameter elapsed: The time since the clock's start.
    public init(elapsed: Duration) {
      self.elapsed = elapsed
    }

    /// Returns a later instant.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Returns whether the left instant is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  /// The current instant.
  public var now: Instant { Instant(elapsed: elapsed()) }

  /// The resolution of the clock: zero, because the clock does not guarantee a coarser one.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until an instant.
  ///
  /// - Parameters:
  ///   - deadline: The end of the sleep. The call returns at once if it is in the past.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline.elapsed)
  }
}

extension MonotonicClock: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> MonotonicClock {
    MonotonicClock(
      elapsed: interceptor.wrap("MonotonicClock.elapsed", elapsed),
      sleepUntil: interceptor.wrap("MonotonicClock.sleepUntil", sleepUntil)
    )
  }
}
