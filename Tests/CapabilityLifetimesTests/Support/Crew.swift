import Synchronization

/// Tasks on one actor, which runs their jobs in the order they come.
///
/// A task that one of them starts on that actor runs after all of them have come to their first
/// suspension. That lets a factory know who waits for it, without anybody's waiting for a while.
final class Crew<Value: Sendable>: Sendable {
  private let tasks = Mutex<[Task<Value, any Error>]>([])

  /// Starts tasks on the current actor, which begin once it is free.
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

  /// What a task returned or threw.
  func outcome(_ index: Int) async -> Result<Value, any Error> {
    await tasks.withLock { $0[index] }.result
  }

  /// What all tasks returned or threw, in the order in which they came.
  func outcomes() async -> [Result<Value, any Error>] {
    var outcomes: [Result<Value, any Error>] = []
    for task in tasks.withLock(\.self) { outcomes.append(await task.result) }
    return outcomes
  }
}
