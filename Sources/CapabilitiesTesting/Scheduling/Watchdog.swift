import Synchronization

/// Notices a run that blocks its thread. Nobody can end such a run, but the sweep can say so.
final class Watchdog: Sendable {
  fileprivate struct State {
    var run: (scheduler: Scheduler, plan: RunPlan)?
    var lastBeat: Int?
    var silence = Duration.zero
  }

  private static let tick = Duration.milliseconds(250)

  private let name: String
  private let patience: Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - name: What is swept.
  ///   - patience: How long a run may do something without a call or a suspension: at least two
  ///     seconds, as a machine may be busy.
  init(_ name: String, patience: Duration) {
    self.name = name
    self.patience = max(patience, .seconds(2))
  }

  /// Watches a run from now on, in place of the one before.
  func begin(_ scheduler: Scheduler, _ plan: RunPlan) {
    state.withLock { $0 = State(run: (scheduler, plan)) }
  }

  /// Waits until a run blocks its thread.
  ///
  /// - Returns: What is known of it.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  func blockedRun() async throws -> BlockedRunError {
    while true {
      // Counted in ticks: the time in which the whole process is stopped, as by a debugger, or in
      // which no thread for tasks is free, is not the run's.
      try await Task.sleep(for: Self.tick)
      let blocked = state.withLock { state in
        state.notesSilence(of: Self.tick) >= patience ? state.run : nil
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
  /// How long nothing has gone on, in a job that is under way.
  fileprivate mutating func notesSilence(of tick: Duration) -> Duration {
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
      its last calls: \(lastCallers.isEmpty ? "none" : lastCallers)
      to fix: wait with `await`, never with a semaphore or a thread that sleeps; where it only \
    computes for long, raise the coverage's patience
    """
  }
}
