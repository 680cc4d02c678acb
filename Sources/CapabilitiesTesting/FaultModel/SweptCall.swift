/// A call of a run, with the choices that the scheduler had.
struct SweptCall: Sendable {
  /// The calling task.
  let task: SweepTask
  /// The called endpoint; `nil` for the start or the wake of a task.
  let traits: EndpointTraits?
  /// The number of the call among the task's calls of that endpoint, from 1.
  let occurrence: Int
  /// The call with its inputs; empty if the run is not recorded.
  let text: String
  /// Hashes of each input; empty if the run is not recorded.
  var hashes: [Set<Int>] = []
  /// The choice that selected this task.
  let turn: TurnChoice

  var endpoint: String? { traits?.name }

  /// Whether the call fails while a capability is unreachable. The recovery comes later.
  func canFail(inPartitionOf capability: String) -> Bool {
    guard let traits, task.isOfStory else { return false }
    return traits.capability == capability && traits.modes.contains(.partition)
  }
}

/// The task that ran at a step, and the alternatives.
struct TurnChoice: Sendable {
  /// The step, counted from 0.
  let step: Int
  /// The task that ran.
  let task: SweepTask
  /// The task that runs without a preemption: the previous one, if it is still runnable and does not yield.
  let current: SweepTask?
  /// The other runnable tasks, sorted by name; empty at a call that is not a step by itself.
  let others: [SweepTask]

  /// Whether the previous task was runnable and had to wait.
  var isPreemption: Bool { current != nil && current != task }

  /// Whether selecting another task would be a preemption.
  func wouldPreempt(_ other: SweepTask) -> Bool { current != nil && current != other }
}
