/// A clock whose type nobody needs to know.
@usableFromInline
struct Stopwatch: Sendable {
  private let elapsed: @Sendable () -> Duration

  /// Starts to measure on a clock.
  @usableFromInline
  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The time since the stopwatch was made.
  var time: Duration { elapsed() }
}
