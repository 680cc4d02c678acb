import CSweepSupport
import Dispatch
import Synchronization

/// Runs the jobs of one run's tasks one at a time, in the order they become ready, on the thread that
/// calls ``drain(limit:)``, or on the thread of the main actor if the run works there.
///
/// When the queue is empty, every task of the run has ended or is suspended, and the scheduler can
/// decide which task runs next.
final class DrainingExecutor: TaskExecutor {
  /// A job that is ready to run.
  fileprivate struct Ready {
    let job: UnownedJob
    /// The runtime's number of the job's task; 0 for a job of an actor.
    let task: UInt64
    /// Whether another thread enqueued the job, or the job that enqueued it.
    let isForeign: Bool
    /// Whether the job can only run here. The others can run elsewhere after the run.
    let isBound: Bool
  }

  fileprivate struct State {
    /// The ready jobs, from `next` to `end`. Others are left over: a debug build clears arrays slowly.
    var jobs: [Ready] = []
    var (next, end) = (0, 0)
    /// The first jobs of the tasks that have not begun.
    var starts = [SweepTask: Ready]()
    /// The number of the first task, and the highest one of a task whose job was enqueued. New tasks have
    /// higher numbers.
    var (first, highest) = (UInt64.max, UInt64(0))
    /// The task of the running job, `nil` if none is running, and the number of jobs started so far.
    var running: UInt64?
    var begunJobs = 0
    /// Whether the draining thread waits for work from another thread.
    var isWaiting = false
    /// Whether ``wake()`` was called before the draining thread started to wait.
    var hasPendingWake = false
    /// Whether the run is over and no more jobs are taken.
    var isClosed = false
    /// Until the run is over; a weak reference would make each use of the scheduler slow.
    var scheduler: Scheduler?
  }

  private let state = Mutex(State())
  private let wakeSignal = DispatchSemaphore(value: 0)
  /// The maximum wait for the main actor, in real time; `nil` if the run does not work there.
  private let patience: Duration?
  /// Whether another thread enqueued the running job, and no call has returned in it.
  let runsForeignJob = Atomic(false)
  /// Whether the main actor works for the run, and the run does not wait for it.
  let usesMainActor = Atomic(false)

  /// The executor of the run's first tasks; `nil` for itself.
  private let earlier: DrainingExecutor?

  /// - Parameter patience: The maximum wait for the main actor, in real time; `nil` if the run does not
  ///   work there.
  init(waitingForMainActor patience: Duration? = nil, after earlier: DrainingExecutor? = nil) {
    (self.patience, self.earlier) = (patience, earlier)
  }

  /// Asks a scheduler when the tasks of the run begin.
  func serve(_ scheduler: Scheduler) { state.withLock { $0.scheduler = scheduler } }

  /// Whether no other job than the task's is ready or running; `false` if an actor, such as the main one,
  /// can hold jobs. A `Task.immediate` begins in the job of its starter, which continues when it suspends.
  func isIdle(exceptFor task: UInt64) -> Bool {
    patience == nil && !capabilities_is_on_actor()
      && state.withLock { $0.next == $0.end && ($0.running == task || $0.running == 0) }
  }

  /// The number of the running job; `nil` if none is running, or if the wait for it has a limit.
  var jobUnderWay: Int? {
    patience != nil ? nil : state.withLock { $0.running == nil ? nil : $0.begunJobs }
  }

  /// Whether the running job is an actor's. It can run tasks of other tests.
  var runsActor: Bool { state.withLock { $0.running == 0 } }

  /// The number of the first task of the run. The other tasks that the run starts have higher ones.
  var firstTask: UInt64 { earlier?.firstTask ?? state.withLock { $0.first } }

  // MARK: The current thread

  /// The executor whose job the current thread runs, or that it drains.
  static var ofCurrentThread: DrainingExecutor? {
    guard let executor = capabilities_executor_of_thread() else { return nil }
    // The thread is in `asCurrent(_:)`, which keeps the executor alive.
    return Unmanaged<DrainingExecutor>.fromOpaque(executor).takeUnretainedValue()
  }

