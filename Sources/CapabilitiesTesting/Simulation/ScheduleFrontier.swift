/// The plans that are known and not run, the likeliest to find something first.
struct ScheduleFrontier {
  /// How many faults and preemptions a schedule has.
  struct Level: Sendable, Hashable, Comparable {
    let faults: Int
    let preemptions: Int

    static func < (left: Level, right: Level) -> Bool {
      (left.faults, left.preemptions) < (right.faults, right.preemptions)
    }
  }

  private let coverage: FaultCoverage
  private let modes: Set<FaultMode>
  private let bound: Int
  private var buckets: [Int: [RunPlan]] = [:]
  private var nextRank: Int?
  private var position = 0
  private var waiting = 0
  private var taken = 0
  /// How many schedules of each level were run, and how many are known that were not.
  private(set) var levels: [Level: (run: Int, left: Int)] = [:]

  init(_ coverage: FaultCoverage, tasks: Int) {
    self.coverage = coverage
    var modes = Set(coverage.modes)
    // With nobody beside it, a use case that dies is the process that dies.
    if tasks < 2, modes.contains(.crash) { modes.remove(.crashAlone) }
    self.modes = modes
    bound = if case .preemptions(let bound) = coverage.interleavings { bound } else { -1 }
  }

  /// Takes the likeliest plan.
  mutating func next() -> RunPlan? {
    while true {
      guard let rank = nextRank ?? buckets.keys.min() else { return nil }
      nextRank = rank
      if let bucket = buckets[rank], position < bucket.count {
        let plan = bucket[position]
        position += 1
        waiting -= 1
        taken += 1
        levels[plan.level, default: (0, 0)].left -= 1
        levels[plan.level, default: (0, 0)].run += 1
        return plan
      }
      buckets[rank] = nil
      position = 0
      nextRank = nil
    }
  }

  /// Notes that a plan that was taken was not run.
  mutating func putBack(_ plan: RunPlan) {
    levels[plan.level, default: (0, 0)].left += 1
    levels[plan.level, default: (0, 0)].run -= 1
  }

  /// Adds the plans that differ from a run in one more thing.
  mutating func add(from plan: RunPlan, _ course: SweepCourse) {
    guard plan.points.last?.isPersistent != true else { return }
    var (preemptions, switches) = (0, 0)
    var turns: [FaultSchedule.Turn] = []
    var steps = 0
    for (index, call) in course.calls.enumerated() {
      let turn = call.turn
      while course.hasChoices, steps < turn.step {
        turns.append(step: course.steps[steps])
        steps += 1
      }
      var next = plan
      (next.turns, next.preemptions, next.switches) = (turns, preemptions, switches)
      if index >= plan.firstFreeChoice { addChoices(at: index, call, to: next) }
      if turn.isPreemption {
        preemptions += 1
      } else if turn.task != turn.usual {
        switches += 1
      }
      (next.preemptions, next.switches) = (preemptions, switches)
      if course.hasChoices, steps == turn.step { next.turns.append(step: turn.task) }
      if index >= plan.firstFreeFault { addFaults(at: index, call, to: next) }
    }
  }

  /// Adds the plans in which somebody else goes on at a call.
  private mutating func addChoices(
    at index: Int,
    _ call: SweptCall,
    to plan: RunPlan
  ) {
    // Pairs of faults run in the usual order.
    guard plan.points.count < 2 else { return }
    for other in call.turn.others {
      var next = plan
      next.preemptions += call.turn.wouldPreempt(other) ? 1 : 0
      guard next.preemptions <= bound else { continue }
      next.switches += call.turn.current == nil && other != call.turn.usual ? 1 : 0
      next.turns.append(step: other)
      next.firstFreeChoice = index + 1
      next.firstFreeFault = index
      add(next)
    }
  }

  /// Adds the plans in which a call is struck.
  private mutating func addFaults(
    at index: Int,
    _ call: SweptCall,
    to plan: RunPlan
  ) {
    for point in points(at: call) {
      var next = plan
      next.points.append(point)
      next.firstFreeChoice = index + 1
      next.firstFreeFault = index + 1
      addFault(next)
    }
  }

  /// The faults that can strike a call.
  func points(at call: SweptCall) -> [FaultPoint] {
    guard let endpoint = call.endpoint, call.task != .secondRecovery else { return [] }
    let possible = call.modes.filter { mode in
      switch call.task {
      // What follows a failure is not struck itself, but it may die as well.
      case .recovery: mode == .crash
      case .elsewhere: mode != .crashAlone
      default: true
      }
    }
    return possible.filter(modes.contains).map { mode in
      FaultPoint(task: call.task, endpoint: endpoint, occurrence: call.occurrence, mode: mode)
    }
  }

  private mutating func addFault(_ plan: RunPlan) {
    switch plan.points.count {
    case 1:
      add(plan)
      guard coverage.includesPersistentFaults, let point = plan.points.first,
        point.mode.canPersist, plan.preemptions == 0, plan.switches == 0
      else { return }
      var persistent = plan
      persistent.points = [
        FaultPoint(
          task: point.task,
          endpoint: point.endpoint,
          occurrence: point.occurrence,
          mode: point.mode,
          isPersistent: true
        )
      ]
      add(persistent)
    case 2 where coverage.includesPairs && plan.preemptions == 0 && plan.switches == 0:
      add(plan)
    default:
      break
    }
  }

  private mutating func add(_ plan: RunPlan) {
    levels[plan.level, default: (0, 0)].left += 1
    // No more than can be run: the others are only counted.
    guard waiting + taken < 2 * coverage.scheduleLimit || plan.rank < (nextRank ?? 0) + 2 else {
      return
    }
    waiting += 1
    buckets[plan.rank, default: []].append(plan)
  }
}

extension RunPlan {
  var level: ScheduleFrontier.Level {
    .init(faults: points.count, preemptions: preemptions)
  }

  /// The lower, the sooner it is run. Differences count one each; pairs of faults come last, as
  /// there are so many of them. The first two choices at which nobody had to wait are free.
  fileprivate var rank: Int {
    let differences = 2 * (preemptions + max(0, switches - 2) + points.count) + points.count
    let isPersistent = points.last?.isPersistent == true
    return differences + (isPersistent ? 1 : 0) + (points.count > 1 ? 1_000 : 0)
  }
}
