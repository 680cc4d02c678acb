/// One call of a run, in the order of their effects, with what else could have happened at it.
struct SweptCall: Sendable {
  /// Who makes it.
  let task: SweepTask
  /// What is called; `nil` where a task begins, and does something before its first call.
  let traits: EndpointTraits?
  /// Which call of that endpoint by that task, counted from 1.
  let occurrence: Int
  /// The call as text, with its inputs, where that was asked for.
  let text: String
  /// The choice by which it was the task's turn.
  let turn: TurnChoice

  /// The endpoint's name.
  var endpoint: String? { traits?.name }
  /// What faults can do to it.
  var modes: [FaultMode] { traits?.modes ?? [] }
}

/// Whose turn it was at a step of a run, and whose it could have been.
struct TurnChoice: Sendable {
  /// Which step, counted from 0.
  let step: Int
  /// Who went on.
  let task: SweepTask
  /// Who went before, where it could have gone on.
  let current: SweepTask?
  /// The others who could have gone on, in the order of their names; empty at a call that is no
  /// step of its own.
  let others: [SweepTask]

  /// Whether somebody had to wait who could have gone on.
  var isPreemption: Bool { current != nil && current != task }

  /// Whether another choice would be a preemption.
  func wouldPreempt(_ other: SweepTask) -> Bool { current != nil && current != other }
}
