import Dispatch
import Foundation
import Synchronization

/// Detects a run that blocks its thread, blocks all threads of the concurrency pool, or crashes the
/// process. The sweep cannot end such a run, but it can report it.
///
/// It works on a thread of its own, because every thread of the pool can be blocked.
final class Watchdog: Sendable {
  fileprivate struct State {
    var run: (scheduler: Scheduler, plan: RunPlan)?
    var lastBeat: Int?
    var silence = Duration.zero
    /// Whether a task waits for a thread of the pool, and for how long the process was idle since.
    var isPinging = false
    var poolSilence = Duration.zero
    var usedProcessorTime = 0.0
  }

  private static let tick = Duration.milliseconds(250)
  /// How long the pool can run no task while the process is idle. A task-local value for tests.
  @TaskLocal static var poolPatience = Duration.seconds(60)

  /// The turns of the runs. A run that blocks its thread ends its turn.
  let turns = RunTurns()
  private let name: String
  private let patience: Duration
  private let poolPatience: Duration
  private let crashNote: CrashNote
  private let state = Mutex(State())

  /// - Parameters:
  ///   - name: The name of the sweep.
  ///   - patience: The maximum time without a call or suspension; at least five seconds, because
  ///     the machine may be busy.
  init(_ name: String, patience: Duration) {
    self.name = name
    crashNote = CrashNote(of: "fault sweep \(describe(name))")
    self.patience = max(patience, .seconds(5))
    poolPatience = Self.poolPatience
  }

  /// Watches a new run instead of the previous one.
  func begin(_ scheduler: Scheduler, _ plan: RunPlan) {
    state.withLock { state in
      state.run = (scheduler, plan)
      state.lastBeat = nil
      state.silence = .zero
    }
    let order = plan.draw == nil ? "" : " in a random order of the tasks"
    crashNote.begin("\(order): try await sweep.expectInvariants(under: ", plan.schedule.code)
  }

  /// Ends the watch after the last run.
  func end() {
    state.withLock { $0.run = nil }
    crashNote.end()
  }

  /// Watches until the returned timer is cancelled.
  ///
  /// If no thread of the pool becomes free, no task can continue, not even the test's. The process
  /// then ends with a message and a status that is not 0.
  ///
  /// - Parameter report: Called, on the watchdog's thread, with a run that blocks its thread.
  func watch(_ report: @escaping @Sendable (SweepError) -> Void) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "fault-sweep-watchdog"))
    // Count ticks, not wall-clock time: ignore the time in which a debugger stops the process.
    timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250))
    timer.setEventHandler { [self] in
      if let blocked = blockedRun() { report(blocked) }
      if let message = blockedPool() {
        try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
        exit(EXIT_FAILURE)
      }
    }
    timer.activate()
    return timer
  }

  /// Whether a task waits for a thread of the pool.
  var isPinging: Bool { state.withLock(\.isPinging) }

  /// Returns an error if the run has made no progress for too long.
  ///
  /// - Parameter sweeps: The number of sweeps that share the processors. All of them can compute.
  func blockedRun(sweeps: Int = RunTurns.sweepCount) -> SweepError? {
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    let blocked = state.withLock { state in
      let time = Self.tick * min(1, processors / Double(sweeps))
      return state.advanceSilence(by: time) >= patience ? state.run : nil
    }
    guard let (scheduler, plan) = blocked else { return nil }
    turns.endRun()
    let trace = scheduler.trace
    return SweepError(
      description: """
        \(name): a run blocks its thread: no call and no suspension for \(patience)
          schedule: \(trace.schedule(of: plan))
          last calls: \(trace.lastCallers.isEmpty ? "none" : trace.lastCallers)
          to fix: wait with `await`, not with a semaphore or a sleeping thread; if the run only \
        computes for a long time, raise the coverage's patience
        """
    )
  }

  /// Returns a message if the pool ran no task for too long, although the process had nothing to compute.
  ///
  /// - Parameters:
  ///   - processorTime: The process's processor time so far, in seconds.
  ///   - runOnPool: Runs a function on a thread of the pool, as soon as one is free.
  func blockedPool(
    processorTime: Double = Double(clock()) / Double(CLOCKS_PER_SEC),
    runOnPool: (@escaping @Sendable () -> Void) -> Void = { work in Task.detached { work() } }
  ) -> String? {
    let (isNew, blocked) = state.withLock { state in
      let isNew = !state.isPinging
      state.isPinging = true
      let silence = state.advancePoolSilence(by: Self.tick, processorTime)
      let isTooLong = silence >= poolPatience
      return (isNew, isTooLong ? state.run : nil)
    }
    if isNew {
      runOnPool { [weak self] in
        self?.state.withLock { state in
          state.isPinging = false
          state.poolSilence = .zero
        }
      }
    }
    guard let (scheduler, plan) = blocked else { return nil }
    let trace = scheduler.trace
    let unanswered = scheduler.unanswered(exceptOf: []).map { "\($0.task) \($0.traits.name)" }
    return """
      error: \(name): all threads of the concurrency pool are blocked, for \(poolPatience)
        schedule: \(trace.schedule(of: plan).code)
        calls that have not returned: \(unanswered.isEmpty ? "none" : unanswered.joined(separator: ", "))
        last calls: \(trace.lastCallers.isEmpty ? "none" : trace.lastCallers)
        to fix: wait with `await`, not with a semaphore or a sleeping thread
        the process ends, because no task can continue

      """
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

  /// Returns how long the process has computed nothing while a task waited for the pool.
  ///
  /// On a machine with a hundred busy threads, a process with two of them still gets more than 2%
  /// of a processor.
  fileprivate mutating func advancePoolSilence(
    by tick: Duration,
    _ processorTime: Double
  ) -> Duration {
    let isIdle = processorTime - usedProcessorTime < 0.02 * (tick / .seconds(1))
    usedProcessorTime = processorTime
    poolSilence = run != nil && isPinging && isIdle ? poolSilence + tick : .zero
    return poolSilence
  }
}
