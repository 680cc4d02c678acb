internal import Capabilities

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

extension Stopwatch {
  /// Makes a call and tells how it ended and how long it took, before it returns.
  @usableFromInline
  func measure<Output, Failure: Error>(
    _ proceed: () throws(Failure) -> Output,
    after: (Result<Output, Failure>, Duration) -> Void
  ) throws(Failure) -> Output {
    let start = time
    let result = outcome(of: proceed)
    after(result, time - start)
    return try result.get()
  }

  /// The same for an async call, on its caller's actor.
  @usableFromInline
  func measure<Output, Failure: Error>(
    _ proceed: () async throws(Failure) -> Output,
    after: (Result<Output, Failure>, Duration) -> Void
  ) async throws(Failure) -> Output {
    let start = time
    let result = await outcome(of: proceed)
    after(result, time - start)
    return try result.get()
  }
}
