/// What one run of a sweep did.
struct RunTrace: Sendable {
  /// The calls, in the order of their effects.
  let calls: [SweptCall]
  /// Who went on at each step.
  let steps: [SweepTask]
  /// Whether there was ever more than one who could go on.
  let hasChoices: Bool
  /// The first step at which who was planned to go could not.
  let firstMissedStep: Int?
  /// What happened, where it was taken down.
  let record: RunRecord
  /// What a task of the story threw, the first of them.
  var error: (any Error)?
  /// The invariants that did not hold afterwards.
  var broken: [BrokenInvariant] = []
  /// Whether the run had to be given up, because nothing went on any more.
  var isStalled = false
  /// Whether something ran on a thread or an executor that is not the sweep's.
  var sawForeignWork = false

  /// The endpoints that were called, each once, in order of their names.
  var endpoints: String {
    Set(calls.compactMap(\.endpoint)).sorted().joined(separator: ", ")
  }

  /// How many endpoints the story has called.
  var callCount: Int { calls.count { $0.traits != nil && $0.task.isOfStory } }

  func reached(_ point: FaultPoint) -> Bool { calls.contains(where: point.matches) }

  /// The schedule of this run, in a form that makes it again.
  func schedule(of plan: RunPlan) -> FaultSchedule {
    // Where all went on as they do without a plan, there is nothing to say about the order.
    let isOrdered = calls.contains { call in
      !call.turn.others.isEmpty && call.turn.task != call.turn.usual
    }
    return FaultSchedule(
      turns: isOrdered ? FaultSchedule.turns(of: steps.prefix { $0.isOfStory }) : [],
      plan.points
    )
  }
}

extension RunTrace {
  /// Who has called what in the end, each once: of a run that goes on and on.
  var lastCallers: String {
    let last = calls.suffix(100).map { "\($0.task) \($0.endpoint ?? "begins")" }
    return Set(last).sorted().joined(separator: ", ")
  }
}

/// An invariant that did not hold.
struct BrokenInvariant: Sendable {
  /// What should have held, with what was thrown where that is why.
  let name: String
  /// What was seen instead; empty where that is not said.
  var seen = ""
}

extension SweepTask {
  /// Whether the task belongs to the story, and not to what follows it.
  var isOfStory: Bool { root > 0 || self == .elsewhere }
}

extension TurnChoice {
  /// Who goes on where nothing is planned.
  var usual: SweepTask { current ?? others.first.map { min($0, task) } ?? task }
}
