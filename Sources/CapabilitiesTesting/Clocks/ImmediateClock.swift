import Synchronization

/// A clock whose sleeps take no time: a sleep moves the clock to its deadline at once.
///
/// ```swift
/// let backoff = Backoff.constant(.seconds(10), clock: ImmediateClock())
/// let fetch = retrying(client.fetch, attempts: 3, backoff: backoff)
/// ```
public final class ImmediateClock: Clock {
  /// A moment of this clock.
  public typealias Instant = TestInstant

  private let current: Mutex<TestInstant>

  /// Creates a clock.
  ///
  /// - Parameter now: The start time.
  public init(now: TestInstant = TestInstant()) {
    current = Mutex(now)
  }

  /// The latest deadline of all sleeps so far.
  public var now: TestInstant { current.withLock { $0 } }

  /// The resolution of the clock: zero, because it represents any duration exactly.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to the deadline, unless it has passed, and returns at once.
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
  }
}
