/// The lengths of the pauses between attempts, before jitter.
enum BackoffSchedule: Sendable, Equatable {
  case none
  case constant(Duration)
  case exponential(first: Duration, factor: Int, limit: Duration)

  /// Returns the pause after a number of failed attempts.
  ///
  /// - Parameter failures: The number of failed attempts; 1 or more.
  /// - Returns: The pause; never negative and never more than the limit.
  func pause(after failures: Int) -> Duration {
    switch self {
    case .none: .zero
    case .constant(let pause): max(pause, .zero)
    case .exponential(let first, let factor, let limit):
      Self.grown(max(first, .zero), by: max(factor, 1), times: failures - 1, to: max(limit, .zero))
    }
  }

  /// Compares before it multiplies, so that the result never overflows.
  private static func grown(
    _ first: Duration,
    by factor: Int,
    times: Int,
    to limit: Duration
  ) -> Duration {
    var pause = min(first, limit)
    guard factor > 1, pause > .zero else { return pause }
    for _ in 0..<max(times, 0) {
      if pause > limit / factor { return limit }
      pause *= factor
    }
    return pause
  }
}
