/// What is decided of a run before it begins.
struct RunPlan: Sendable {
  /// Who goes when; who goes after these turns is up to the simulation.
  var turns: [FaultSchedule.Turn] = []
  /// Which calls are struck.
  var points: [FaultPoint] = []
  /// From which call on another choice makes another plan, and from which one another fault does.
  /// Those before belong to plans that are made from other runs: so that each plan is made once.
  var firstFreeChoice = 0
  var firstFreeFault = 0
  /// How many preemptions there are among the steps.
  var preemptions = 0
  /// How many other choices are among the steps that are not the simulation's own.
  var switches = 0
  /// Draws who goes, in place of the simulation.
  var draw: RandomPriorities?
  /// Whether inputs and outcomes are taken down.
  var isRecorded = false

  /// The schedule that is planned.
  var schedule: FaultSchedule { FaultSchedule(turns: turns, points) }

  /// The plan of a schedule.
  init(_ schedule: FaultSchedule = FaultSchedule()) {
    turns = schedule.turns
    points = schedule.points
  }
}
