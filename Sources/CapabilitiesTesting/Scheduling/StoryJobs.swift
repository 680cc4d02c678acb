import CSweepSupport
import Synchronization

/// Brings the jobs of tasks that a story starts with `Task { }` to the executor of the run.
///
/// Unlike child tasks, such tasks do not inherit the executor: the runtime would run them on other
/// threads, in an order that no plan decides. A job belongs to a story if a task of the story
/// enqueues it first; other jobs of the process are left alone.
enum StoryJobs {
  /// The executors of the tasks, by the runtime's number of the task.
  private static let executors = Mutex<[UInt64: DrainingExecutor]>([:])

  /// Starts to capture jobs for a run.
  static func open() {
    capabilities_capture_begin { job, number in job.map { StoryJobs.take($0, number) } ?? false }
  }

  /// Ends the capture for a run. Jobs that were not run continue on other threads.
  static func close(_ closing: [DrainingExecutor]) {
    let numbers = executors.withLock { executors in
      let numbers = executors.filter { entry in closing.contains { $0 === entry.value } }.keys
      for number in numbers { executors[number] = nil }
      return Set(numbers)
    }
    for executor in closing {
      for job in executor.close() {
        // An `UnownedJob` is the runtime's pointer to a job.
        let job = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
        if numbers.contains(capabilities_task_of_job(job)) { capabilities_enqueue_global(job) }
      }
    }
    capabilities_capture_end()
  }

  /// Brings the later jobs of a task to the executor of a run.
  static func add(task number: UInt64, to executor: DrainingExecutor) {
    executors.withLock { $0[number] = executor }
  }

  private static func take(_ job: UnsafeMutableRawPointer, _ number: UInt64) -> Bool {
    guard let executor = executor(ofTask: number) else { return false }
    // The runtime passes a job; an `UnownedJob` is such a pointer.
    return executor.take(unsafeBitCast(job, to: UnownedJob.self))
  }

  private static func executor(ofTask number: UInt64) -> DrainingExecutor? {
    if let known = executors.withLock({ $0[number] }) { return known }
    // The runtime numbers tasks in the order in which they are created. So a task with a higher
    // number was created after the story's, and not by the test around the sweep.
    guard let root = TaskRoot.current, let executor = root.executor, number > root.number else {
      return nil
    }
    add(task: number, to: executor)
    return executor
  }
}
