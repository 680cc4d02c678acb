internal import CapabilityLifetimes

/// The pauses between the attempts of `retrying`, and the clock that measures them.
///
/// ```swift
/// let backoff = Backoff
///   .exponential(from: .milliseconds(100), limit: .seconds(5), clock: clock)
///   .jittered(by: 0.5, random: { Double.random(in: 0..<1) })
/// ```
///
/// You supply the clock and the random numbers, so a test can control both with a `TestClock` and a
/// constant.
public struct Backoff: Sendable {
  private let schedule: BackoffSchedule
  private let shorten: @Sendable (Duration) -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  private init(
    _ schedule: BackoffSchedule,
    shorten: @escaping @Sendable (Duration) -> Duration = { $0 },
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.schedule = schedule
    self.shorten = shorten
    self.sleep = sleep
  }

  /// No pauses: each attempt follows the previous one immediately.
  public static let none = Backoff(.none, sleep: { try await ContinuousClock().sleep(for: $0) })

  /// Returns a backoff with equal pauses.
  ///
  /// - Parameters:
  ///   - pause: The length of each pause. A pause that is not positive is skipped.
  ///   - clock: The clock that measures the pauses.
  public static func constant(_ pause: Duration, clock: some Clock<Duration>) -> Backoff {
    Backoff(.constant(pause), sleep: { try await clock.sleep(for: $0) })
  }

  /// Returns a backoff whose pauses grow exponentially up to a limit: 100 ms, 200 ms, 400 ms, …
  ///
  /// - Parameters:
  ///   - first: The pause after the first failure.
  ///   - factor: The ratio of each pause to the previous one; 1 or more.
  ///   - limit: The longest pause.
  ///   - clock: The clock that measures the pauses.
  public static func exponential(
    from first: Duration,
    factor: Int = 2,
    limit: Duration,
    clock: some Clock<Duration>
  ) -> Backoff {
    Backoff(
      .exponential(first: first, factor: factor, limit: limit),
      sleep: { try await clock.sleep(for: $0) }
    )
  }

  /// Returns a backoff whose pauses are shortened randomly, so that callers that failed at the same
  /// time do not all retry at the same time.
  ///
  /// - Parameters:
  ///   - share: The random part of each pause, from 0 (none) to 1 (all of it). Other values are
  ///     clamped to this range.
  ///   - random: Returns a random number from 0 up to 1. The pause is shortened by this fraction of
  ///     its random part.
  public func jittered(by share: Double, random: @escaping @Sendable () -> Double) -> Backoff {
    // In this order, the limits replace a value that is not a number, too.
    let share = min(max(0, share), 1)
    let shorten = shorten
    return Backoff(
      schedule,
      shorten: { pause in shorten(pause) * (1 - share * min(max(0, random()), 1)) },
      sleep: sleep
    )
  }

  /// Returns the next pause, with jitter applied.
  ///
  /// - Parameter failures: The number of failed attempts; 1 or more.
  func pause(after failures: Int) -> Duration {
    let pause = schedule.pause(after: failures).bounded
    return pause > .zero ? shorten(pause) : pause
  }

  /// Sleeps for the next pause. Does not suspend if its length is zero.
  ///
  /// - Parameters:
  ///   - failures: The number of failed attempts; 1 or more.
  ///   - given: A pause that replaces that of this backoff, if it is positive.
  ///   - error: The error of the last attempt.
  /// - Throws: `error` if the clock fails or the caller is cancelled; `CancellationError` instead if
  ///   the caller is cancelled and can throw it.
  @usableFromInline
  func wait<Failure: Error>(
    after failures: Int,
    _ given: Duration?,
    throwing error: Failure
  ) async throws(Failure) {
    let pause = given.flatMap { $0 > .zero ? $0 : nil } ?? pause(after: failures)
    guard pause > .zero else { return }
    do {
      try await sleep(pause.bounded)
      try Task.checkCancellation()
    } catch let ending {
      throw isCancellation(ending) ? cancellation() ?? error : error
    }
  }
}
