import CTaskIdentity
import Dispatch
import Synchronization

/// Runs the jobs of one run's tasks one at a time, in the order they become ready, on the thread
/// that drains it: no job pays for a change of threads.
///
/// Where nothing is left in it, every task that it runs has ended or waits for somebody: that is
/// when the sweep decides who goes on. The thread that makes it is the one that drains it.
final class DrainingExecutor: TaskExecutor {
  fileprivate struct State {
    var jobs: [UnownedJob] = []
    var next = 0
    /// Whether a job is under way, and how many have begun.
    var isInJob = false
    var begunJobs = 0
    /// Whether the draining thread waits for a sign from elsewhere.
    var isWaiting = false
    /// Whether a sign came while it did not: before it could have begun to.
    var hasPendingWake = false
    /// Whether a job or a sign came from another thread.
    var sawForeignWork = false
  }

  private let state = Mutex(State())
  private let wakeSignal = DispatchSemaphore(value: 0)
  /// The thread that drains.
  private let thread = capabilities_current_thread()

  /// Whether work has come back from a thread or an executor that is not the sweep's.
  var sawForeignWork: Bool { state.withLock { $0.sawForeignWork } }

  /// Whether the caller runs on the thread that drains, and no other job is ready.
  var isIdleExceptForCaller: Bool {
    isOnDrainingThread && state.withLock { $0.next == $0.jobs.count }
  }

  /// The number of the job that is under way.
  var jobUnderWay: Int? { state.withLock { $0.isInJob ? $0.begunJobs : nil } }

  private var isOnDrainingThread: Bool { thread == capabilities_current_thread() }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isForeign = !isOnDrainingThread
    let wakes = state.withLock { state in
      state.jobs.append(job)
      if isForeign { state.sawForeignWork = true }
      return state.stopWaiting()
    }
    if wakes { wakeSignal.signal() }
  }

  /// Ends a wait of the draining thread, where something happened elsewhere.
  func wake() {
    guard !isOnDrainingThread else { return }
    let wakes = state.withLock { state in
      state.sawForeignWork = true
      state.hasPendingWake = true
      return state.stopWaiting()
    }
    if wakes { wakeSignal.signal() }
  }

  /// Takes what came from others so far as none of the story's affair.
  func resetForeignWork() {
    state.withLock { $0.sawForeignWork = false }
  }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter limit: How many to run at the most.
  /// - Returns: Whether none is ready.
  func drain(limit: Int = 100_000) -> Bool {
    let executor = asUnownedTaskExecutor()
    for _ in 0..<limit {
      guard let job = state.withLock({ $0.takeNext() }) else { return true }
      job.runSynchronously(on: executor)
    }
    state.withLock { $0.isInJob = false }
    return false
  }

  /// Waits for work that comes from elsewhere.
  ///
  /// - Parameter patience: How long to wait, in real time.
  /// - Returns: Whether any came.
  func waitForForeignWork(patience: Duration) -> Bool {
    guard state.withLock({ $0.startWaiting() }) else { return true }
    defer { state.withLock { $0.isWaiting = false } }
    let milliseconds = Int(min(max(0, patience / .milliseconds(1)), 1e12))
    // Tests that block the threads for tasks keep a sign from coming: the time in which no work
    // elsewhere could run does not count.
    if wasWokenByForeignWork() { return true }
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    while DispatchTime.now() < end {
      if wakeSignal.wait(timeout: min(end, .now() + .milliseconds(20))) == .success { return true }
      if Task.isCancelled { return false }
    }
    return wasWokenByForeignWork()
  }

  /// Waits until a thread for tasks was free, and tells whether a sign has come.
  private func wasWokenByForeignWork() -> Bool {
    let free = DispatchSemaphore(value: 0)
    // Threads take tasks in turn: what was ready elsewhere before this task runs before it.
    Task.detached { free.signal() }
    free.wait()
    return wakeSignal.wait(timeout: .now()) == .success
  }
}

extension DrainingExecutor.State {
  fileprivate mutating func takeNext() -> UnownedJob? {
    guard next < jobs.count else {
      jobs.removeAll(keepingCapacity: true)
      next = 0
      isInJob = false
      return nil
    }
    defer { next += 1 }
    isInJob = true
    begunJobs += 1
    return jobs[next]
  }

  fileprivate mutating func startWaiting() -> Bool {
    isWaiting = next == jobs.count && !hasPendingWake
    hasPendingWake = false
    return isWaiting
  }

  fileprivate mutating func stopWaiting() -> Bool {
    defer { isWaiting = false }
    if isWaiting { hasPendingWake = false }
    return isWaiting
  }
}
