/// Decides which runs a sweep makes. Runs with the fewest faults and preemptions come first,
/// because most bugs need only a few of them.
///
/// The search is delay bounding (Emmi, Qadeer and Rakamaric, 2011) within a bound of preemptions, with
/// faults as a second counted quantity. From each finished run it derives plans that differ in one more choice or
/// fault, at a call after all earlier differences. So every schedule runs once. Nothing is stored
/// of a run except its calls: each plan replays its prefix from the start.
///
/// A class for speed: debug builds copy a whole struct to call a function of it.
final class ScheduleSearch<Fixture: Sendable> {
  private let sweep: FaultSweep<Fixture>
  private let watchdog: Watchdog
  private let shard: SweepShard
  private let catalog: EndpointCatalog
  private var report: FaultSweepReport
  private var frontier: ScheduleFrontier
  private var progress: TerminalProgress
  /// The outcomes of the tasks one after another.
  private var serialOrders: SerialOrders
  /// The story's tasks that made calls, in any run.
  private var callers: Set<Int32> = []
  /// The plan of the undisturbed run. The invariants that it violates are not reported again.
  private var base = RunPlan()
  /// Whether the runs share an actor with those of another sweep.
  private var sharesActor = false
  /// The endpoints without an error to throw that a fault could have hit.
  private var lacking: [String: EndpointTraits] = [:]

  init(_ sweep: FaultSweep<Fixture>, _ watchdog: Watchdog, _ shard: SweepShard = .whole) {
    self.sweep = sweep
    self.watchdog = watchdog
    self.shard = shard
    catalog = EndpointCatalog(faults: sweep.faults)
    report = FaultSweepReport(sweep, shard)
    frontier = ScheduleFrontier(sweep.coverage, tasks: sweep.tasks.count, shard)
    progress = TerminalProgress(sweep.name)
    serialOrders = SerialOrders(sweep)
  }

  private var coverage: FaultCoverage { sweep.coverage }

  /// Runs the story without faults, then all schedules.
  func explore() throws -> FaultSweepReport {
    defer { progress.end() }
    let plan = RunPlan(isRecorded: true)
    let undisturbed = try perform(plan)
    if let error = undisturbed.error, !undisturbed.isStalled, serialOrders.returned.isEmpty {
      throw UndisturbedRunError(sweep: sweep.name, underlying: error)
    }
    report.recordUndisturbed(undisturbed)
    try recordViolations(of: undisturbed, plan)
    // If the undisturbed run violates an invariant, every schedule does. One report is enough.
    base.violated = Set(undisturbed.broken.compactMap(\.index))
    let isRepeated = try repeatUndisturbed(undisturbed)
    report.recordSharedFixture(catalog.sharedFixture)
    let hasOthers = undisturbed.broken.isEmpty || base.violated.count < sweep.invariants.count
    guard isRepeated, hasOthers, !undisturbed.broken.contains(where: { $0.index == nil }) else {
      report.recordOpenOrder()
      return report
    }
    report.recordMissingInvariants(of: sweep)
    let failsCalls = coverage.modes.contains(where: \.throwsError)
    if failsCalls, !lacking.isEmpty {
      // No schedule can fail these endpoints, so the sweep fails at once.
      report.recordEndpointsWithoutFault(lacking)
      return report
    }
    if case .random(let runs, let seed) = coverage.interleavings {
      try runRandomSchedules(runs: shard.share(of: runs), seed: seed, from: undisturbed)
    } else {
      frontier.add(from: base, undisturbed)
      try exploreFrontier(from: undisturbed)
    }
    _ = try repeatUndisturbed(undisturbed)
    if failsCalls {
      report.recordEndpointsWithoutFault(lacking)
      report.neverThrowing = catalog.neverThrowing
      // A schedule of another part can call the endpoint of a fault.
      if shard.isWhole { report.recordUnusedFaults(catalog.unusedFaults) }
    }
    report.recordUnobservedStreams(catalog.unobservedStreams)
    report.recordSharedNames(catalog.sharedNames)
    if shard.isWhole { report.recordMissingCalls(by: callers) }
    report.recordUnsweptHandles(catalog.unsweptHandles)
    report.unordered = catalog.unordered
    if !hasOtherParts { report.recordEmptySweep(of: coverage, undisturbed) }
    if !report.isStalled, report.violations.isEmpty {
      try serialOrders.checkObservations(runInOrder)
    }
    // The error of a task that never returns is no rejection by another one.
    if let error = undisturbed.error, report.violations.isEmpty, !hasOtherParts,
      serialOrders.returned.count < sweep.tasks.count
    {
      throw UndisturbedRunError(sweep: sweep.name, underlying: error)
    }
    report.record(serialOrders)
    report.recordOpenOrder()
    return report
  }

