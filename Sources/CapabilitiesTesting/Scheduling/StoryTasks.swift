import Synchronization

/// The tasks of a run, by name.
final class StoryTasks: Sendable {
  private struct Entry {
    let task: SweepTask
    let handle: Task<Void, Never>
    let outcome: TaskOutcome
    /// What the task has recorded.
    var results: [any Sendable] = []
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ task: SweepTask, _ handle: Task<Void, Never>, _ outcome: TaskOutcome) {
    entries.withLock { $0.append(Entry(task: task, handle: handle, outcome: outcome)) }
  }

  func hasEnded(_ task: SweepTask) -> Bool {
    outcome(of: task)?.isFilled ?? false
  }

  /// The number of tasks that have ended.
  var endedCount: Int { entries.withLock { $0.count { $0.outcome.isFilled } } }

  /// Returns the error that a task threw.
  func error(of task: SweepTask) -> (any Error)? {
    outcome(of: task)?.error
  }

  private func outcome(of task: SweepTask) -> TaskOutcome? {
    entries.withLock { entries in
      // Faster than `first(where:)` in a debug build.
      for index in 0..<entries.count where entries[index].task == task {
        return entries[index].outcome
      }
      return nil
    }
  }

  /// Records a result of the use case of the current task.
  func record(_ result: any Sendable) {
    guard let root = TaskRoot.current?.task else { return }
    entries.withLock { entries in
      if let index = entries.firstIndex(where: { $0.task == root }) {
        entries[index].results.append(result)
      }
    }
  }

  /// Returns how a task ended; `nil` if it has not begun.
  func end(of task: SweepTask) -> TaskEnd.Kind? {
    guard let entry = entries.withLock({ $0.first { $0.task == task } }) else { return nil }
    return switch entry.outcome.result {
    case .success: .returned(entry.results)
    case .failure(let error): .threw(error)
    case nil: .crashed
    }
  }

  /// The error of the first task of the story that threw one.
  var firstError: (any Error)? {
    var first: Entry?
    for entry in entries.withLock({ $0 }) where entry.outcome.error != nil && entry.task.isOfStory {
      if first.map({ entry.task < $0.task }) ?? true { first = entry }
    }
    return first?.outcome.error
  }

  /// Cancels the use case of the current task, or all use cases if the task belongs to none.
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
