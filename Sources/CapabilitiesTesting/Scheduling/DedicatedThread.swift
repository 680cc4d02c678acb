import Dispatch
import Synchronization

/// Runs a long function on a dedicated thread, in a task that inherits the caller's task-local
/// values and is cancelled with the caller's task.
///
/// - Parameters:
///   - watchdog: Detects a run in which `body` blocks its thread.
///   - body: The function. It can block its thread. Tasks that it starts inherit from the caller's
///     task.
/// - Throws: The error of `body`, or ``SweepError`` if a run blocks the thread. The thread is
///   then abandoned.
func runOnDedicatedThread<Output: Sendable>(
  _ watchdog: Watchdog,
  _ body: @escaping @Sendable (Watchdog) throws -> Output
) async throws -> Output {
  try await watchdog.turns.admitSweep()
  defer { watchdog.turns.endSweep() }
  // Not one of libdispatch's 255 threads, which the main actor and queues that answer calls need.
  let threads = CallerThreads()
  defer { threads.stop() }
  let isWatched = DispatchSemaphore(value: 0)
  let work: @Sendable () throws -> Output = {
    isWatched.wait()
    defer { watchdog.end() }
    return try body(watchdog)
  }
  let task = Task(executorPreference: threads) { try work() }
  return try await withTaskCancellationHandler {
    let end = FirstResult<Output>()
    let watching = watchdog.watch { blocked in
      // If the run ever continues, it is the last one.
      task.cancel()
      end.come(.failure(blocked))
    }
    let ending = Task { end.come(await task.result) }
    defer {
      watching.cancel()
      ending.cancel()
    }
    // A cancellation in the first run reaches the task.
    isWatched.signal()
    return try await end.result
  } onCancel: {
    task.cancel()
  }
}

final class FirstResult<Output: Sendable>: Sendable {
  private let (ends, end) = AsyncStream.makeStream(of: Result<Output, any Error>.self)

  func come(_ result: Result<Output, any Error>) { end.yield(result) }

  var result: Output {
    get async throws {
      // An unstructured task still receives the result if the caller is cancelled: the cancelled
      // work ends soon and yields its error.
      let waiting = Task { [ends] in await ends.first { _ in true } }
      guard let result = await waiting.value else { throw CancellationError() }
      return try result.get()
    }
  }
}
