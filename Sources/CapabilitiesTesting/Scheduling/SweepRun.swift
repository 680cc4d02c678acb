import Synchronization

/// Makes one run of a sweep, on the calling thread: creates a fixture, runs the story's tasks,
/// recovers, and checks the invariants.
final class SweepRun<Fixture: Sendable> {
  private let sweep: FaultSweep<Fixture>
  private let plan: RunPlan
  /// The tasks to run one after another; `nil` to run all of them concurrently.
  private let order: [SweepTask]?
  private var ends: [TaskEnd]
  private let clock = TestClock()
  /// Runs the story. Crashed tasks stay in it.
  private let executor: DrainingExecutor
  /// Runs the recovery and the invariants.
  private let recoveryExecutor: DrainingExecutor
  private let catalog: EndpointCatalog
  private let scheduler: Scheduler
  private let injector: FaultInjector
  private let turns: RunTurns
  private let storyTasks = StoryTasks()
  private var crashedSleepers: [CheckedContinuation<Void, any Error>] = []
  private var answerWaits = 0

  init(
    _ sweep: FaultSweep<Fixture>,
    _ plan: RunPlan,
    order: [SweepTask]? = nil,
    catalog: EndpointCatalog,
    watchdog: Watchdog
  ) {
    self.sweep = sweep
    self.plan = plan
    self.order = order
    self.catalog = catalog
    ends = Array(repeating: TaskEnd(), count: sweep.tasks.count)
    let patience = catalog.usesMainActor ? max(sweep.coverage.patience, .seconds(30)) : nil
    executor = DrainingExecutor(waitingForMainActor: patience)
    recoveryExecutor = DrainingExecutor(waitingForMainActor: patience, after: executor)
    let scheduler = Scheduler(plan, catalog: catalog, executors: [executor, recoveryExecutor])
    self.scheduler = scheduler
    watchdog.begin(scheduler, plan)
    turns = watchdog.turns
    injector = FaultInjector(
      scheduler,
      clock: clock,
      timeLimit: sweep.coverage.timeLimit,
      callLog: sweep.callLog,
      tasks: storyTasks
    )
    // A task of another executor can start to sleep while the loop waits.
    clock.onSleep { scheduler.wake() }
  }

  /// Makes the run.
  ///
  /// - Parameter alone: Whether no run of another sweep may go on beside it.
  /// - Throws: The error of the fixture, or `CancellationError` if the sweep's task is cancelled. A
  ///   cancelled run proves nothing.
  func perform(alone: Bool) throws -> RunTrace {
    try turns.run(alone: alone, onMainActor: catalog.usesMainActor, performInTurn)
  }

  private func performInTurn() throws -> RunTrace {
    StoryJobs.open()
    defer { StoryJobs.close([executor, recoveryExecutor]) }
    let fixture = try makeFixture()
    let ending = runStory(in: fixture)
    let isDelayed = plan.points.contains { $0.mode == .hang || $0.mode == .slow }
    let sleepers = ending == .ended && !isDelayed ? clock.sleepersOfStory : 0
    try Task.checkCancellation()
    for index in 0..<ends.count {
      if let end = storyTasks.end(of: SweepTask(root: index + 1)) { ends[index].kind = end }
    }
    let checks: InvariantChecks
    if let stall = ending.stall {
      storyTasks.cancel()
      let tasks = ends.indices.map { SweepTask(root: $0 + 1) }
      checks = InvariantChecks(broken: [stuck("the use case", tasks, stall)], isStalled: true)
    } else {
      checks = recoverAndCheckInvariants(fixture)
      try Task.checkCancellation()
    }
    var trace = scheduler.trace
    trace.error = storyTasks.firstError
    (trace.broken, trace.observed, trace.ends) = (checks.broken, checks.observed, ends)
    trace.faults = plan.points
    (trace.isStalled, trace.sleepers) = (checks.isStalled, sleepers)
    trace.usesMainActor =
      executor.usesMainActor.load(ordering: .relaxed)
      || recoveryExecutor.usesMainActor.load(ordering: .relaxed)
    trace.answerWaits = answerWaits
    unwind()
    sweep.callLog?.endRun()
    return trace
  }

