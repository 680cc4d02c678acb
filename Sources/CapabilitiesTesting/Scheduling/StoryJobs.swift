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
    capabilities_capture_begin { job, number in
      guard let pointer = job else { return false }
      // The runtime passes a job; an `UnownedJob` is such a pointer.
      let job = unsafeBitCast(pointer, to: UnownedJob.self)
      if let schedule = CallerSchedule.ofCurrentThread { return schedule.take(job, ofTask: number) }
      return StoryJobs.executor(ofTask: number)?.take(job, ofTask: number) ?? false
    }
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

  private static func executor(ofTask number: UInt64) -> DrainingExecutor? {
    var current = DrainingExecutor.current
    // A job that leaves the main actor has no current task any more. Another test's job has, and a block
    // of the main queue is no job.
    if current == nil, capabilities_current_task() == 0, capabilities_is_in_job(),
      MainActorWork.isCurrent
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
    let isTaken = others.withLock { others in
      let isTaken = others.tasks[number] ?? current.map { number > $0.firstTask } ?? false
      if !isTaken { others.tasks[number] = false }
      return isTaken
    }
    guard isTaken, let current else { return nil }
    add(task: number, to: current)
    return current
  }
}
