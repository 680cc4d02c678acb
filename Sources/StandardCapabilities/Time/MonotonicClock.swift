public import Capabilities
import Synchronization

/// Measures time and waits; it never goes back.
///
/// It is a `Clock<Duration>`: `now`, `sleep(for:)`, `sleep(until:)` and `measure` are there, and it
/// goes wherever `some Clock<Duration>` does. The two endpoints stand below that:
///
/// ```swift
/// let clock = MonotonicClock.live
/// let duration = try await clock.measure { try await clock.sleep(for: .seconds(1)) }
///
/// // The other way round: any clock is a capability.
/// let underTest = MonotonicClock(TestClock())
/// let impatient = MonotonicClock.live.overriding { $0.sleepUntil = { _ in } }
/// ```
public struct MonotonicClock: Capability {
  /// The time since a start of the clock's own.
  public var elapsed: @Sendable () -> Duration
  /// Waits until ``elapsed`` is at least that much; where it is already, does not wait. Throws
  /// `CancellationError` where the task is cancelled.
  public var sleepUntil: @Sendable (_ elapsed: Duration) async throws -> Void

  /// Makes a clock from its endpoints.
  public init(
    elapsed: @escaping @Sendable () -> Duration,
    sleepUntil: @escaping @Sendable (_ elapsed: Duration) async throws -> Void
  ) {
    self.elapsed = elapsed
    self.sleepUntil = sleepUntil
  }

  /// Makes a capability from any clock.
  ///
  /// - Parameter clock: What measures and waits. What it shows now is the start.
  public init(_ clock: some Clock<Duration>) {
    let start = clock.now
    self.init(
      elapsed: { start.duration(to: clock.now) },
      sleepUntil: { elapsed in
        try await clock.sleep(until: start.advanced(by: elapsed), tolerance: nil)
      }
    )
  }

  /// The machine's clock, which goes on while the machine sleeps. It starts when it is used first.
  public static let live = MonotonicClock(ContinuousClock())

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: MonotonicClock {
    MonotonicClock(
      elapsed: unimplemented("MonotonicClock.elapsed", placeholder: .zero),
      sleepUntil: unimplemented("MonotonicClock.sleepUntil")
    )
  }

  /// A new clock on which sleeping takes no time, but moves the clock: for previews and sandboxes.
  /// It starts at zero.
  public static var immediate: MonotonicClock {
    let state = Reading()
    return MonotonicClock(
      elapsed: { state.elapsed },
      sleepUntil: { elapsed in
        try Task.checkCancellation()
        state.advance(to: elapsed)
      }
    )
  }
}

/// What an immediate clock shows.
private final class Reading: Sendable {
  private let value = Mutex(Duration.zero)

  var elapsed: Duration { value.withLock { $0 } }

  func advance(to elapsed: Duration) {
    value.withLock { $0 = max($0, elapsed) }
  }
}

extension MonotonicClock: Clock {
  /// A moment, as the time since the clock's start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public var elapsed: Duration

    /// Makes a moment.
    ///
    /// - Parameter elapsed: The time since the clock's start.
    public init(elapsed: Duration) {
      self.elapsed = elapsed
    }

    /// The moment that is that much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.elapsed - elapsed
    }

    /// Whether the left moment is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.elapsed < right.elapsed
    }
  }

  /// The current moment.
  public var now: Instant { Instant(elapsed: elapsed()) }

  /// The smallest difference that the clock promises to tell: none is too small.
  public var minimumResolution: Duration { .zero }

  /// Waits until a moment.
  ///
  /// - Parameters:
  ///   - deadline: When to go on. One that is past does not wait.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` where the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline.elapsed)
  }
}

extension MonotonicClock: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> MonotonicClock {
    MonotonicClock(
      elapsed: interceptor.wrap("MonotonicClock.elapsed", elapsed),
      sleepUntil: interceptor.wrap("MonotonicClock.sleepUntil", sleepUntil)
    )
  }
}