  /// The executor of the run that the current thread works for, at a time that the run decided; `nil` if
  /// there is none.
  static var current: DrainingExecutor? {
    if let executor = ofCurrentThread { return executor }
    guard let executor = TaskRoot.current?.executor, MainActorWork.isCurrent else { return nil }
    executor.noteMainActor()
    return executor.patience == nil ? nil : executor
  }

  /// Returns whether two executors run jobs of the same run.
  func isOfRun(of other: DrainingExecutor) -> Bool {
    (earlier ?? self) === (other.earlier ?? other)
  }

  /// Whether a job that the current thread enqueues comes at a time that no plan decides.
  var isForeignHere: Bool {
    if runsForeignJob.load(ordering: .relaxed) { return true }
    if let current = Self.ofCurrentThread { return !isOfRun(of: current) }
    // The run waits for what a block of the main queue leads to, except while it waits for others.
    return patience == nil || !MainActorWork.isCurrent || state.withLock(\.isWaiting)
  }

  /// Brings the jobs that the current thread enqueues during a function to this executor.
  func asCurrent<Result>(_ body: () -> Result) -> Result {
    Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
  }

  /// Runs a job of the run. Only the thread that runs it notes whether it is an answer.
  func perform(isForeign: Bool, _ job: () -> Void) {
    let before = runsForeignJob.exchange(isForeign, ordering: .relaxed)
    asCurrent(job)
    runsForeignJob.store(before, ordering: .relaxed)
  }

  private static func with<Result>(
    _ executor: UnsafeMutableRawPointer?,
    _ body: () -> Result
  ) -> Result {
    let before = capabilities_executor_of_thread()
    capabilities_set_executor_of_thread(executor)
    defer { capabilities_set_executor_of_thread(before) }
    return body()
  }

  /// Returns whether the running job is another thread's answer, and forgets it.
  func endForeignAnswer() -> Bool {
    runsForeignJob.load(ordering: .relaxed) && runsForeignJob.exchange(false, ordering: .relaxed)
  }

  /// The scheduler of the run that the caller works for; `nil` outside of a sweep.
  static var scheduler: Scheduler? {
    (ofCurrentThread ?? TaskRoot.current?.executor)?.state.withLock { $0.scheduler }
  }

  // MARK: Jobs

