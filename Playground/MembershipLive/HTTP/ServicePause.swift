import StandardCapabilities
import Synchronization

/// Until when a service wants to be left alone: what it tells one request holds for all.
final class ServicePause: Sendable {
  private let end = Mutex(Duration.zero)

  /// Takes note of a moment, as the time that a clock has measured.
  func extend(to moment: Duration) {
    end.withLock { $0 = max($0, moment) }
  }

  /// Waits until the service may be asked again.
  ///
  /// - Throws: `CancellationError` where the task is cancelled before.
  func wait(on clock: MonotonicClock) async throws {
    while true {
      let end = end.withLock { $0 }
      guard clock.elapsed() < end else { return }
      try await clock.sleepUntil(end)
    }
  }
}
