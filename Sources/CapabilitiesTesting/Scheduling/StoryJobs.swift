import CSweepSupport
import Synchronization

/// Brings the jobs of tasks that a story starts with `Task { }`, and those of actors, to the executor of
/// the run.
///
/// Unlike child tasks, such tasks do not inherit the executor: the runtime would run them on other
/// threads, in an order that no plan decides. A job belongs to a run if a job of the run enqueues it
/// first; other jobs of the process are left alone.
enum StoryJobs {
  /// The executors of the tasks, by the runtime's number of the task.
  private static let executors = Mutex<[UInt64: DrainingExecutor]>([:])
  /// The number of runs, and the tasks that no run started, with whether a run that resumes them takes
  /// them.
  private static let others = Mutex<(runs: Int, tasks: [UInt64: Bool])>((0, [:]))

  /// Starts to capture jobs for a run.
  static func open() {
    others.withLock { $0.runs += 1 }
    capabilities_capture_begin({ StoryJobs.take($0, ofTask: $1) }, { StoryJobs.mainExecutor() })
  }

  /// Ends the capture for a run. Jobs that were not run continue on other threads.
  static func close(_ closing: [DrainingExecutor]) {
    others.withLock { others in
      others.runs -= 1
      if others.runs == 0 { others.tasks = [:] }
    }
    executors.withLock { executors in
      guard !executors.isEmpty else { return }
      executors = executors.filter { entry in !closing.contains { $0 === entry.value } }
    }
    for executor in closing {
      for job in executor.close() {
        capabilities_enqueue_global(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
      }
    }
    capabilities_capture_end()
  }

  /// Brings the later jobs of a task to the executor of a run.
  static func add(task number: UInt64, to executor: DrainingExecutor) {
    executors.withLock { $0[number] = executor }
  }

  /// Lets runs take a task that no run started, because it makes a call of one.
  static func admit(task number: UInt64) { others.withLock { $0.tasks[number] = true } }

  /// Brings a job that is about to be enqueued to its run. Returns whether it belongs to one.
  private static func take(_ pointer: UnsafeMutableRawPointer?, ofTask number: UInt64) -> Bool {
    guard let pointer else { return false }
    // The runtime passes a job; an `UnownedJob` is such a pointer.
    let job = unsafeBitCast(pointer, to: UnownedJob.self)
    if let schedule = CallerSchedule.ofCurrentThread { return schedule.take(job, ofTask: number) }
    return executor(ofTask: number)?.take(job, ofTask: number) ?? false
  }

  /// The executor on which the current job uses the main actor, if it belongs to a run that works there.
  private static func mainExecutor() -> capabilities_serial_executor {
    let number = capabilities_current_task()
    // The job of an isolated deinit has no task.
    let run =
      number == 0
      ? DrainingExecutor.ofCurrentThread : executor(ofTask: number, isEnqueued: false)
    return run?.executorOfMainActor ?? capabilities_serial_executor()
  }

  /// The executor for the jobs of a task of the run that works on the main actor; 0 for those of an actor.
  static func executorOnMainActor(ofTask number: UInt64) -> DrainingExecutor? {
    if let known = executors.withLock({ $0[number] }) { return known }
    guard let current = MainActorWork.executor.withLock({ $0 }),
      number == 0 || number >= current.firstTask
    else { return nil }
    // Another thread can resume the task before the run enqueues it elsewhere.
    if number != 0 { admit(task: number) }
    return current
  }

  /// Whether the job of an executor runs the task of another test, which uses the same actor.
  private static func runsOther(on executor: DrainingExecutor) -> Bool {
    let number = capabilities_current_task()
    guard number != 0, executor.runsActor, executors.withLock({ $0[number] }) == nil else {
      return false
    }
    return number < executor.firstTask || others.withLock { $0.tasks[number] == false }
  }

  private static func executor(ofTask number: UInt64, isEnqueued: Bool = true) -> DrainingExecutor?
  {
    var current = DrainingExecutor.current
    // If the runtime does not say who uses the main actor: a job that leaves it has no current task any
    // more. Another test's job has, and a block of the main queue is no job.
    if current == nil, !capabilities_captures_main(), capabilities_current_task() == 0,
      capabilities_is_on_actor(), MainActorWork.isCurrent
    {
      current = MainActorWork.executor.withLock { $0 }
    }
    // Another run's thread can run a job of an actor that both use.
    if let thread = current, let own = TaskRoot.current?.executor, !own.isOfRun(of: thread) {
      current = own
    }
    guard number != 0 else { return current }
    if let known = executors.withLock({ $0[number] }) { return known }
    // The runtime numbers tasks in the order in which they are created. So a task with a lower number
    // was created before the run. Another one belongs to the run if the run enqueues it first.
    let isStartedHere = current.map { number >= $0.firstTask && !runsOther(on: $0) } ?? false
    let isTaken = others.withLock { others in
      let isTaken = others.tasks[number] ?? isStartedHere
      if isEnqueued, !isTaken { others.tasks[number] = false }
      return isTaken
    }
    guard isTaken, let current else { return nil }
    if isEnqueued { add(task: number, to: current) }
    return current
  }
}