  /// Makes the undisturbed run again, and reports a difference. State that runs share can appear late.
  ///
  /// - Returns: Whether it violates the same invariants.
  private func repeatUndisturbed(_ undisturbed: RunTrace) throws -> Bool {
    guard !report.isStalled else { return false }
    let repeated = try perform(RunPlan(isRecorded: true))
    report.recordDifference(of: repeated, from: undisturbed)
    return repeated.broken.map(\.name) == undisturbed.broken.map(\.name)
  }

  func run(_ schedule: FaultSchedule) throws -> FaultSweepReport {
    let plan = RunPlan(schedule, isRecorded: true)
    let trace = try perform(plan)
    report.recordUndisturbed(trace)
    report.schedules = 1
    report.recordMissingInvariants(of: sweep)
    report.recordMisses(of: trace, under: schedule)
    report.recordUnobservedStreams(catalog.unobservedStreams)
    report.recordSharedNames(catalog.sharedNames)
    try recordViolations(of: trace, plan)
    report.record(serialOrders)
    report.recordOpenOrder()
    return report
  }

  /// Runs the plans of the frontier. If they do not fit into the limit, a tenth of the limit is left
  /// for random schedules, which reach orders with many switches.
  private func exploreFrontier(from undisturbed: RunTrace) throws {
    let limit = shard.share(of: coverage.scheduleLimit)
    let hasOrders = undisturbed.hasChoices && coverage.interleavings != .none
    let reserve = hasOrders ? limit / 10 : 0
    while !report.isStalled, report.schedules < limit - (frontier.known > limit ? reserve : 0),
      let plan = frontier.next()
    {
      let trace = try performNext(plan, after: undisturbed)
      report.recordDivergence(of: trace, from: plan)
      extendFrontier(from: plan, trace)
    }
    report.recordLevels(of: frontier)
    report.reachedLimit = !report.isStalled && frontier.known > report.schedules
    guard report.reachedLimit else { return }
    report.randomSchedules = limit - report.schedules
    try runRandomSchedules(runs: report.randomSchedules, seed: 0, from: undisturbed)
  }

  /// Adds the plans with one more difference, unless they have no invariant left to violate.
  private func extendFrontier(from plan: RunPlan, _ trace: RunTrace) {
    var plan = plan
    for broken in trace.broken {
      // The run failed before the invariants were checked.
      guard let index = broken.index else { return report.unextended += 1 }
      plan.violated.insert(index)
    }
    guard trace.broken.isEmpty || plan.violated.count < sweep.invariants.count else {
      return report.unextended += 1
    }
    frontier.add(from: plan, trace)
  }

  /// Runs random schedules. Every second one has a fault: first each single fault, unless they all ran, in
  /// an order that is the same in all parts of a sweep, then perhaps one that hits later calls, too.
  private func runRandomSchedules(runs: Int, seed: UInt64, from undisturbed: RunTrace) throws {
    var random = SplitMix64(state: seed)
    let isRandom = if case .random = coverage.interleavings { true } else { false }
    let faults = undisturbed.calls.flatMap { frontier.points(at: $0) }.shuffled(using: &random)
    for index in (0..<runs).lazy.map(shard.index) {
      var random = SplitMix64(state: seed &+ UInt64(index) &* 0xD134_2543_DE82_EF95)
      var plan = base
      plan.draw = RandomPriorities(
        seed: random.next(),
        steps: undisturbed.steps.count,
        changes: index % 4
      )
      if index % 2 == 1, !faults.isEmpty {
        let (round, number) = (index / 2).quotientAndRemainder(dividingBy: faults.count)
        let point = faults[number]
        let isSingle = isRandom && round == 0
        plan.points = [isSingle ? point : frontier.lengthened(point, using: &random)]
      }
      _ = try performNext(plan, after: undisturbed)
      guard !report.isStalled else { return }
    }
    report.recordSingleFaults(faults.count)
  }

  /// The number of known schedules, run or not, at most the limit.
  private var known: Int {
    if case .random(let runs, _) = coverage.interleavings { return shard.share(of: runs) }
    return min(frontier.known, shard.share(of: coverage.scheduleLimit))
  }

  /// Whether other parts of the sweep have schedules.
  private var hasOtherParts: Bool {
    if case .random(let runs, _) = coverage.interleavings { return runs > known }
    return frontier.hasOtherParts
  }

  private func performNext(_ plan: RunPlan, after undisturbed: RunTrace) throws -> RunTrace {
    if !plan.isForeign {
      report.schedules += 1
      let (schedules, known, violations) = (report.schedules, known, report.violations.count)
      progress.show {
        "\(schedules) of \(known) known schedules, \(counted(violations, "violation"))"
      }
    }
    var sample = plan
    sample.isRecorded = report.schedules.nonzeroBitCount == 1
    let trace = try perform(sample)
    if sample.isRecorded { report.recordDifference(of: trace, of: plan, from: undisturbed) }
    report.isStalled = trace.isStalled
    // Another part of the sweep reports a foreign run, unless it never ends: then this part ends, too.
    if !plan.isForeign || trace.isStalled { try recordViolations(of: trace, plan) }
    return trace
  }

