import Synchronization

/// The tasks of a run, by name.
final class StoryTasks: Sendable {
  private struct Entry {
    let task: SweepTask
    let handle: Task<Void, Never>
    /// The results that the task has recorded.
    var results: [any Sendable] = []
    /// How the task ended; `nil` while it runs.
    var end: Result<Void, any Error>?

    var error: (any Error)? { if case .failure(let error)? = end { error } else { nil } }
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ task: SweepTask, _ handle: Task<Void, Never>) {
    entries.withLock { $0.append(Entry(task: task, handle: handle)) }
  }

  /// Notes how a task ended.
  func end(_ task: SweepTask, _ end: Result<Void, any Error>) { change(task) { $0.end = end } }

  func hasEnded(_ task: SweepTask) -> Bool { entry(of: task)?.end != nil }

  /// The number of tasks that have ended.
  var endedCount: Int { entries.withLock { $0.count { $0.end != nil } } }

  func error(of task: SweepTask) -> (any Error)? { entry(of: task)?.error }

  /// Records a result of a use case.
  func record(_ result: any Sendable, of task: SweepTask) {
    change(task) { $0.results.append(result) }
  }

  /// Returns how a task ended; `nil` if it has not begun.
  func end(of task: SweepTask) -> TaskEnd.Kind? {
    guard let entry = entry(of: task) else { return nil }
    return switch entry.end {
    case .success: .returned(entry.results)
    case .failure(let error): .threw(error)
    case nil: .crashed
    }
  }

  /// The error of the first task of the story that threw one.
  var firstError: (any Error)? {
    entries.withLock { $0 }.filter { $0.error != nil && $0.task.isOfStory }
      .min { $0.task < $1.task }?.error
  }

  /// Cancels a use case; all use cases if it is `nil`.
  func cancel(_ task: SweepTask? = nil) {
    let cancelled = entries.withLock { $0.filter { task == nil || $0.task == task } }
    for entry in cancelled { entry.handle.cancel() }
  }

  private func entry(of task: SweepTask) -> Entry? {
    entries.withLock { entries in
      // Faster than `first(where:)` in a debug build.
      for index in 0..<entries.count where entries[index].task == task { return entries[index] }
      return nil
    }
  }

  private func change(_ task: SweepTask, _ change: (inout Entry) -> Void) {
    entries.withLock { entries in
      for index in 0..<entries.count where entries[index].task == task { change(&entries[index]) }
    }
  }
}
