public import Synchronization

/// Measures elapsed time on a clock, without naming the clock's type.
@frozen
@usableFromInline
struct Stopwatch: Sendable {
  @usableFromInline let elapsed: @Sendable () -> Duration

  /// Creates a stopwatch that starts when it is first read: use cases are created together, also those
  /// that a test does not call, and its clock can be unimplemented.
  @inlinable
  init<C: Clock<Duration>>(_ clock: C) {
    let start = Start<C.Instant>()
    elapsed = {
      let now = clock.now
      return start.instant(or: now).duration(to: now)
    }
  }

  /// The time since the stopwatch was first read.
  var time: Duration { elapsed() }

  // Visible to clients' compilers, so that they specialize it.
  @usableFromInline
  final class Start<Instant: Sendable>: Sendable {
    @usableFromInline let stored = Mutex<Instant?>(nil)

    @usableFromInline
    init() {}

    /// Returns the instant of the first call.
    @inlinable
    func instant(or now: Instant) -> Instant {
      stored.withLock { stored in
        let first = stored ?? now
        stored = first
        return first
      }
    }
  }
}

extension Duration {
  /// The duration, limited to a century: the program stops if an instant or a sum does not fit, and a
  /// server can ask for any pause.
  var bounded: Duration { min(self, .seconds(36_525 * 24 * 3600)) }
}
