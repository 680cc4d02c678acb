import Synchronization
public import Testing

/// A clock whose time passes only where a test says so.
///
/// ```swift
/// let clock = TestClock()
/// async let answer = fetchWithin(.seconds(5), clock: clock)
/// await clock.advanceToNextSleeper()   // waits until somebody sleeps, then wakes them
/// ```
public final class TestClock: Clock {
  /// A moment of this clock.
  public typealias Instant = TestInstant

  private let state: Mutex<SleeperQueue>

  /// Makes a clock.
  ///
  /// - Parameter now: The moment it starts at.
  public init(now: TestInstant = TestInstant()) {
    state = Mutex(SleeperQueue(now: now))
  }

  /// The current moment. It changes only by ``advance(by:)`` and its kin.
  public var now: TestInstant { state.withLock { $0.now } }

  /// The smallest difference that the clock can tell: none is too small.
  public var minimumResolution: Duration { .zero }

  /// How many tasks are asleep on this clock now.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends until a test moves the clock to the deadline.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up. One that is not in the future does not suspend.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` where the task is cancelled before.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.makeID() }
    let task = TaskRoot.current?.task
    defer { state.withLock { $0.forget(id: id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (action, notify) = state.withLock { queue in
          (queue.add(id: id, until: deadline, of: task, continuation), queue.onSleep)
        }
        perform(action)
        notify?()
      }
    } onCancel: {
      let action = state.withLock { $0.cancel(id: id) }
      perform(action)
    }
  }

  /// Suspends for a duration, also where the task is cancelled.
  ///
  /// It takes no isolation as a parameter: its caller would go on off its actor, once optimised
  /// (Swift 6.3).
  func sleepUncancelled(for duration: Duration) async {
    let id = state.withLock { $0.makeID() }
    let task = TaskRoot.current?.task
    // Nobody cancels it; only a dead one's sleep ends with an error.
    try? await withCheckedThrowingContinuation { continuation in
      let (actions, notify) = state.withLock { queue in
        let deadline = queue.now.advanced(by: duration)
        return (queue.add(id: id, until: deadline, of: task, continuation), queue.onSleep)
      }
      perform(actions)
      notify?()
    }
  }

  /// Takes the sleep of tasks off the clock: they wait for ever, or until somebody resumes them.
  func removeSleepers(
    where isRemoved: (SweepTask) -> Bool
  ) -> [CheckedContinuation<Void, any Error>] {
    state.withLock { $0.remove(where: isRemoved) }
  }

  /// Moves the clock, waking everybody whose deadline has come, the earliest first.
  ///
  /// Who is woken runs after this function has returned. A task that sleeps several times needs
  /// one step for each sleep: see ``advanceToNextSleeper()``.
  ///
  /// - Parameter duration: How far; not negative.
  public func advance(by duration: Duration) {
    perform(state.withLock { $0.advance(to: $0.now.advanced(by: duration)) })
  }

  /// Waits until somebody sleeps on this clock, then moves it to the earliest deadline and wakes
  /// them.
  ///
  /// - Returns: The moment the clock was moved to.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  @discardableResult
  public func advanceToNextSleeper() async throws -> TestInstant {
    try await sleepers(atLeast: 1)
    advanceToEarliestDeadline()
    return now
  }

  /// Moves the clock to the earliest deadline and wakes who sleeps until then.
  ///
  /// - Returns: Whether somebody was asleep.
  @discardableResult
  public func advanceToEarliestDeadline() -> Bool {
    let actions = state.withLock { queue -> SleeperQueue.Actions? in
      queue.earliestDeadline.map { queue.advance(to: max($0, queue.now)) }
    }
    guard let actions else { return false }
    perform(actions)
    return true
  }

  /// Waits until that many tasks are asleep on this clock, without letting time pass.
  ///
  /// - Parameter count: How many, 1 or more.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  public func sleepers(atLeast count: Int) async throws {
    let id = state.withLock { $0.makeID() }
    defer { state.withLock { $0.forget(id: id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        perform(state.withLock { $0.addWatcher(id: id, atLeast: count, continuation) })
      }
    } onCancel: {
      perform(state.withLock { $0.cancel(id: id) })
    }
  }

  /// Records an issue where tasks are still asleep: a test that ends then has not seen everything
  /// that its code does.
  ///
  /// - Parameter sourceLocation: Where to show the issue.
  public func expectNoSleepers(sourceLocation: SourceLocation = #_sourceLocation) {
    let deadlines = state.withLock { queue in queue.sleepers.map(\.deadline).sorted() }
    guard !deadlines.isEmpty else { return }
    recordIssue(
      """
      \(count(deadlines.count, "unfinished sleeper")) on the test clock at \(now)
        they wake at: \(deadlines.map(\.description).joined(separator: ", "))
        to fix: advance the clock past them, or cancel the tasks that sleep
      """,
      at: sourceLocation
    )
  }

  /// Calls a function after each beginning of a sleep.
  func onSleep(_ notify: @escaping @Sendable () -> Void) {
    state.withLock { $0.onSleep = notify }
  }

  private func perform(_ actions: SleeperQueue.Actions) {
    for (continuation, result) in actions { continuation.resume(with: result) }
  }
}

/// Runs a test with a clock of its own, and records an issue where tasks still sleep on it at the
/// end.
///
/// - Parameters:
///   - sourceLocation: Where to show the issue.
///   - body: The test. It runs on the caller's actor.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withTestClock<Result, Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (TestClock) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let clock = TestClock()
  let result = try await body(clock)
  clock.expectNoSleepers(sourceLocation: sourceLocation)
  return result
}
