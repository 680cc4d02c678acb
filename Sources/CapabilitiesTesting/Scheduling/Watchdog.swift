import Synchronization

/// Detects a run that blocks its thread or crashes the process. The sweep cannot end such a run, but
/// it can report it.
final class Watchdog: Sendable {
  fileprivate struct State {
    var run: (scheduler: Scheduler, plan: RunPlan)?
    var lastBeat: Int?
    var silence = Duration.zero
  }

  private static let tick = Duration.milliseconds(250)

  private let name: String
  private let patience: Duration
  private let crashNote: CrashNote
  private let state = Mutex(State())

  /// - Parameters:
  ///   - name: The name of the sweep.
  ///   - patience: The maximum time without a call or suspension; at least five seconds, because
  ///     the machine may be busy.
  init(_ name: String, patience: Duration) {
    self.name = name
    crashNote = CrashNote(ofSweep: name)
    self.patience = max(patience, .seconds(5))
  }

  /// Watches a new run instead of the previous one.
  func begin(_ scheduler: Scheduler, _ plan: RunPlan) {
    state.withLock { $0 = State(run: (scheduler, plan)) }
    crashNote.begin(plan)
  }

  /// Ends the watch after the last run.
  func end() {
    state.withLock { $0 = State() }
    crashNote.end()
  }

  /// Waits until a run blocks its thread.
  ///
  /// - Returns: A description of the blocked run.
  /// - Throws: `CancellationError` if the waiting task is cancelled.
  func blockedRun() async throws -> BlockedRunError {
    while true {
      // Count ticks, not wall-clock time: ignore the time in which a debugger stops the process or
      // no thread of the concurrency pool is free.
      try await Task.sleep(for: Self.tick)
      let blocked = state.withLock { state in
        state.advanceSilence(by: Self.tick) >= patience ? state.run : nil
      }
      guard let (scheduler, plan) = blocked else { continue }
      let trace = scheduler.trace
      return BlockedRunError(
        name: name,
        silence: patience,
        schedule: trace.schedule(of: plan),
        lastCallers: trace.lastCallers
      )
    }
  }
}

extension Watchdog.State {
  /// Returns how long the running job has made no progress.
  fileprivate mutating func advanceSilence(by tick: Duration) -> Duration {
    let beat = run?.scheduler.beat
    silence = beat != nil && beat == lastBeat ? silence + tick : .zero
    lastBeat = beat
    return silence
  }
}

/// A run that blocks its thread.
struct BlockedRunError: Error, CustomStringConvertible {
  let name: String
  let silence: Duration
  let schedule: FaultSchedule
  let lastCallers: String

  var description: String {
    """
    \(name): a run blocks its thread: no call and no suspension for \(silence)
      schedule: \(schedule)
      last calls: \(lastCallers.isEmpty ? "none" : lastCallers)
      to fix: wait with `await`, not with a semaphore or a sleeping thread; if the run only \
    computes for a long time, raise the coverage's patience
    """
  }
}
