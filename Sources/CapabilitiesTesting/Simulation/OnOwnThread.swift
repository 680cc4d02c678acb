import Dispatch
import Synchronization

/// Runs a function that takes its time on a thread of its own, in a task that has the caller's
/// task-local values and is cancelled with the caller's.
///
/// - Parameter body: What to run. It may block its thread, and tasks that it starts inherit from
///   the caller's.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
func onOwnThread<Output: Sendable>(
  _ body: @escaping @Sendable () throws -> Output
) async throws -> Output {
  let executor = ThreadExecutor()
  let begun = BegunTask<Output>()
  return try await withTaskCancellationHandler {
    let task = Task(executorPreference: executor) { try body() }
    begun.keep(task)
    // Not before, as the task may cancel the caller's at once.
    executor.activate()
    return try await task.value
  } onCancel: {
    begun.cancel()
  }
}

/// A task that may be cancelled before it is there.
private final class BegunTask<Output: Sendable>: Sendable {
  private let state = Mutex<(task: Task<Output, any Error>?, isCancelled: Bool)>((nil, false))

  func keep(_ task: Task<Output, any Error>) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}

private final class ThreadExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "fault-sweep", attributes: .initiallyInactive)

  func activate() {
    queue.activate()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