  /// Returns the violation of a part that does not end, with the tasks that wait or the last calls.
  private func stuck(_ part: String, _ tasks: [SweepTask], _ stall: StallError) -> BrokenInvariant {
    var seen = "last calls: \(scheduler.trace.lastCallers)"
    if case .waits(let endpoints) = stall {
      let left = tasks.filter { !storyTasks.hasEnded($0) && !scheduler.hasCrashed($0) }
      let all = left.prefix(9).map(\.description) + (left.count > 9 ? ["…"] : [])
      seen = (["not ended: " + all.joined(separator: ", ")] + endpoints).joined(separator: ", in ")
      if plan.points.contains(where: { $0.mode == .crashAlone }) {
        seen += "; leave out crashAlone if the tasks share memory with the crashed one"
      } else if scheduler.hasCrashes {
        seen +=
          "; if a decorator, lifetime or lock waits for the crashed process, "
          + "create it again in the recovery"
      } else if part != "recovery", endpoints.contains(where: { $0.hasSuffix("[]") }) {
        seen += "; let the story end the stream, or cancel its consumer"
      }
    }
    return BrokenInvariant(name: "\(part) ends (\(stall))", seen: seen)
  }

  // MARK: The parts of a run

  private func makeFixture() throws -> Fixture {
    let (sweep, clock) = (sweep, clock)
    let made = Mutex<Result<Fixture, any Error>?>(nil)
    executor.run {
      let result: Result<Fixture, any Error>
      do { result = .success(try await sweep.makeFixture(clock)) } catch {
        result = .failure(error)
      }
      made.withLock { $0 = result }
    }
    let ending = drive(executor) { made.withLock { $0 != nil } }
    try Task.checkCancellation()
    if let result = made.withLock({ $0 }), ending == .ended {
      let fixture = try result.get()
      catalog.noteFixture(fixture)
      return fixture
    }
    throw SweepError(
      description: "\(sweep.name): the fixture is never ready: \(ending.stall ?? .waits(in: []))"
    )
  }

  /// Runs the tasks of the story. Each starts at its first turn.
  private func runStory(in fixture: Fixture) -> Ending {
    let roots = ends.indices.map { SweepTask(root: $0 + 1) }
    let begin: (SweepTask) -> Void = { [self] task in
      let index = Int(task.root) - 1
      for other in 0..<ends.count where storyTasks.hasEnded(SweepTask(root: other + 1)) {
        ends[index].predecessors.append(other)
      }
      let run = sweep.tasks[index].run
      start(task, on: executor) { injector in try await run(fixture, injector) }
    }
    for group in order.map({ $0.map { [$0] } }) ?? [roots] {
      scheduler.add(group)
      let ending = drive(executor, beginning: begin) { [self] in
        group.allSatisfy { storyTasks.hasEnded($0) || scheduler.hasCrashed($0) }
      }
      guard ending == .ended else { return ending }
    }
    return .ended
  }

  /// Recovers, a second time if the recovery crashed, and checks the invariants.
  private func recoverAndCheckInvariants(_ fixture: Fixture) -> InvariantChecks {
    for task in [SweepTask.recovery, .secondRecovery] {
      guard let recover = sweep.recover else { break }
      start(task, on: recoveryExecutor) { injector in try await recover(fixture, injector) }
      let ending = drive(recoveryExecutor) { [self] in
        storyTasks.hasEnded(task) || scheduler.hasCrashed(task)
      }
      if let stall = ending.stall {
        return InvariantChecks(broken: [stuck("recovery", [task], stall)], isStalled: true)
      }
      guard !scheduler.hasCrashed(task) else { continue }
      if let error = storyTasks.error(of: task) {
        let reason = "recovery succeeds (it threw \(describe(error)))"
        return InvariantChecks(broken: [BrokenInvariant(name: reason)])
      }
      break
    }
    let checked = Mutex<InvariantChecks?>(nil)
    let invariants = sweep.invariants
    recoveryExecutor.run {
      let checks = await TaskRoot.$isCheck.withValue(true) { await invariants.checks(of: fixture) }
      checked.withLock { $0 = checks }
    }
    let ending = drive(recoveryExecutor) { checked.withLock { $0 != nil } }
    if let checks = checked.withLock({ $0 }) { return checks }
    let name = "checking the invariants ends (\(ending.stall ?? .waits(in: [])))"
    return InvariantChecks(broken: [BrokenInvariant(name: name)], isStalled: true)
  }

  private func start(
    _ task: SweepTask,
    on executor: DrainingExecutor,
    _ body: @escaping @Sendable (FaultInjector) async throws -> Void
  ) {
    let (injector, storyTasks, scheduler) = (injector, storyTasks, scheduler)
    scheduler.names.expect(task)
    let handle = executor.run {
      await TaskRoot.$current.withValue(TaskRoot(task: task, executor: executor)) {
        let end: Result<Void, any Error>
        do { end = .success(try await body(injector)) } catch { end = .failure(error) }
        storyTasks.end(task, end)
        // The task has waited for another thread, and not in a call.
        if executor.endForeignAnswer() { scheduler.noteOpenOrder() }
      }
    }
    storyTasks.add(task, handle)
  }

