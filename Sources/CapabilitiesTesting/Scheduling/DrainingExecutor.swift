import CSweepSupport
import Dispatch
import Synchronization

/// Runs the jobs of one run's tasks one at a time, in the order they become ready, on the thread
/// that calls ``drain(limit:)``. Staying on one thread avoids the cost of thread switches.
///
/// When the queue is empty, every task of the run has ended or is suspended, and the scheduler can
/// decide which task runs next. Create the executor on the thread that drains it.
final class DrainingExecutor: TaskExecutor {
  fileprivate struct State {
    var jobs: [UnownedJob] = []
    var next = 0
    /// Whether a job is running, and the number of jobs started so far.
    var isInJob = false
    var begunJobs = 0
    /// Whether the draining thread waits for work from another thread.
    var isWaiting = false
    /// Whether ``wake()`` was called before the draining thread started to wait.
    var hasPendingWake = false
    /// Whether the main actor, or another thread, enqueued a job or called ``wake()``.
    var sawMainActorWork = false
    var sawForeignWork = false
    /// Whether the run is over and no more jobs are taken.
    var isClosed = false
  }

  private let state = Mutex(State())
  private let wakeSignal = DispatchSemaphore(value: 0)
  /// The draining thread.
  private let thread = capabilities_current_thread()

  /// Whether a thread or executor outside the sweep has resumed work of the run.
  var sawForeignWork: Bool { state.withLock { $0.sawForeignWork } }

  /// Whether the main actor has resumed work of the run.
  var sawMainActorWork: Bool { state.withLock { $0.sawMainActorWork } }

  /// Whether the caller runs on the draining thread and no other job is ready.
  var isIdleExceptForCaller: Bool {
    isOnDrainingThread && state.withLock { $0.next == $0.jobs.count }
  }

  /// The number of the running job; `nil` if none is running.
  var jobUnderWay: Int? { state.withLock { $0.isInJob ? $0.begunJobs : nil } }

  /// The thread on which an event happens.
  fileprivate enum Origin {
    case drainingThread, mainActor, elsewhere

    init(isOnDrainingThread: Bool) {
      self =
        isOnDrainingThread ? .drainingThread : MainActorWork.isCurrent ? .mainActor : .elsewhere
    }
  }

  private var isOnDrainingThread: Bool { thread == capabilities_current_thread() }

  func enqueue(_ job: consuming ExecutorJob) {
    _ = add(UnownedJob(job), isOwn: true)
  }

  /// Adds a job of a task that the story started.
  ///
  /// - Returns: Whether the job was added; `false` after the run.
  func take(_ job: UnownedJob) -> Bool { add(job, isOwn: false) }

  private func add(_ job: UnownedJob, isOwn: Bool) -> Bool {
    let origin = Origin(isOnDrainingThread: isOnDrainingThread)
    let (isAdded, wakes) = state.withLock { state in
      guard isOwn || !state.isClosed else { return (false, false) }
      state.jobs.append(job)
      state.note(origin)
      return (true, state.stopWaiting())
    }
    if wakes { wakeSignal.signal() }
    return isAdded
  }

  /// Takes no more jobs of tasks that the story started.
  ///
  /// - Returns: The jobs that are left.
  func close() -> [UnownedJob] {
    state.withLock { state in
      state.isClosed = true
      return Array(state.jobs[state.next...])
    }
  }

  /// Wakes the draining thread after an event on another thread.
  func wake() {
    guard !isOnDrainingThread else { return }
    let origin = Origin(isOnDrainingThread: false)
    let wakes = state.withLock { state in
      state.note(origin)
      state.hasPendingWake = true
      return state.stopWaiting()
    }
    if wakes { wakeSignal.signal() }
  }

  /// Ignores the foreign work seen so far, because it is not part of the story.
  func resetForeignWork() {
    state.withLock { $0.sawForeignWork = false }
  }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter limit: The maximum number of jobs to run.
  /// - Returns: Whether the queue is empty.
  func drain(limit: Int = 100_000) -> Bool {
    let executor = asUnownedTaskExecutor()
    for _ in 0..<limit {
      guard let job = state.withLock({ $0.takeNext() }) else { return true }
      job.runSynchronously(on: executor)
    }
    state.withLock { $0.isInJob = false }
    return false
  }

  /// Waits for work from another thread.
  ///
  /// - Parameter patience: The maximum wait, in real time.
  /// - Returns: Whether any work arrived.
  func waitForForeignWork(patience: Duration) -> Bool {
    guard state.withLock({ $0.startWaiting() }) else { return true }
    defer { state.withLock { $0.isWaiting = false } }
    let milliseconds = Int(min(max(0, patience / .milliseconds(1)), 1e12))
    // Other tests can occupy all threads of the concurrency pool and so delay the wake-up. Count
    // only time in which the pool had a free thread.
    if wasWokenByForeignWork() { return true }
    let end = DispatchTime.now() + .milliseconds(milliseconds)
    while DispatchTime.now() < end {
      if wakeSignal.wait(timeout: min(end, .now() + .milliseconds(20))) == .success { return true }
      if Task.isCancelled { return false }
    }
    return wasWokenByForeignWork()
  }

  /// Waits until a thread of the concurrency pool is free, then returns whether a wake-up arrived.
  private func wasWokenByForeignWork() -> Bool {
    let free = DispatchSemaphore(value: 0)
    // The pool runs jobs in order, so everything that was ready before this task runs first.
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

  fileprivate mutating func note(_ origin: DrainingExecutor.Origin) {
    switch origin {
    case .drainingThread: break
    case .mainActor: sawMainActorWork = true
    case .elsewhere: sawForeignWork = true
    }
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
