import CSweepSupport
import Synchronization

/// The story's task that is, or started, the current task. Tasks inherit it, except detached ones.
struct TaskRoot: Sendable {
  @TaskLocal static var current: TaskRoot?
  /// Whether the current task checks the invariants. Its calls are not of the story.
  @TaskLocal static var isCheck = false

  let task: SweepTask
  let executor: DrainingExecutor
}

/// The names of a run's tasks, by the runtime's numbers, which it never reuses, unlike addresses. So two
/// consecutive child tasks get different names.
final class TaskNames: Sendable {
  private struct State {
    var names = [UInt64: SweepTask]()
    /// The number of child tasks of each task of the story.
    var children = [Int32: Int]()
    /// The task whose first job comes next.
    var expected: SweepTask?
  }

  private let state = Mutex(State())

  /// The number of named tasks.
  var count: Int { state.withLock { $0.names.count } }

  /// Gives a name to the task whose first job comes next.
  func expect(_ task: SweepTask) { state.withLock { $0.expected = task } }

  /// Gives the expected name to a task. Returns whether there is one.
  func takeExpected(_ number: UInt64) -> Bool {
    state.withLock { state in
      guard let expected = state.expected else { return false }
      (state.names[number], state.expected) = (expected, nil)
      return true
    }
  }

  /// Names a task that another one started.
  ///
  /// - Returns: The name; `nil` if the task has one.
  func add(_ number: UInt64, startedBy creator: SweepTask) -> SweepTask? {
    state.withLock { state in
      guard state.names[number] == nil else { return nil }
      let child = state.children[creator.root, default: 0] + 1
      state.children[creator.root] = child
      let task = SweepTask(root: Int(creator.root), child: child)
      state.names[number] = task
      return task
    }
  }

  /// Returns the name of the current task; `nil` if it has none.
  func current() -> SweepTask? { name(of: capabilities_current_task()) ?? TaskRoot.current?.task }

  /// Returns the name of a calling task. A task gets one at its first call, if its start was not
  /// observed: an actor starts its tasks by itself, and a `Task.immediateDetached` begins at once.
  ///
  /// - Parameter executor: The executor of the run that the caller's thread works for; `nil` if there is
  ///   none.
  func caller(_ number: UInt64, on executor: DrainingExecutor?) -> SweepTask {
    if let known = name(of: number) { return known }
    let root = TaskRoot.current
    guard let executor = root?.executor ?? executor,
      let name = add(number, startedBy: root?.task ?? .elsewhere)
    else {
      StoryJobs.admit(task: number)
      return .elsewhere
    }
    StoryJobs.add(task: number, to: executor)
    return name
  }

  private func name(of number: UInt64) -> SweepTask? { state.withLock { $0.names[number] } }
}
