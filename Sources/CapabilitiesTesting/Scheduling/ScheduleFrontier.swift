/// The queue of known plans that have not run yet, ordered by how likely they are to find a bug.
struct ScheduleFrontier {
  /// The number of schedules that ran, and the number of known ones that did not.
  struct Progress: Sendable, Hashable {
    var run = 0
    var left = 0
  }

  /// The number of faults and preemptions in a schedule.
  struct Level: Sendable, Hashable, Comparable {
    let faults: Int
    let preemptions: Int

    static func < (left: Level, right: Level) -> Bool {
      (left.faults, left.preemptions) < (right.faults, right.preemptions)
    }
  }

  private let coverage: FaultCoverage
  private let limit: Int
  private let shard: SweepShard
  /// Deals out the plans that are derived from a run; `nil` if they belong to its part.
  private var dealer: ShardDealer?
  /// Whether other parts of the sweep have plans.
  private(set) var hasOtherParts = false
  private let modes: Set<FaultMode>
  /// The enabled modes of each endpoint.
  private var possible: [ObjectIdentifier: [FaultMode]] = [:]
  private let bound: Int
  private var buckets: [Int: PlanBucket] = [:]
  /// The lowest rank of the buckets, if it is known.
  private var lowest: Int?
  private var waiting = 0
  private var taken = 0
  /// The schedules of each level.
  private(set) var levels: [Level: Progress] = [:]
  /// The schedules that differ from the undisturbed run in one fault, or in one choice of a task.
  private(set) var singleFaults = Progress()
  private(set) var singleSwitches = Progress()

  /// The number of known schedules, run or not.
  private(set) var known = 0

  init(_ coverage: FaultCoverage, tasks: Int, _ shard: SweepShard) {
    self.coverage = coverage
    self.shard = shard
    limit = shard.share(of: coverage.scheduleLimit)
    var modes = Set(coverage.modes)
    // With a single task, a crash of the use case is the same as a crash of the process.
    if tasks < 2, modes.contains(.crash) { modes.remove(.crashAlone) }
    self.modes = modes
    bound = if case .preemptions(let bound) = coverage.interleavings { bound } else { -1 }
  }

  /// Removes and returns the most promising plan.
  mutating func next() -> RunPlan? {
    while let rank = lowest ?? buckets.keys.min() {
      lowest = rank
      if let plan = buckets[rank]?.next() {
        waiting -= 1
        taken += 1
        if !plan.isForeign { count(plan) { ($0.run, $0.left) = ($0.run + 1, $0.left - 1) } }
        return plan
      }
      (buckets[rank], lowest) = (nil, nil)
    }
    return nil
  }

  private mutating func count(_ plan: RunPlan, _ change: (inout Progress) -> Void) {
    change(&levels[plan.level, default: Progress()])
    guard plan.differences == 1, plan.points.last?.hitsLaterCalls != true else { return }
    if plan.points.isEmpty { change(&singleSwitches) } else { change(&singleFaults) }
  }

  /// Adds the plans that differ from a finished run in one more choice or fault.
  mutating func add(from plan: RunPlan, _ trace: RunTrace) {
    dealer = shard.isWhole || !plan.isShared ? nil : ShardDealer(after: plan)
    let hasOrders = trace.hasChoices && bound >= 0
    addLongerPartition(plan, trace)
    let hitsLaterCalls = plan.points.last?.hitsLaterCalls == true
    let mostFaults = hitsLaterCalls || !coverage.includesPairs ? 1 : 2
    let hasFaults = !modes.isEmpty && plan.points.count < mostFaults
    guard hasOrders || hasFaults else { return }
    var prefix = TracePrefix(of: trace)
    var begun: SweepTask?
    for index in 0..<trace.calls.count {
      let call = trace.calls[index]
      if hasOrders, index >= plan.firstFreeChoice {
        addChoices(
          at: index,
          call,
          prefix,
          plan,
          isFirst: begun != nil && begun == call.turn.current
        )
      }
      begun = call.traits == nil ? call.task : nil
      prefix.take(call.turn)
      if hasFaults, index >= plan.firstFreeFault { addFaults(at: index, call, prefix, plan) }
    }
  }

