import CSweepSupport
import Synchronization

/// A task of the story. Tasks that it starts inherit it as a task-local value, so every call is
/// attributed to a task with the same name in every run.
final class TaskRoot: Sendable {
  /// The story's task that is, or started, the current task.
  @TaskLocal static var current: TaskRoot?

  /// The task's name.
  let task: SweepTask
  /// The runtime's number of the story's task. The runtime never reuses numbers, unlike addresses,
  /// so two consecutive child tasks get different names.
  let number = capabilities_current_task()
  /// The executor of the run; `nil` if tasks that the story starts with `Task { }` leave the sweep.
  let executor: DrainingExecutor?
  /// The numbers of the child tasks, in the order of their first calls.
  private let children = Mutex<[UInt64: Int]>([:])

  /// Makes the current task the story's task of that name.
  init(_ task: SweepTask, executor: DrainingExecutor? = nil) {
    self.task = task
    self.executor = executor
  }

  /// Returns the current task's name if it has made a call; otherwise the name of the story's task.
  func knownNameOfCurrentTask() -> SweepTask {
    let number = capabilities_current_task()
    guard number != self.number, let child = children.withLock({ $0[number] }) else { return task }
    return SweepTask(root: Int(task.root), child: child)
  }

  /// Returns the current task's name. A child task gets one at its first call.
  func nameOfCurrentTask() -> SweepTask {
    let number = capabilities_current_task()
    guard number != self.number else { return task }
    let child = children.withLock { children in
      if let child = children[number] { return child }
      children[number] = children.count + 1
      // A task that the story started on the main actor is known only now.
      if let executor { StoryJobs.add(task: number, to: executor) }
      return children.count
    }
    return SweepTask(root: Int(task.root), child: child)
  }
}