  /// Starts a task whose jobs this executor runs.
  @discardableResult
  func run(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    asCurrent { Task(executorPreference: self) { await body() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // An `UnownedJob` is the runtime's pointer to a job.
    let number = capabilities_task_of_job(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    guard !take(job, ofTask: number, isBound: number != 0) else { return }
    capabilities_enqueue_global(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }

  /// Adds a job of a task that the story started, or of an actor.
  ///
  /// - Returns: Whether the job was added; `false` after the run.
  func take(_ job: UnownedJob, ofTask number: UInt64, isBound: Bool = false) -> Bool {
    if Self.ofCurrentThread !== self, MainActorWork.isCurrent { noteMainActor() }
    let ready = Ready(job: job, task: number, isForeign: isForeignHere, isBound: isBound)
    let scheduler: Scheduler? = state.withLock { state in
      guard number > state.highest else { return nil }
      if state.highest == 0 { state.first = number }
      state.highest = number
      return state.scheduler
    }
    let held = scheduler?.nameStart(taskOf: number)
    let (isAdded, wakes) = state.withLock { state in
      guard isBound || !state.isClosed else { return (false, false) }
      if let held { state.starts[held] = ready } else { state.add(ready) }
      return (true, state.stopWaiting())
    }
    if wakes { wakeSignal.signal() }
    if let held {
      // The scheduler can choose the task from now on.
      scheduler?.add([held])
      wake()
    }
    return isAdded
  }

  /// Notes that the main actor works for the run.
  func noteMainActor() {
    if patience == nil { usesMainActor.store(true, ordering: .relaxed) }
  }

  /// The executor on which the run's tasks use the main actor, if the run works there.
  var executorOfMainActor: capabilities_serial_executor {
    noteMainActor()
    let isUsed = patience != nil && !state.withLock(\.isClosed)
    return isUsed ? StoryMainActor.reference : capabilities_serial_executor()
  }

  /// Makes the first job of a child task ready.
  func begin(_ task: SweepTask) {
    state.withLock { state in
      if let start = state.starts.removeValue(forKey: task) { state.add(start) }
    }
  }

  /// Makes the first jobs of all tasks ready.
  func beginAll() {
    state.withLock { state in
      for start in state.starts.values { state.add(start) }
      state.starts.removeAll()
    }
  }

  /// Takes no more jobs that can run elsewhere.
  ///
  /// - Returns: Those that are left.
  func close() -> [UnownedJob] {
    state.withLock { state in
      state.isClosed = true
      state.scheduler = nil
      guard state.next < state.end else { return [] }
      return state.jobs[state.next..<state.end].filter { !$0.isBound }.map(\.job)
    }
  }

  /// Wakes the draining thread after an event on another thread.
  func wake() {
    // A job on the main actor can run while the draining thread waits.
    guard Self.ofCurrentThread !== self || patience != nil else { return }
    if MainActorWork.isCurrent { noteMainActor() }
    let wakes = state.withLock { state in
      state.hasPendingWake = true
      return state.stopWaiting()
    }
    if wakes { wakeSignal.signal() }
  }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter limit: The maximum number of jobs to run.
  /// - Returns: Whether the queue is empty; `nil` if the main actor does not run a job.
  func drain(limit: Int = 100_000) -> Bool? {
    let executor = asUnownedTaskExecutor()
    if let patience {
      MainActorWork.executor.withLock { $0 = self }
      guard MainActorWork.settle(patience: patience) else { return nil }
    }
    for _ in 0..<limit {
      guard let ready = state.withLock({ $0.takeNext() }) else { return true }
      guard let patience else {
        perform(isForeign: ready.isForeign) { ready.job.runSynchronously(on: executor) }
        continue
      }
      let isSettled = MainActorWork.settle(patience: patience) {
        self.perform(isForeign: ready.isForeign) { ready.job.runSynchronously(on: executor) }
      }
      guard isSettled else { return nil }
    }
    state.withLock { $0.running = nil }
    return false
  }

  // MARK: Waiting

  /// Waits for work from another thread.
  ///
  /// - Returns: Whether any work arrived.
  func waitForForeignWork(patience: Duration) -> Bool {
    guard state.withLock({ $0.startWaiting() }) else { return true }
    defer { state.withLock { $0.isWaiting = false } }
    let milliseconds = Int(min(max(0, patience / .milliseconds(1)), 1e12))
    // Most answers arrive at once.
    if wakeSignal.wait(timeout: .now() + .milliseconds(5)) == .success { return true }
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
    // The pool runs jobs in order, so everything that was ready before this task runs first. The task
    // is not part of the run.
    Self.with(nil) { _ = Task.detached { free.signal() } }
    free.wait()
    return wakeSignal.wait(timeout: .now()) == .success
  }
}

extension DrainingExecutor.State {
  fileprivate mutating func add(_ ready: DrainingExecutor.Ready) {
    if end < jobs.count { jobs[end] = ready } else { jobs.append(ready) }
    end += 1
  }

  fileprivate mutating func takeNext() -> DrainingExecutor.Ready? {
    guard next < end else {
      (next, end) = (0, 0)
      running = nil
      return nil
    }
    defer { next += 1 }
    running = jobs[next].task
    begunJobs += 1
    return jobs[next]
  }

  fileprivate mutating func startWaiting() -> Bool {
    isWaiting = next == end && !hasPendingWake
    hasPendingWake = false
    return isWaiting
  }

  fileprivate mutating func stopWaiting() -> Bool {
    defer { isWaiting = false }
    if isWaiting { hasPendingWake = false }
    return isWaiting
  }
}
