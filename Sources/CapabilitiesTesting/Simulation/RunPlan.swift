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
  var draw: PriorityDraw?
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

/// Who goes first is drawn: each task has a priority, and at a few steps whoever goes gets the
/// lowest of all.
///
/// A mistake that needs `d` things in a row is found by chance at least one time in `n * k^(d-1)`,
/// of `n` tasks and `k` steps (Burckhardt and others, 2010: probabilistic concurrency testing).
struct PriorityDraw: Sendable {
  private var random: SplitMix
  private var priorities: [SweepTask: UInt64] = [:]
  private var changes: Set<Int>
  private var lowest: UInt64 = 1_000

  /// - Parameters:
  ///   - seed: Another one draws another order.
  ///   - steps: How many steps a run has, more or less.
  ///   - changes: How many of them change a priority.
  init(seed: UInt64, steps: Int, changes: Int) {
    var random = SplitMix(state: seed)
    self.changes = Set((0..<changes).map { _ in Int.random(in: 0..<max(1, steps), using: &random) })
    self.random = random
  }

  /// The one to go on.
  mutating func pick(_ tasks: [SweepTask], atStep step: Int) -> SweepTask? {
    for task in tasks where priorities[task] == nil {
      priorities[task] = UInt64.random(in: 1_001 ... .max, using: &random)
    }
    if changes.contains(step), let first = highest(of: tasks) {
      lowest -= 1
      priorities[first] = lowest
    }
    return highest(of: tasks)
  }

  private func highest(of tasks: [SweepTask]) -> SweepTask? {
    tasks.max { priorities[$0, default: 0] < priorities[$1, default: 0] }
  }
}

/// Random numbers that are the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
