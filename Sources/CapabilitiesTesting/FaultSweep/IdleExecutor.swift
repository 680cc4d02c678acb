import Dispatch
import Synchronization

/// Runs tasks one job at a time, in the order they become ready, and passes time when none is
/// ready.
///
/// One job at a time makes a concurrent use case take the same course in every run. When nothing is
/// ready, everybody waits for time to pass, and the clock moves on. Where nobody sleeps either,
/// what is waited for is elsewhere, on a thread or an actor that runs its own jobs, or nowhere:
/// after some real time without a sign of it, a run is given up.
final class IdleExecutor: TaskExecutor {
  private struct State {
    /// Jobs that are ready or running.
    var unfinished = 0
    /// Jobs so far: whether there were new ones tells whether anything goes on.
    var begun = 0
    /// Ends the wait for a task. Whoever takes it resumes who waits, so that happens once.
    var giveUp: (@Sendable () -> Void)?
  }

  private let queue = DispatchQueue(label: "fault-sweep", attributes: .initiallyInactive)
  private let clock: TestClock
  private let patience: DispatchTimeInterval
  private let state = Mutex(State())

  /// Nothing runs before ``activate()``.
  ///
  /// - Parameters:
  ///   - clock: Moves on when nothing else does.
  ///   - patience: How long to wait, in real time, for a sign of life.
  init(clock: TestClock, patience: Duration) {
    self.clock = clock
    // No wait is longer than some thirty years, so that none is too long to be counted.
    self.patience = .milliseconds(Int(min(max(0, patience / .milliseconds(1)), 1e12)))
    // Who sleeps on the clock may have come from elsewhere, after this executor had gone idle.
    clock.onSleep { [weak self] in self?.lookLater() }
  }

  func activate() {
    queue.activate()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { state in
      state.unfinished += 1
      state.begun += 1
    }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.state.withLock { $0.unfinished -= 1 }
      self.lookWhetherIdle()
    }
  }

  /// Waits for a task of this executor.
  ///
  /// - Parameter task: The task. It is cancelled where the waiting one is.
  /// - Returns: Its result, or ``Stall`` where nothing goes on any more; the task is cancelled then,
  ///   and left alone.
  func result<Value: Sendable>(of task: Task<Value, any Error>) async -> Result<Value, any Error> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          // Counts as a job until the one below is ready: this is no time to find nothing going on.
          state.unfinished += 1
          state.begun += 1
          state.giveUp = {
            task.cancel()
            continuation.resume(returning: .failure(Stall()))
          }
        }
        Task(executorPreference: self) {
          let result = await task.result
          guard self.takeGiveUp() != nil else { return }
          continuation.resume(returning: result)
        }
        state.withLock { $0.unfinished -= 1 }
        lookLater()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private func lookLater() {
    queue.async { self.lookWhetherIdle() }
  }

  /// Passes time where nothing is ready, and starts to wait where nobody sleeps either.
  private func lookWhetherIdle() {
    let (idleSince, isAwaited) = state.withLock { state in
      (state.unfinished == 0 ? state.begun : nil, state.giveUp != nil)
    }
    guard let idleSince, !clock.advanceToEarliestDeadline(), isAwaited else { return }
    onceOthersHaveRun { executor in
      executor.queue.asyncAfter(deadline: .now() + executor.patience) { [weak executor] in
        executor?.onceOthersHaveRun { $0.giveUp(ifIdleSince: idleSince) }
      }
    }
  }

  /// Goes on when a thread for tasks was free. Tests that block those threads keep a sign from
  /// coming, so the time in which no work elsewhere could run does not count.
  private func onceOthersHaveRun(_ body: @escaping @Sendable (IdleExecutor) -> Void) {
    // Threads take tasks in turn: what was ready elsewhere before this task runs before it.
    Task.detached { self.queue.async { body(self) } }
  }

  private func giveUp(ifIdleSince jobs: Int) {
    guard state.withLock({ $0.unfinished == 0 && $0.begun == jobs }) else { return }
    takeGiveUp()?()
  }

  private func takeGiveUp() -> (@Sendable () -> Void)? {
    state.withLock { state in
      defer { state.giveUp = nil }
      return state.giveUp
    }
  }
}

/// A task waits for something that nobody brings about.
struct Stall: Error, CustomStringConvertible {
  var description: String {
    "it waits for something that neither an endpoint nor the sweep's clock brings about"
  }
}
