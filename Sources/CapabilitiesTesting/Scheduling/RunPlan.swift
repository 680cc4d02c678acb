/// The decisions made before a run starts.
struct RunPlan: Sendable {
  /// The turns of the tasks. After the last turn, the scheduler uses its default order.
  var turns: [FaultSchedule.Turn] = []
  /// The faults to inject.
  var points: [FaultPoint] = []
  /// The first call at which a different choice makes a new plan, and the first one at which
  /// another fault does. Plans that change earlier calls are derived from other runs, so each plan
  /// is created once.
  var firstFreeChoice = 0
  var firstFreeFault = 0
  /// The number of preemptions among the steps.
  var preemptions = 0
  /// The number of other choices that differ from the scheduler's default.
  var switches = 0
  /// The number of preemptions between the start or a wake of a task and its next call.
  var lateStarts = 0
  /// The indices of the invariants that a run with fewer differences already violated. This run
  /// does not report them again.
  var violated: Set<Int> = []
  /// Picks the next task at random, instead of the scheduler's default order.
  var draw: RandomPriorities?
  /// The position among the plans that the parts of a sweep share out.
  var dealt = 0
  /// Whether another part of the sweep owns the plan. This part only derives plans from its run.
  var isForeign = false
  /// Whether inputs and outcomes are recorded.
  var isRecorded = false

  var schedule: FaultSchedule { FaultSchedule(turns: turns, points) }

  /// Whether one of the planned faults is a crash.
  var hasCrash: Bool { points.contains { $0.mode.isCrash } }

  var isUndisturbed: Bool { turns.isEmpty && points.isEmpty && draw == nil }

  init(_ schedule: FaultSchedule = FaultSchedule(), isRecorded: Bool = false) {
    turns = schedule.turns
    points = schedule.points
    self.isRecorded = isRecorded
  }
}
