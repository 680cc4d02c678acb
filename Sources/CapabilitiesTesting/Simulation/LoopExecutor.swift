import Dispatch
import Foundation
import Synchronization

/// Runs the jobs of one run's tasks one at a time, in the order they become ready, on the thread
/// that drains it: no job pays for a change of threads.
///
/// Where nothing is left in it, every task that it runs has ended or waits for somebody: that is
/// when the sweep decides who goes on.
final class LoopExecutor: TaskExecutor {
  fileprivate struct State {
    var jobs: [UnownedJob] = []
    var next = 0
    /// Whether the draining thread waits for a sign from elsewhere.
    var isWaiting = false
    /// Whether a sign came while nobody waited for one.
    var hasSign = false
    /// Whether work came from another thread, ever.
    var hasSeenOthers = false
  }

  private let state = Mutex(State())
  private let sign = DispatchSemaphore(value: 0)
  /// The thread that drains.
  private let thread = pthread_self()

  /// Whether work has come back from a thread or an executor that is not the sweep's.
  var hasSeenOthers: Bool { state.withLock { $0.hasSeenOthers } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wakes = state.withLock { state in
      state.jobs.append(job)
      return state.stopWaiting(isOther: isOtherThread)
    }
    if wakes { sign.signal() }
  }

  /// Ends a wait of the draining thread: something happened elsewhere.
  func wake() {
    if state.withLock({ $0.stopWaiting(isOther: isOtherThread) }) { sign.signal() }
  }

  /// Whether the current thread is not the one that drains.
  private var isOtherThread: Bool { pthread_equal(pthread_self(), thread) == 0 }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter limit: How many to run at the most.
  /// - Returns: Whether none is ready.
  func drain(limit: Int = 100_000) -> Bool {
    for _ in 0..<limit {
      guard let job = state.withLock({ $0.takeNext() }) else { return true }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
    return false
  }

  /// Waits for work that comes from elsewhere.
  ///
  /// - Parameter patience: How long to wait, in real time.
  /// - Returns: Whether any came.
  func waitForOthers(patience: Duration) -> Bool {
    guard state.withLock({ $0.startWaiting() }) else { return true }
    defer { state.withLock { $0.isWaiting = false } }
    let milliseconds = Int(min(max(0, patience / .milliseconds(1)), 1e12))
    // Tests that block the threads for tasks keep a sign from coming: the time in which no work
    // elsewhere could run does not count.
    if onceOthersHaveRun() { return true }
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    while DispatchTime.now() < end {
      if sign.wait(timeout: min(end, .now() + .milliseconds(20))) == .success { return true }
      if Task.isCancelled { return false }
    }
    return onceOthersHaveRun()
  }

  /// Waits until a thread for tasks was free, and tells whether a sign has come.
  private func onceOthersHaveRun() -> Bool {
    let free = DispatchSemaphore(value: 0)
    // Threads take tasks in turn: what was ready elsewhere before this task runs before it.
    Task.detached { free.signal() }
    free.wait()
    return sign.wait(timeout: .now()) == .success
  }
}

extension LoopExecutor.State {
  fileprivate mutating func takeNext() -> UnownedJob? {
    guard next < jobs.count else {
      jobs.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return jobs[next]
  }

  fileprivate mutating func startWaiting() -> Bool {
    isWaiting = next == jobs.count && !hasSign
    hasSign = false
    return isWaiting
  }

  fileprivate mutating func stopWaiting(isOther: Bool) -> Bool {
    defer { isWaiting = false }
    if isOther {
      hasSeenOthers = true
      // It may come just before the wait begins.
      hasSign = !isWaiting
    }
    return isWaiting
  }
}