  /// Ends crashed tasks and refuses late calls, after the run's result is known. Otherwise their
  /// memory would leak.
  private func unwind() {
    let hasCrashes = scheduler.hasCrashes
    if hasCrashes { storyTasks.cancel() }
    for call in scheduler.unwind() { call.resume(returning: Scheduler.Resumption(isRefused: true)) }
    for sleeper in scheduler.takeWoken() {
      sleeper.continuation.resume(throwing: CancellationError())
    }
    guard hasCrashes else { return }
    for sleeper in crashedSleepers { sleeper.resume(throwing: CancellationError()) }
    for executor in [executor, recoveryExecutor] {
      executor.beginAll()
      // A task that never ends is abandoned.
      _ = executor.asCurrent { executor.drain(limit: 10_000) }
    }
  }

  // MARK: The loop

  /// Runs the run loop: executes ready jobs; if there are none, resumes a task; if no task waits
  /// for its turn, advances the clock; if no task sleeps, waits for other threads.
  private func drive(
    _ executor: DrainingExecutor,
    beginning begin: (SweepTask) -> Void = { _ in },
    until isDone: () -> Bool
  ) -> Ending {
    executor.asCurrent { loop(executor, beginning: begin, until: isDone) }
  }

  private func loop(
    _ executor: DrainingExecutor,
    beginning begin: (SweepTask) -> Void,
    until isDone: () -> Bool
  ) -> Ending {
    let patience = sweep.coverage.patience
    // A task that has yielded up to the limit waits for another one, and shows it again in fewer jobs.
    var limit = 100_000
    var rounds = 0
    while rounds < TurnQueue.mostSteps {
      rounds += 1
      let isShort = limit < 100_000
      guard let isIdle = executor.drain(limit: limit) else { return .stalled(.mainActorIsBlocked) }
      limit = isIdle ? 100_000 : 1_000
      let isAnswered = resumeAnswered(on: executor, until: isDone)
      if isAnswered == true { continue }
      // A crashed task cannot note that another thread answers its call. In a sweep, others have.
      if plan.isRecorded, plan.hasCrash, waitForAnswers(on: executor, steps: false) { continue }
      switch scheduler.next() {
      case .begin(let task)?: if task.child == 0 { begin(task) } else { executor.begin(task) }
      case .resume(let call, let resumption)?: call.resume(returning: resumption)
      case .wake(let sleepers)?:
        // Not a round, as in `TurnQueue.isEndless`: tasks that tick together wake more often.
        rounds -= 1
        for sleeper in sleepers { sleeper.continuation.resume() }
      case .useCaseCrashed(let task)?:
        crashedSleepers += clock.removeSleepers { $0.root == task.root }
      case .processCrashed?:
        crashedSleepers += clock.removeSleepers { $0.isOfStory }
        return .processCrashed
      case .endless?: return .stalled(.endless)
      case nil where isShort && !isIdle: limit = 100_000
      case nil:
        let isDone = isDone()
        // The story can leave a task in a call that another thread answers.
        if isDone, isIdle, waitForAnswers(on: executor, steps: false) { continue }
        // A crash leaves tasks that no code can cancel.
        if isDone { return isIdle || scheduler.hasCrashes ? .ended : .stalled(.neverIdle) }
        guard isIdle else { return .stalled(.endless) }
        if clock.sleeperCount > 0 {
          if !waitForAnswers(on: executor) { wakeSleepers() }
          continue
        }
        guard isAnswered != nil, executor.waitForForeignWork(patience: patience) else {
          let calls = Set(scheduler.unanswered(exceptOf: []).map(\.traits.name))
          return .stalled(.waits(in: calls.sorted()))
        }
      }
    }
    return .stalled(.endless)
  }

  /// Wakes the tasks that sleep until the earliest deadline. If several tasks of the run do, each of
  /// them wakes in its turn, after those of the fixture.
  private func wakeSleepers() {
    let due = clock.takeEarliestSleepers()
    let isChoice = Set(due.compactMap(\.task)).count > 1
    for sleeper in due where !isChoice || sleeper.task == nil { sleeper.continuation.resume() }
    if isChoice { scheduler.wake(due) }
  }

