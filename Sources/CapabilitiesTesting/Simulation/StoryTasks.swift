import Synchronization

/// What a task comes to.
final class Outcome<Value: Sendable>: Sendable {
  private let state = Mutex<Result<Value, any Error>?>(nil)

  /// What it came to; `nil` while it runs.
  var result: Result<Value, any Error>? { state.withLock { $0 } }

  /// Whether the task has ended.
  var isFilled: Bool { state.withLock { $0 != nil } }

  /// Keeps what a function comes to.
  func fill(_ body: () async throws -> Value) async {
    let result: Result<Value, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    state.withLock { $0 = result }
  }
}

/// The tasks of a run that are told by their names.
final class StoryTasks: Sendable {
  private struct Entry {
    let task: SweepTask
    let handle: Task<Void, Never>
    let outcome: Outcome<Void>
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ task: SweepTask, _ handle: Task<Void, Never>, _ outcome: Outcome<Void>) {
    entries.withLock { $0.append(Entry(task: task, handle: handle, outcome: outcome)) }
  }

  func hasEnded(_ task: SweepTask) -> Bool {
    entries.withLock { $0.first { $0.task == task } }?.outcome.isFilled ?? false
  }

  /// What a task threw.
  func error(of task: SweepTask) -> (any Error)? {
    entries.withLock { $0.first { $0.task == task } }?.outcome.error
  }

  /// What a task of the story threw, the first of them.
  var firstError: (any Error)? {
    let story = entries.withLock { $0.filter { $0.task.isOfStory } }
    return story.sorted { $0.task < $1.task }.lazy.compactMap(\.outcome.error).first
  }

  /// Cancels the use case that the current task belongs to; all of them, where it belongs to none.
  func cancelCurrent() {
    let root = TaskRoot.current?.task
    let cancelled = entries.withLock { $0.filter { root == nil || $0.task == root } }
    for entry in cancelled { entry.handle.cancel() }
  }

  func cancelAll() {
    let all = entries.withLock { $0 }
    for entry in all { entry.handle.cancel() }
  }
}

extension Outcome {
  fileprivate var error: (any Error)? {
    guard case .failure(let error)? = result else { return nil }
    return error
  }
}
