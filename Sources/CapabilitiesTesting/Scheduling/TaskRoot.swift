import CTaskIdentity
import Synchronization

/// A task of a story, which the tasks that it starts inherit: so that a call can be told by who
/// makes it, and in every run by the same name.
final class TaskRoot: Sendable {
  /// The story's task that the current task is, or was started by.
  @TaskLocal static var current: TaskRoot?

  /// The task's name.
  let task: SweepTask
  /// The runtime's number of the task that goes by the name itself. Numbers are never used again,
  /// unlike addresses: of two children that live after one another each has a name of its own.
  private let own = capabilities_current_task()
  /// The tasks it has started, by number, in the order of their first calls.
  private let children = Mutex<[UInt64: Int]>([:])

  /// Makes the current task the one that goes by the name itself.
  init(_ task: SweepTask) {
    self.task = task
  }

  /// The current task's name, where it has one by its calls; else that of the story's task.
  func knownNameOfCurrentTask() -> SweepTask {
    let number = capabilities_current_task()
    guard number != own, let child = children.withLock({ $0[number] }) else { return task }
    return SweepTask(root: Int(task.root), child: child)
  }

  /// The current task's name.
  func nameOfCurrentTask() -> SweepTask {
    let number = capabilities_current_task()
    guard number != own else { return task }
    let child = children.withLock { children in
      let child = children[number] ?? children.count + 1
      children[number] = child
      return child
    }
    return SweepTask(root: Int(task.root), child: child)
  }
}
