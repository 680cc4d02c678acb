import Capabilities
import CSweepSupport
import Synchronization
public import Testing

/// A clock whose time advances only when a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// async let answer = fetchWithin(.seconds(5), clock: clock)
/// try await clock.advanceToNextSleeper()   // waits for a sleep, then ends it
/// ```
public final class TestClock: Clock {
  /// A moment of this clock.
  public typealias Instant = TestInstant

  private let state: Mutex<SleeperQueue>

  /// Creates a clock.
  ///
  /// - Parameter now: The start time.
  public init(now: TestInstant = TestInstant()) { state = Mutex(SleeperQueue(now: now)) }

  /// The current time. Only ``advance(by:)`` and the functions related to it change it.
  public var now: TestInstant { state.withLock { $0.now } }

  /// The resolution of the clock: zero, because it represents any duration exactly.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that are sleeping on this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends until a test moves the clock to the deadline.
  ///
  /// - Parameters:
  ///   - deadline: The deadline. If it has passed, the function returns without suspending.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is cancelled before the deadline.
  public func sleep(until deadline: TestInstant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.makeID() }
    SpyWait.noteCall()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        beginSleep(id, continuation) { _ in (deadline, Task.isCancelled) }
      }
    } onCancel: {
      perform(state.withLock { $0.cancelSleep(id: id) })
    }
  }

  /// Suspends for a duration, even if the task is cancelled.
  ///
  /// This function has no isolation parameter: with one, optimised callers would continue off their
  /// actor (Swift 6.3).
  func sleepUncancelled(for duration: Duration) async {
    let id = state.withLock { $0.makeID() }
    // Cancellation does not end this sleep. Only the sleep of a crashed task ends with an error.
    try? await withCheckedThrowingContinuation { continuation in
      beginSleep(id, continuation) { now in (now.advanced(by: duration), false) }
    }
  }

  /// Adds a sleep of the current task. `end` returns its deadline and whether it is cancelled.
  private func beginSleep(
    _ id: Int,
    _ continuation: SleeperQueue.Continuation,
    _ end: (TestInstant) -> (deadline: TestInstant, isCancelled: Bool)
  ) {
    let (task, number) = (DrainingExecutor.scheduler?.names.current(), capabilities_current_task())
    let actions: [SleeperQueue.Action] = state.withLock { queue in
      let (deadline, isCancelled) = end(queue.now)
      // The cancellation handler did not find the sleep.
      if isCancelled { return [{ continuation.resume(throwing: CancellationError()) }] }
      return queue.add(id: id, until: deadline, of: task, number, continuation)
    }
    perform(actions)
    state.withLock { $0.onSleep }?()
  }

  /// The number of sleepers that a sweep's story has started; a fixture can start others.
  var sleepersOfStory: Int {
    state.withLock { $0.sleepers.count { $0.task.map { $0.root > 0 } ?? false } }
  }

  /// The runtime's numbers of the tasks that sleep on this clock.
  var sleepingTasks: Set<UInt64> { state.withLock { Set($0.sleepers.map(\.number)) } }

  /// Moves the clock to the earliest deadline, and removes the sleepers until then, which the caller wakes.
  func takeEarliestSleepers() -> [SleeperQueue.Sleeper] {
    state.withLock { $0.advance(to: $0.earliestDeadline ?? $0.now) }
  }

  /// Removes the sleeps of certain tasks. They never wake unless the caller resumes the continuations.
  func removeSleepers(
    where isRemoved: (SweepTask) -> Bool
  ) -> [CheckedContinuation<Void, any Error>] {
    state.withLock { $0.remove(where: isRemoved) }
  }

  /// Advances the clock and wakes the sleepers whose deadline has passed, the earliest first.
  ///
  /// It does not wait for the woken tasks. A task that sleeps several times needs one step for each
  /// sleep: see ``advanceToNextSleeper(sourceLocation:)``.
  ///
  /// - Parameter duration: The time to advance; not negative.
  public func advance(by duration: Duration) {
    wake(state.withLock { $0.advance(to: $0.now.advanced(by: duration)) })
  }

  /// Waits until a task sleeps on this clock and tasks that are ready have probably run, then moves the
  /// clock to the earliest deadline and wakes the tasks that sleep until then.
  ///
  /// If a test depends on that order, wait with ``sleepers(atLeast:sourceLocation:)`` first.
  ///
  /// - Parameter sourceLocation: The location of the issue if no task sleeps.
  /// - Returns: The new time.
  /// - Throws: `CancellationError`, as ``sleepers(atLeast:sourceLocation:)``.
  @discardableResult
  public func advanceToNextSleeper(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> TestInstant {
    repeat {
      try await sleepers(atLeast: 1, sourceLocation: sourceLocation)
      await letTasksSleep()
    } while !advanceToEarliestDeadline()
    return now
  }

  /// Returns after tasks that are ready have probably run. In a sweep, the start of each task is a step
  /// of the schedule.
  private func letTasksSleep() async {
    guard DrainingExecutor.scheduler == nil else { return }
    for _ in 1...10 { await Task.yield() }
    await letReadyTasksRun()
  }

  /// Moves the clock to the earliest deadline and wakes the tasks that sleep until then.
  ///
  /// - Returns: Whether any task was sleeping.
  @discardableResult
  public func advanceToEarliestDeadline() -> Bool {
    let due = takeEarliestSleepers()
    wake(due)
    return !due.isEmpty
  }

  /// Calls a function, and wakes each task that sleeps on this clock until the function returns.
  ///
  /// Whenever a task sleeps, tasks that are ready probably run, and then the clock moves to the earliest
  /// deadline. If a test depends on that order, wait with ``sleepers(atLeast:sourceLocation:)`` and
  /// advance the clock yourself.
  ///
  /// - Parameter body: The code that sleeps. It runs on the caller's actor.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  public func run<Result, Failure: Error>(
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let waking = Task {
      while !Task.isCancelled {
        try await waitForSleepers(atLeast: 1, at: nil)
        await letTasksSleep()
        // Checked within the lock: after `run` has returned, the clock does not move.
        wake(
          state.withLock { Task.isCancelled ? [] : $0.advance(to: $0.earliestDeadline ?? $0.now) }
        )
      }
    }
    defer { waking.cancel() }
    return try await body()
  }

  /// Waits until a number of tasks sleep on this clock, without advancing it.
  ///
  /// - Parameters:
  ///   - count: The number of tasks, 1 or more.
  ///   - sourceLocation: The location of the issue if the tasks do not sleep.
  /// - Throws: `CancellationError` after a recorded issue, if no task begins to sleep and no spy is
  ///   called for 60 seconds, or for `SPY_WAIT_SECONDS`; or if the waiting task is cancelled.
  public func sleepers(
    atLeast count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await waitForSleepers(atLeast: count, at: sourceLocation)
  }

  /// Waits for sleepers; without a location, also without a limit.
  private func waitForSleepers(atLeast count: Int, at location: SourceLocation?) async throws {
    try await SpyWait.event(or: { missing(count) }, at: location) { wait in
      perform(state.withLock { $0.add(wait, atLeast: count) })
    }
  }

  private func missing(_ count: Int) -> SpyWait.Missing {
    (
      event: "expected \(counted(count, "sleeper")) on the test clock, found \(sleeperCount)",
      seen: "\n  the clock is at \(now)",
      fix: "sleep on this clock, or wait for fewer sleepers"
    )
  }

  /// Records an issue if tasks are still sleeping. A test that ends then has not observed
  /// everything that its code does.
  ///
  /// - Parameter sourceLocation: The location of the issue.
  public func expectNoSleepers(sourceLocation: SourceLocation = #_sourceLocation) {
    let deadlines = state.withLock { queue in queue.sleepers.map(\.deadline) }
    guard !deadlines.isEmpty else { return }
    let more = deadlines.count > 10 ? ["and \(deadlines.count - 10) more"] : []
    recordIssue(
      """
      \(counted(deadlines.count, "unfinished sleeper")) on the test clock at \(now)
        they wake at: \((deadlines.prefix(10).map(\.description) + more).joined(separator: ", "))
        to fix: advance the clock past them, or cancel the tasks that sleep
      """,
      at: sourceLocation
    )
  }

  /// Sets the function that is called after each new sleep.
  func onSleep(_ notify: @escaping @Sendable () -> Void) { state.withLock { $0.onSleep = notify } }

  private func wake(_ sleepers: [SleeperQueue.Sleeper]) {
    for sleeper in sleepers { sleeper.continuation.resume() }
  }

  private func perform(_ actions: [SleeperQueue.Action]) {
    for action in actions { action() }
  }
}

/// Runs a test with a new clock, and records an issue if tasks still sleep on it when `body` returns.
///
/// - Parameters:
///   - sourceLocation: The location of the issue.
///   - body: The test. It runs on the caller's actor.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withTestClock<Result, Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (TestClock) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let clock = TestClock()
  let result = try await body(clock)
  clock.expectNoSleepers(sourceLocation: sourceLocation)
  return result
}
