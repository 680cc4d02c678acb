import Capabilities
import Synchronization

/// A clock whose sleeps take no time: a sleep moves the clock to its deadline at once.
///
/// A sleep lets tasks that are ready run before it returns, so that a timer does not overtake the work
/// beside it. This order is certain on the caller's actor, and likely elsewhere. A test that depends on
/// the order of two other tasks needs a ``TestClock``.
///
/// ```swift
/// let backoff = Backoff.constant(.seconds(10), clock: ImmediateClock())
/// let fetch = endpoint(client.fetch).retrying(attempts: 3, backoff: backoff).function()
/// ```
public final class ImmediateClock: Clock {
  /// A moment of this clock.
  public typealias Instant = TestInstant

  private let current: Mutex<TestInstant>

  /// Creates a clock.
  ///
  /// - Parameter now: The start time.
  public init(now: TestInstant = TestInstant()) { current = Mutex(now) }

  /// The latest deadline of all sleeps so far.
  public var now: TestInstant { current.withLock { $0 } }

  /// The resolution of the clock: zero, because it represents any duration exactly.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to the deadline, unless it has passed, lets tasks that are ready run, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The deadline.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
    await letReadyTasksRun()
    try Task.checkCancellation()
  }
}
