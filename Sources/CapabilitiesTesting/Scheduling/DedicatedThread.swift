import Dispatch
import Synchronization

/// Runs a function that takes its time on a thread of its own, in a task that has the caller's
/// task-local values and is cancelled with the caller's.
///
/// - Parameters:
///   - watch: Notices where the function blocks its thread in a run.
///   - body: What to run. It may block its thread, and tasks that it starts inherit from the
///     caller's.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, and ``BlockedRunError`` where a run blocks the thread: it is left behind.
func runOnDedicatedThread<Output: Sendable>(
  _ watch: Watchdog,
  _ body: @escaping @Sendable (Watchdog) throws -> Output
) async throws -> Output {
  let executor = DedicatedThreadExecutor()
  let begun = CancellableTask<Output>()
  return try await withTaskCancellationHandler {
    let task = Task(executorPreference: executor) { try body(watch) }
    begun.keep(task)
    let end = FirstResult<Output>()
    let watching = Task.detached {
      guard let blocked = try? await watch.blockedRun() else { return }
      // Should the run ever go on, it is the last.
      task.cancel()
      end.come(.failure(blocked))
    }
    let ending = Task { end.come(await task.result) }
    defer {
      watching.cancel()
      ending.cancel()
    }
    // Not before, as the task may cancel the caller's at once.
    executor.activate()
    return try await end.result
  } onCancel: {
    begun.cancel()
  }
}

/// Whatever comes first.
private final class FirstResult<Output: Sendable>: Sendable {
  private let (ends, end) = AsyncStream.makeStream(of: Result<Output, any Error>.self)

  func come(_ result: Result<Output, any Error>) {
    end.yield(result)
  }

  var result: Output {
    get async throws {
      // Not to be missed where the caller is cancelled: its task ends at once, and says how.
      let waiting = Task { [ends] in await ends.first { _ in true } }
      guard let result = await waiting.value else { throw CancellationError() }
      return try result.get()
    }
  }
}

/// A task that may be cancelled before it is there.
private final class CancellableTask<Output: Sendable>: Sendable {
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

private final class DedicatedThreadExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "fault-sweep", attributes: .initiallyInactive)

  func activate() {
    queue.activate()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