  /// Adds the plans in which another task runs at a call.
  private mutating func addChoices(
    at index: Int,
    _ call: SweptCall,
    _ prefix: TracePrefix,
    _ plan: RunPlan,
    isFirst: Bool
  ) {
    for other in call.turn.others where other != call.turn.task {
      var next = plan
      next.preemptions = prefix.preemptions + (call.turn.wouldPreempt(other) ? 1 : 0)
      guard next.preemptions <= bound else { continue }
      let isSwitch = call.turn.current == nil && other != call.turn.defaultTask
      next.switches = prefix.switches + (isSwitch ? 1 : 0)
      if isFirst { next.lateStarts += 1 }
      add(next, isSwitch ? .switches : .preemptions) { next in
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
      add(next, .faults(point.mode), complete)
      guard !isSecond, coverage.includesPersistentFaults, point.mode.canPersist else { continue }
      next.points = [point.with(point.mode, isPersistent: true)]
      add(next, .faults(point.mode), complete)
    }
  }

  /// Adds the plan in which a partition hits one more call of its capability, if the run made one.
  /// A call that failed is the shortest partition.
  private mutating func addLongerPartition(_ plan: RunPlan, _ trace: RunTrace) {
    // Orders that differ after the fault are derived from each partition.
    guard plan.points.count == 1, let point = plan.points.last, point.canBePartition,
      modes.contains(.partition), plan.firstFreeFault == plan.firstFreeChoice
    else { return }
    let later = trace.calls.dropFirst(plan.firstFreeFault).lazy
      .filter { $0.canFail(inPartitionOf: point.endpoint.capability) }
    guard later.dropFirst(point.calls - 1).first != nil else { return }
    var next = plan
    next.points = [point.with(.partition, calls: point.calls + 1)]
    add(next, .faults(.partition)) { _ in }
  }

  /// Returns the faults that can hit a call.
  mutating func points(at call: SweptCall) -> [FaultPoint] {
    let root = call.task.root
    guard let traits = call.traits, root != SweepTask.secondRecovery.root else { return [] }
    let identity = ObjectIdentifier(traits)
    var modes = possible[identity] ?? possibleModes(of: traits)
    possible[identity] = modes
    // The tasks of the recovery get no faults except a crash.
    if root == SweepTask.recovery.root { modes = modes.filter { $0 == .crash } }
    if root == SweepTask.elsewhere.root { modes = modes.filter { $0 != .crashAlone } }
    return modes.map { mode in
      var point = FaultPoint(endpoint: traits.name, occurrence: call.occurrence, mode: mode)
      point.task = call.task
      return point
    }
  }

  private func possibleModes(of traits: EndpointTraits) -> [FaultMode] {
    // The shortest partition is the same as `before`.
    let hidden: FaultMode? = modes.contains(.before) ? .partition : nil
    return traits.modes.filter { modes.contains($0) && $0 != hidden }
  }

  /// Returns a persistent fault, or a partition of a random length, if the coverage and the fault allow it.
  func lengthened(_ point: FaultPoint, using random: inout SplitMix64) -> FaultPoint {
    if coverage.includesPersistentFaults, point.mode.canPersist, Bool.random(using: &random) {
      return point.with(point.mode, isPersistent: true)
    }
    guard modes.contains(.partition), point.canBePartition else { return point }
    let calls = Int.random(in: 1...8, using: &random)
    return calls > 1 ? point.with(.partition, calls: calls) : point
  }

  /// Adds a plan if it can run within the limit. Otherwise only counts it.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - lane: The last change to it: a fault, or another order of the tasks.
  ///   - complete: Fills in the parts that only a plan that is kept needs.
  private mutating func add(
    _ plan: RunPlan,
    _ lane: PlanBucket.Lane,
    _ complete: (inout RunPlan) -> Void
  ) {
    let dealt = dealer?.next(of: plan, lane) ?? 0
    let isForeign = dealer != nil && !shard.owns(dealt)
    if isForeign {
      hasOtherParts = true
      guard plan.isShared else { return }
    } else {
      count(plan) { $0.left += 1 }
      known += 1
    }
    if (waiting + taken) / 2 >= limit {
      guard let highest = buckets.keys.max(), plan.rank < highest else { return }
      buckets[highest]?.removeLast()
      if buckets[highest]?.isEmpty == true { (buckets[highest], lowest) = (nil, nil) }
      waiting -= 1
    }
    var plan = plan
    complete(&plan)
    (plan.dealt, plan.isForeign) = (dealt, isForeign)
    waiting += 1
    if let known = lowest, plan.rank < known { lowest = plan.rank }
    buckets[plan.rank, default: PlanBucket()].append(plan, to: lane)
  }
}

extension RunPlan {
  var level: ScheduleFrontier.Level { .init(faults: points.count, preemptions: preemptions) }

  /// The number of faults and of choices that differ from the undisturbed run.
  var differences: Int { preemptions + switches + points.count }

  /// The position in the queue; lower ranks run first. Each difference counts two, as in delay
  /// bounding (Emmi, Qadeer and Rakamaric, 2011), a persistent fault three, and so does a preemption
  /// before a task's first call, or the first after a wake, because few tasks do anything before it.
  /// Each further call of a partition counts one. Pairs of faults come last, because they are the most
  /// numerous.
  fileprivate var rank: Int {
    guard let last = points.last else { return 2 * differences + lateStarts }
    let later = last.isPersistent ? 1 : last.calls - 1
    return 2 * differences + lateStarts + later + (points.count > 1 ? 1_000 : 0)
  }
}
