import Synchronization

/// Tasks on one actor, which runs their jobs in order.
///
/// A task that one of them starts on that actor runs after all of them have reached their first
/// suspension. So a factory knows which tasks wait for it, and the test needs no sleep.
final class TaskSet<Value: Sendable>: Sendable {
  private let tasks = Mutex<[Task<Value, any Error>]>([])

  /// Starts tasks on the current actor. They run once the actor is free.
  func start(
    _ count: Int,
    isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping @Sendable () async throws -> Value
  ) {
    let tasks = (0..<count).map { _ in
      Task {
        _ = isolation
        return try await work()
      }
    }
    self.tasks.withLock { $0 = tasks }
  }

  func cancel(_ index: Int) {
    tasks.withLock { $0[index] }.cancel()
  }

  /// Returns the result of a task.
  func outcome(_ index: Int) async -> Result<Value, any Error> {
    await tasks.withLock { $0[index] }.result
  }

  /// Returns the results of all tasks, in the order of their creation.
  func outcomes() async -> [Result<Value, any Error>] {
    var outcomes: [Result<Value, any Error>] = []
    for task in tasks.withLock(\.self) { outcomes.append(await task.result) }
    return outcomes
  }
}
