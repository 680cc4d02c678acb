extension Clock where Duration == Swift.Duration {
  /// Returns an async sequence that ticks at a regular interval.
  ///
  /// ```swift
  /// for await _ in world.clock.timer(interval: .seconds(1)) { secondsElapsed += 1 }
  /// ```
  ///
  /// The ticks do not drift: each deadline is a multiple of the interval after the start of the
  /// iteration, however long the loop's body takes. No tick is lost. After a body that took several
  /// intervals, the passed ticks follow at once, so `clock.advance(by: .seconds(5))` of a `TestClock`
  /// is five ticks of one second. To skip the ticks that are late, compare them with the time:
  ///
  /// ```swift
  /// for await tick in clock.timer(interval: minute) where tick.duration(to: clock.now) < minute {
  ///   await refresh()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks; more than zero. A longer one than a century is a century.
  ///   - tolerance: How late a tick may be, if the clock supports it. ``MonotonicClock`` ignores it.
  /// - Returns: A sequence of the instants at which the ticks are due. It ends when the task is
  ///   cancelled, or when the clock throws another error.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Self> {
    precondition(interval > .zero, "error: expected an interval above zero, found \(interval)")
    // `ContinuousClock` stops the program if the seconds of a deadline do not fit.
    let century = Duration.seconds(36_525 * 24 * 3600)
    return ClockTimer(clock: self, interval: min(interval, century), tolerance: tolerance)
  }
}

/// The ticks of a clock at a regular interval. Create it with `timer(interval:tolerance:)`.
public struct ClockTimer<Source: Clock>: AsyncSequence, Sendable
where Source.Duration == Swift.Duration {
  /// The instant at which a tick is due.
  public typealias Element = Source.Instant
  /// The sequence does not throw.
  public typealias Failure = Never

  fileprivate let clock: Source
  fileprivate let interval: Duration
  fileprivate let tolerance: Duration?

  /// Starts the timer. The first tick is due after one interval.
  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  /// Waits for the ticks of one timer, on the consumer's actor.
  public struct Iterator: AsyncIteratorProtocol {
    private let timer: ClockTimer
    private var last: Source.Instant
    private var hasEnded = false

    fileprivate init(timer: ClockTimer) {
      self.timer = timer
      last = timer.clock.now
    }

    /// Waits for the next tick.
    ///
    /// - Parameter actor: The consumer's actor.
    /// - Returns: The instant at which the tick is due, or `nil` after the end.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async
      -> Source.Instant?
    {
      guard !hasEnded else { return nil }
      let due = last.advanced(by: timer.interval)
      do {
        try await timer.clock.sleep(until: due, tolerance: timer.tolerance)
        try Task.checkCancellation()
      } catch {
        hasEnded = true
        return nil
      }
      last = due
      return due
    }
  }
}
