import Synchronization

/// A task of a story, which the tasks that it starts inherit: so that a call can be told by who
/// makes it, and in every run by the same name.
final class TaskRoot: Sendable {
  /// The story's task that the current task is, or was started by.
  @TaskLocal static var current: TaskRoot?

  private struct State {
    var own: UInt?
    /// The tasks it has started, by identity, numbered in the order of their first calls.
    var children: [UInt64: Int] = [:]
  }

  /// The task's name.
  let task: SweepTask
  private let state = Mutex(State())

  init(_ task: SweepTask) {
    self.task = task
  }

  /// Makes the current task the one that goes by the name itself.
  func begin() {
    state.withLock { $0.own = currentTaskAddress }
  }

  /// The current task's name, where it has one by its calls; else that of the story's task.
  func knownNameOfCurrentTask() -> SweepTask {
    let address = currentTaskAddress
    return state.withLock { state in
      guard address != state.own else { return task }
      let child = state.children[currentTaskNumber ?? UInt64(address)]
      return child.map { SweepTask(root: Int(task.root), child: $0) } ?? task
    }
  }

  /// The current task's name.
  func nameOfCurrentTask() -> SweepTask {
    let address = currentTaskAddress
    return state.withLock { state in
      // The root lives as long as it makes calls, so no other task has its address.
      guard address != state.own else { return task }
      // Others come and go, and one may have the address of another that has ended.
      let identity = currentTaskNumber ?? UInt64(address)
      let child = state.children[identity] ?? state.children.count + 1
      state.children[identity] = child
      return SweepTask(root: Int(task.root), child: child)
    }
  }
}

/// Tells the current task from those that exist at the same time.
private var currentTaskAddress: UInt {
  withUnsafeCurrentTask { task in UInt(bitPattern: task?.hashValue ?? 0) }
}

/// The runtime's own number of the current task, which no other task ever has.
private var currentTaskNumber: UInt64? {
  withUnsafeCurrentTask { task in
    guard let task, MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<UnownedJob>.size else {
      return nil
    }
    // Both are one pointer to the same object: every task is a job. The number is read from the
    // job's description, `UnownedJob(id: 7)`, the only place where the library shows it.
    let job = unsafeBitCast(task, to: UnownedJob.self)
    return UInt64(String(describing: job).filter(\.isNumber))
  }
}