  /// Resumes the calls that other threads have answered, after all of them are answered. So the order
  /// in which they are answered does not matter.
  ///
  /// - Returns: Whether any job can be ready now; `nil` if the run waits for answers that do not come.
  private func resumeAnswered(on executor: DrainingExecutor, until isDone: () -> Bool) -> Bool? {
    guard scheduler.hasForeignCalls else { return false }
    let waiting = scheduler.unanswered(exceptOf: clock.sleepingTasks)
      .filter { $0.traits.answer == .elsewhere }
    if !waiting.isEmpty {
      if executor.waitForForeignWork(patience: sweep.coverage.patience) { return true }
      guard scheduler.canGoOn || clock.sleeperCount > 0 || isDone() else { return nil }
      // The calls wait for a task of the sweep.
      for call in waiting { _ = call.traits.setAnswer(.caused) }
      scheduler.noteOpenOrder()
    }
    let answered = scheduler.takeAnswered()
    for call in answered { call.resume(returning: Scheduler.Resumption()) }
    return !answered.isEmpty
  }

  /// Waits for calls that other threads may answer, before the clock advances. At the end and before a
  /// crash, not for stream elements: a consumer that outlives its use case may never get them.
  ///
  /// A call can also wait for another task of the sweep, such as one that holds a lock. So the only
  /// wait for an endpoint that nothing is known of is short. So is that for a task that may wait for
  /// another thread outside of a call: it keeps a time limit from passing in the undisturbed run.
  ///
  /// - Returns: Whether any work arrived.
  private func waitForAnswers(on executor: DrainingExecutor, steps: Bool = true) -> Bool {
    let sleepers = clock.sleepingTasks
    let unanswered = scheduler.unanswered(exceptOf: sleepers)
    let calls = unanswered.map(\.traits)
      .filter { $0.answer == .unknown && (steps || !$0.name.isStep) }
    let explained = sleepers.count + unanswered.count + storyTasks.endedCount
    let waitsOutside =
      calls.isEmpty && steps && plan.isUndisturbed && scheduler.names.count > explained
      && !catalog.knowsOfNoOutsideWait.load(ordering: .relaxed)
    guard !calls.isEmpty || waitsOutside else { return false }
    answerWaits += 1
    if executor.waitForForeignWork(patience: min(sweep.coverage.patience, .seconds(1))) {
      return true
    }
    for traits in calls { _ = traits.setAnswer(.inside) }
    if waitsOutside { catalog.knowsOfNoOutsideWait.store(true, ordering: .relaxed) }
    return false
  }
}

/// How a part of a run ended.
private enum Ending: Equatable {
  case ended
  case processCrashed
  case stalled(StallError)

  var stall: StallError? { if case .stalled(let stall) = self { stall } else { nil } }
}

/// The reason why a sweep ends without a report.
struct SweepError: Error, CustomStringConvertible {
  let description: String

  /// A sweep does not begin in a run of another one.
  static let inRun = SweepError(
    description: """
      expected a sweep in a test, found one in a run of another sweep
        to fix: start it after the other one
      """
  )
}

/// The reason why the sweep gave up on a run.
enum StallError: Equatable, CustomStringConvertible {
  /// A task waits for an event that never happens, perhaps in calls of some endpoints.
  case waits(in: [String])
  /// A task never ends.
  case endless
  /// A task that the story started never ends or waits.
  case neverIdle
  /// The main actor does not run the jobs of a task.
  case mainActorIsBlocked

  var description: String {
    switch self {
    case .waits([]):
      "it waits for an event that neither an endpoint nor the sweep's clock triggers"
    case .waits: "it waits in a call for longer than the coverage's patience"
    case .endless: "it made 10,000 steps; limit the attempts of its loop"
    case .neverIdle: "a task that it started runs forever; cancel that task before the end"
    case .mainActorIsBlocked: "it or other work blocks the main actor"
    }
  }
}

private struct InvariantChecks: Sendable {
  var broken: [BrokenInvariant] = []
  /// The observed values of the serializable invariants, by index.
  var observed = [Int: ConformanceAnswer]()
  /// Whether the recovery or a check made no progress.
  var isStalled = false
}

extension Array {
  fileprivate func checks<Fixture>(of fixture: Fixture) async -> InvariantChecks
  where Element == Invariant<Fixture> {
    var checks = InvariantChecks()
    for index in 0..<count {
      let invariant = self[index]
      do {
        switch invariant.check {
        case .condition(let violation):
          guard let seen = try await violation(fixture) else { continue }
          checks.broken.append(BrokenInvariant(name: invariant.name, index: index, seen: seen))
        case .serializable(let observe, let allowing):
          let value = try await observe(fixture)
          checks.observed[index] = .returned(value, isAllowed: allowing(value))
        }
      } catch {
        let name = "\(invariant.name) (the check threw \(describe(error)))"
        checks.broken.append(BrokenInvariant(name: name, index: index))
      }
    }
    return checks
  }
}
