/// Measures elapsed time on a clock, without naming the clock's type.
@frozen
@usableFromInline
struct Stopwatch: Sendable {
  @usableFromInline let elapsed: @Sendable () -> Duration

  /// Starts measuring.
  @inlinable
  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The time since the stopwatch was created.
  var time: Duration { elapsed() }
}

extension Duration {
  /// The duration, limited to a century: the program stops if an instant or a sum does not fit, and a
  /// server can ask for any pause.
  var bounded: Duration { min(self, .seconds(36_525 * 24 * 3600)) }
}
