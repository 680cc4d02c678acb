import Synchronization

/// A clock on which no sleep takes any time: sleeping moves the clock to the deadline at once.
///
/// ```swift
/// let backoff = Backoff.constant(.seconds(10), clock: ImmediateClock())
/// let fetch = retrying(client.fetch, attempts: 3, backoff: backoff)
/// ```
public final class ImmediateClock: Clock {
  /// A moment of this clock.
  public typealias Instant = TestInstant

  private let current: Mutex<TestInstant>

  /// Makes a clock.
  ///
  /// - Parameter now: The moment it starts at.
  public init(now: TestInstant = TestInstant()) {
    current = Mutex(now)
  }

  /// The latest deadline that anybody slept to.
  public var now: TestInstant { current.withLock { $0 } }

  /// The smallest difference that the clock can tell: none is too small.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to the deadline, where it is not past it, and returns at once.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` where the task is cancelled.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
  }
}
