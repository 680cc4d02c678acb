import Foundation
import StandardCapabilities

/// Waits for another program's lock, with thousands of attempts per second.
///
/// SQLite's own wait makes only ten per second. A program that writes all the time releases its lock
/// for less than a millisecond between two transactions, so each of those attempts can fail.
final class LockWait {
  private let timeout: Duration
  private let elapsed: () -> Duration
  private let pause: () -> Void
  private var deadline = Duration.zero

  init(
    timeout: Duration,
    elapsed: @escaping () -> Duration = MonotonicClock.live.elapsed,
    pause: @escaping () -> Void = { Thread.sleep(forTimeInterval: 0.000_25) }
  ) {
    self.timeout = timeout
    self.elapsed = elapsed
    self.pause = pause
  }

  /// Waits for a moment, unless the time is up.
  ///
  /// - Parameter isFirst: Whether this is the first wait for a lock.
  /// - Returns: Whether to try again.
  func waits(isFirst: Bool) -> Bool {
    let now = elapsed()
    if isFirst { deadline = now + timeout }
    guard now < deadline else { return false }
    pause()
    return true
  }
}
