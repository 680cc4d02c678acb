/// The queue of known plans that have not run yet, ordered by how likely they are to find a bug.
struct ScheduleFrontier {
  /// The number of faults and preemptions in a schedule.
  struct Level: Sendable, Hashable, Comparable {
    let faults: Int
    let preemptions: Int

    static func < (left: Level, right: Level) -> Bool {
      (left.faults, left.preemptions) < (right.faults, right.preemptions)
    }
  }

  private let coverage: FaultCoverage
  private let modes: Set<FaultMode>
  /// The enabled modes of each endpoint.
  private var possible: [ObjectIdentifier: [FaultMode]] = [:]
  private let bound: Int
  private var buckets: [Int: [RunPlan]] = [:]
  private var nextRank: Int?
  private var position = 0
  private var waiting = 0
  private var taken = 0
  /// The number of schedules of each level that ran, and the number of known ones that did not.
  private(set) var levels: [Level: (run: Int, left: Int)] = [:]

  /// The number of known schedules, run or not.
  private(set) var known = 0

  init(_ coverage: FaultCoverage, tasks: Int) {
    self.coverage = coverage
    var modes = Set(coverage.modes)
    // With a single task, a crash of the use case is the same as a crash of the process.
    if tasks < 2, modes.contains(.crash) { modes.remove(.crashAlone) }
    self.modes = modes
    bound = if case .preemptions(let bound) = coverage.interleavings { bound } else { -1 }
  }

  /// Removes and returns the most promising plan.
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

  /// Returns a plan that was taken but not run.
  mutating func putBack(_ plan: RunPlan) {
    levels[plan.level, default: (0, 0)].left += 1
    levels[plan.level, default: (0, 0)].run -= 1
  }

  /// Adds the plans that differ from a finished run in one more choice or fault.
  mutating func add(from plan: RunPlan, _ trace: RunTrace) {
    guard plan.points.last?.isPersistent != true else { return }
    // Run pairs of faults in the default order only.
    let hasOrders = trace.hasChoices && bound >= 0 && plan.points.count < 2
    let hasFaults = !modes.isEmpty && plan.points.count < (coverage.includesPairs ? 2 : 1)
    guard hasOrders || hasFaults else { return }
    var prefix = TracePrefix(of: trace)
    for (index, call) in trace.calls.enumerated() {
      prefix.advance(to: call.turn)
      if hasOrders, index >= plan.firstFreeChoice { addChoices(at: index, call, prefix, plan) }
      prefix.take(call.turn)
      if hasFaults, index >= plan.firstFreeFault { addFaults(at: index, call, prefix, plan) }
    }
  }

  /// Adds the plans in which another task runs at a call.
  private mutating func addChoices(
    at index: Int,
    _ call: SweptCall,
    _ prefix: TracePrefix,
    _ plan: RunPlan
  ) {
    for other in call.turn.others where other != call.turn.task {
      var next = plan
      next.preemptions = prefix.preemptions + (call.turn.wouldPreempt(other) ? 1 : 0)
      guard next.preemptions <= bound else { continue }
      let isSwitch = call.turn.current == nil && other != call.turn.defaultTask
      next.switches = prefix.switches + (isSwitch ? 1 : 0)
      add(next) { next in
        next.turns = prefix.turns(endingWith: other)
        next.firstFreeChoice = index + 1
        next.firstFreeFault = index
      }
    }
  }

  /// Adds the plans that inject a fault into a call.
  private mutating func addFaults(
    at index: Int,
    _ call: SweptCall,
    _ prefix: TracePrefix,
    _ plan: RunPlan
  ) {
    let isSecond = plan.points.count == 1
    // Run pairs of faults in the default order only.
    guard !isSecond || prefix.isDefaultOrder else { return }
    for point in points(at: call) {
      var next = plan
      next.points.append(point)
      next.preemptions = prefix.preemptions
      next.switches = prefix.switches
      func complete(_ next: inout RunPlan) {
        next.turns = prefix.turns
        next.firstFreeChoice = index + 1
        next.firstFreeFault = index + 1
      }
      add(next, complete)
      guard !isSecond, coverage.includesPersistentFaults, point.mode.canPersist,
        prefix.isDefaultOrder
      else { continue }
      next.points = [point.persisting]
      add(next, complete)
    }
  }

  /// Returns the faults that can hit a call.
  mutating func points(at call: SweptCall) -> [FaultPoint] {
    guard let traits = call.traits, call.task != .secondRecovery else { return [] }
    let identity = ObjectIdentifier(traits)
    var modes = possible[identity] ?? traits.modes.filter(modes.contains)
    possible[identity] = modes
    // Recovery gets no faults except a crash.
    if call.task == .recovery { modes = modes.filter { $0 == .crash } }
    if call.task == .elsewhere { modes = modes.filter { $0 != .crashAlone } }
    return modes.map { mode in
      FaultPoint(task: call.task, endpoint: traits.name, occurrence: call.occurrence, mode: mode)
    }
  }

  /// Adds a plan if there is room for it. Otherwise only counts it.
  private mutating func add(_ plan: RunPlan, _ complete: (inout RunPlan) -> Void) {
    levels[plan.level, default: (0, 0)].left += 1
    known += 1
    guard waiting + taken < 2 * coverage.scheduleLimit || plan.rank < (nextRank ?? 0) + 2 else {
      return
    }
    var plan = plan
    complete(&plan)
    waiting += 1
    buckets[plan.rank, default: []].append(plan)
  }
}

extension FaultPoint {
  /// The same fault, also at all later calls of its endpoint.
  fileprivate var persisting: FaultPoint {
    FaultPoint(
      task: task,
      endpoint: endpoint,
      occurrence: occurrence,
      mode: mode,
      isPersistent: true
    )
  }
}

extension RunPlan {
  var level: ScheduleFrontier.Level {
    .init(faults: points.count, preemptions: preemptions)
  }

  /// The position in the queue; lower ranks run first. Each difference counts one. Pairs of faults
  /// come last, because they are the most numerous. The first two non-preempting switches are free.
  fileprivate var rank: Int {
    let differences = 2 * (preemptions + max(0, switches - 2) + points.count) + points.count
    let isPersistent = points.last?.isPersistent == true
    return differences + (isPersistent ? 1 : 0) + (points.count > 1 ? 1_000 : 0)
  }
}
