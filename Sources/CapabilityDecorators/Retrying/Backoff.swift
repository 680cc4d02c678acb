/// The pauses between the attempts of `retrying`, and the clock they are spent on.
///
/// ```swift
/// let backoff = Backoff
///   .exponential(from: .milliseconds(100), limit: .seconds(5), clock: clock)
///   .jittered(by: 0.5, random: { Double.random(in: 0..<1) })
/// ```
///
/// Chance and time come from outside, so a test decides both: a `TestClock` for the one, a
/// constant for the other.
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

  /// No pauses: each attempt follows the one before at once, on the same actor.
  public static let none = Backoff(.none, sleep: { _ in })

  /// The same pause each time.
  ///
  /// - Parameters:
  ///   - pause: How long; nothing where it is not positive.
  ///   - clock: What the pause is spent on.
  /// - Returns: The backoff.
  public static func constant(_ pause: Duration, clock: some Clock<Duration>) -> Backoff {
    Backoff(.constant(pause), sleep: { try await clock.sleep(for: $0) })
  }

  /// Pauses that grow by a factor each time, up to a limit: 100 ms, 200 ms, 400 ms, …
  ///
  /// - Parameters:
  ///   - first: The pause after the first failure.
  ///   - factor: How many times longer each pause is than the one before; 1 or more.
  ///   - limit: The longest pause.
  ///   - clock: What the pauses are spent on.
  /// - Returns: The backoff.
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

  /// The same pauses, each shortened by chance, so that callers that failed together do not come
  /// back together.
  ///
  /// - Parameters:
  ///   - share: The part of a pause that is left to chance, from 0 (none) to 1 (all of it);
  ///     what is outside is taken for the nearer of the two.
  ///   - random: Draws a number from 0 up to 1. A pause is shortened by that much of its share.
  /// - Returns: The backoff.
  public func jittered(
    by share: Double,
    random: @escaping @Sendable () -> Double
  ) -> Backoff {
    let share = min(max(share, 0), 1)
    let shorten = shorten
    return Backoff(
      schedule,
      shorten: { pause in shorten(pause) * (1 - share * min(max(random(), 0), 1)) },
      sleep: sleep
    )
  }

  /// The next pause, with chance let in.
  ///
  /// - Parameter failures: How many attempts have failed; 1 or more.
  func pause(after failures: Int) -> Duration {
    let pause = schedule.pause(after: failures)
    return pause > .zero ? shorten(pause) : pause
  }

  /// Lets a pause pass. A pause of no length does not suspend.
  ///
  /// - Parameter failures: How many attempts have failed; 1 or more.
  /// - Returns: `false` where the caller was cancelled meanwhile.
  @usableFromInline
  func wait(after failures: Int) async -> Bool {
    let pause = pause(after: failures)
    guard pause > .zero else { return true }
    do {
      try await sleep(pause)
      return !Task.isCancelled
    } catch {
      return false
    }
  }
}