  private func perform(_ plan: RunPlan) throws -> RunTrace {
    try Task.checkCancellation()
    var trace = try makeRun(plan)
    report.answerWaits += trace.answerWaits
    report.recordSleepers(trace.sleepers)
    if catalog.hasInnerSweep { report.recordInnerSweep() }
    if report.skipsRecovery {
      report.skipsRecovery = !trace.calls.contains { $0.traits != nil && !$0.task.isOfStory }
    }
    if trace.hasOpenOrder { report.hasOpenOrder = true }
    if callers.count < sweep.tasks.count {
      for call in trace.calls where call.traits != nil { callers.insert(call.task.root) }
    }
    // Only a run that another fault can follow shows which calls can fail.
    let most = coverage.includesPairs ? 2 : 1
    if plan.isUndisturbed || plan.draw == nil && plan.points.count < most {
      for call in trace.calls where call.task.isOfStory {
        if let traits = call.traits, traits.lacksFault { lacking[traits.name] = traits }
      }
    }
    trace.broken += try serialOrders.violations(of: trace, runInOrder)
    return trace
  }

  private func runInOrder(_ tasks: [Int]) throws -> RunTrace {
    try makeRun(RunPlan(), order: tasks.map { SweepTask(root: $0 + 1) })
  }

  /// Why a run does not count and is made again.
  private enum Flaw {
    /// It has not waited for the main actor, on which it works.
    case mainActor
    /// Another thread used one of its actors, perhaps that of a run beside it or of a test without a sweep.
    case openOrder
    /// It has not waited for an endpoint that another thread answers.
    case answer
  }

  /// - Parameter order: The tasks to run one after another; `nil` to run all of them concurrently.
  private func makeRun(_ plan: RunPlan, order: [SweepTask]? = nil) throws -> RunTrace {
    var sweep = sweep
    if order != nil { sweep.callLog = nil }
    var isAlone = sharesActor
    var flaw: Flaw?
    var runs = 0
    while true {
      let run = SweepRun(sweep, plan, order: order, catalog: catalog, watchdog: watchdog)
      let trace = try run.perform(alone: isAlone)
      runs += 1
      let last = flaw
      flaw = self.flaw(of: trace, alone: isAlone, runs: runs)
      if runs == 2, last == .openOrder, flaw == nil { sharesActor = true }
      if flaw == nil || runs == 20 { return trace }
      if flaw == .mainActor { catalog.noteMainActor() }
      if flaw == .openOrder { isAlone = true }
      if flaw != .answer { catalog.forgetAnswers() }
    }
  }

  private func flaw(of trace: RunTrace, alone isAlone: Bool, runs: Int) -> Flaw? {
    if trace.usesMainActor { return .mainActor }
    let canRepeat = !trace.isStalled && !report.hasOpenOrder
    if canRepeat, trace.hasOpenOrder ? !isAlone || runs < 8 : !isAlone && trace.hasLearned {
      return .openOrder
    }
    // Each run that never ends costs the coverage's patience.
    return trace.hasLearned && (runs == 1 || !trace.isStalled) ? .answer : nil
  }

  /// Reports the violations of a run. Runs it again to record it, if necessary.
  private func recordViolations(of trace: RunTrace, _ plan: RunPlan) throws {
    guard trace.broken.count > 0 else { return }
    let violated = trace.broken.filter { $0.index.map(plan.violated.contains) != true }
    guard !violated.isEmpty else { return }
    let schedule = trace.schedule(of: plan)
    var (record, fingerprint) = (trace.record, trace.fingerprint)
    if !plan.isRecorded, violated.contains(where: { !report.hasViolated($0.name) }) {
      let repeated = try perform(RunPlan(schedule, isRecorded: true))
      // A story in which nothing is violated explains nothing.
      let isRepeated = violated.contains { one in repeated.broken.contains { $0.name == one.name } }
      (record, fingerprint) = (isRepeated ? repeated.record : RunRecord(), repeated.fingerprint)
      report.recordUnrepeated(violated, in: repeated, under: schedule)
      if !trace.isStalled, !repeated.isStalled {
        let again = try perform(RunPlan(schedule, isRecorded: true))
        report.recordDifference(of: again, from: repeated, under: schedule)
      }
    }
    let tasks = sweep.tasks.map(\.name)
    for broken in violated {
      let story = report.hasViolated(broken.name) ? RunRecord() : record
      report.violations.append(
        FaultSweepReport.Violation(
          invariant: broken.name,
          seen: broken.seen,
          allowed: broken.allowed,
          schedule: schedule,
          run: report.schedules,
          preemptions: trace.calls.count(where: \.turn.isPreemption),
          transcript: story.text(ofStory: tasks),
          mermaid: story.mermaid(ofStory: tasks),
          fingerprint: fingerprint
        )
      )
    }
  }
}
