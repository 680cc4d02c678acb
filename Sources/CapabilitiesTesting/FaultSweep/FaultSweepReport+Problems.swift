/// The problems that make a sweep's result unreliable.
extension FaultSweepReport {
  private mutating func addProblem(_ problem: String, fix: String) {
    problems.append("\(problem)\n  to fix: \(fix)")
  }

  mutating func recordUndisturbed(_ trace: RunTrace) {
    calls = trace.callCount
    hasChoices = trace.hasChoices
    isStalled = trace.isStalled
  }

  /// Reports endpoints of two types that have the same name.
  mutating func recordSharedNames(_ names: [String]) {
    problems += names.map { name in
      """
      \(name) is the name of endpoints of two types, and faults fit only the first
        to fix: give each endpoint a name of its own
      """
    }
  }

  /// Reports that the runs have one object as their fixture.
  mutating func recordSharedFixture(_ type: String?) {
    guard let type else { return }
    addProblem(
      "each run has the same \(type), so what one run changes is there in the next",
      fix: "create it in `fixture`; if `fixture` resets it, return it in a struct"
    )
  }

  /// Reports a sweep that a run has started: its error can be caught, and it checks nothing.
  mutating func recordInnerSweep() {
    let problem = SweepError.inRun.description
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Warns of the first run whose story ended while a task that it started slept.
  mutating func recordSleepers(_ count: Int) {
    let rest = "slept when the story ended, and what follows the sleep was not run"
    guard count > 0, !warnings.contains(where: { $0.contains(rest) }) else { return }
    warnings.append(
      """
      \(counted(count, "task")) \(rest)
        to fix: let the use case wait for its tasks, or cancel them at the end of the story
      """
    )
  }

  /// Warns of endpoints that return functions, whose calls no fault hits.
  mutating func recordUnsweptHandles(
    _ handles: [(key: String, value: (type: String, part: String))]
  ) {
    warnings += handles.map { endpoint, found in
      """
      \(endpoint) is swept, but not what is in the \(found.type) that it returns: \(found.part)
        to fix: let \(endpoint.capability).intercepted(by:) also wrap what the endpoint returns
      """
    }
  }

  /// Reports runs that no order in a sample of the orders explains, which proves nothing.
  mutating func record(_ orders: SerialOrders) {
    serialOrders = orders.runs
    ordersAgree = orders.haveSameOutcome
    if orders.observesNothing {
      addProblem(
        "the invariant serializable compares nothing: "
          + "what it observes is the same with and without the tasks",
        fix: "observe what the tasks change, or record what they read with faults.record(result:)"
      )
    }
    warnings += orders.incomparable.sorted { $0.key > $1.key }.map { name, part in
      "what \(name) cannot be compared: \(part)\n  to fix: return or record the part to compare"
    }
    guard orders.undecided > 0 else { return }
    addProblem(
      "\(orders.undecided) of \(counted(orders.compared, "run")) could not be judged: the tasks have "
        + "more than \(SerialOrders.limit) orders, and only a sample of them was run",
      fix: "use fewer tasks, or give interchangeable tasks the same name"
    )
  }

  /// Reports a sweep that cannot find anything, because it has no invariants.
  mutating func recordMissingInvariants<Fixture>(of sweep: FaultSweep<Fixture>) {
    guard sweep.invariants.isEmpty else { return }
    addProblem(
      "the sweep checks nothing: it has no invariants",
      fix: "pass the conditions that must hold after every run"
    )
  }

  /// Reports tasks that called no endpoint in any run.
  mutating func recordMissingCalls(by callers: Set<Int32>) {
    guard !tasks.isEmpty else {
      return addProblem("the sweep runs nothing: it has no tasks", fix: "pass the use cases to run")
    }
    guard !callers.isEmpty else {
      return addProblem(
        "the sweep saw no call of an endpoint",
        fix: "call the use case in a world that is `intercepted(by:)` the injector"
      )
    }
    // A task of another thread can make the calls of any task.
    guard !callers.contains(SweepTask.elsewhere.root) else { return }
    let silent = tasks.enumerated().filter { !callers.contains(Int32($0.offset + 1)) }
    problems += silent.map { index, name in
      """
      the sweep saw no call of T\(index + 1) \(describe(name))
        to fix: call its use case in a world that is `intercepted(by:)` the injector
      """
    }
  }

  private var isOrderOpen: Bool { hasOpenOrder && hasChoices }

  /// Reports that the plans did not decide the order of all steps.
  mutating func recordOpenOrder() {
    guard isOrderOpen else { return }
    problems.append(
      """
      the order was not controlled: a task waited for another thread or executor, and not in a call \
      of an endpoint, or in one whose answer another task causes
        to fix: wait for queues, real clocks and actors with executors of their own in endpoints only, \
      and let doubles pass elements between tasks without a queue; if a test without a sweep uses \
      the same actor in parallel, mark their suite `.serialized`
      """
    )
  }

  /// Reports that no schedule ran besides the undisturbed one: a warning if several tasks made calls,
  /// in one order.
  mutating func recordEmptySweep(of coverage: FaultCoverage, _ undisturbed: RunTrace) {
    guard schedules == 0, !isStalled, !reachedLimit, violations.isEmpty, problems.isEmpty else {
      return
    }
    let faults =
      coverage.modes.isEmpty ? "the coverage has no faults" : "none of its modes fits a call"
    let orders =
      !hasChoices
      ? "the story has one order"
      : coverage.interleavings == .none
        ? "interleavings are turned off" : "the coverage allows no other order"
    let message = """
      only the undisturbed run was made: \(faults), and \(orders)
        to fix: add modes or tasks, or call the use case in a plain test
      """
    // Tasks that wait for each other have one order, which a queue or a lock gives them.
    let callers = Set(undisturbed.calls.lazy.filter { $0.traits != nil }.map(\.task))
    if !hasChoices, callers.count > 1 {
      warnings.append(message)
    } else {
      problems.append(message)
    }
  }

  /// Reports endpoints that could not fail, because no error was given for them.
  mutating func recordEndpointsWithoutFault(_ lacking: [String: EndpointTraits]) {
    problems += lacking.sorted { $0.key < $1.key }.map { endpoint, traits in
      let reason = traits.mismatch.map {
        "its Fault makes a \($0), but it throws \(traits.thrown)"
      }
      let fix = traits.mismatch.map { _ in "make a \(traits.thrown) in the Fault" }
      return """
        \(endpoint) was never failed: \(reason ?? "no error was given for its error type")
          to fix: \(fix ?? "pass faults: [Fault(\"\(endpoint)\") { _ in \(traits.thrown).… }]")
        """
    }
  }

  /// Reports endpoints whose stream elements the sweep cannot observe.
  mutating func recordUnobservedStreams(_ streams: [(endpoint: String, type: String)]) {
    problems += streams.map { endpoint, type in
      """
      \(endpoint) was not swept: the elements of its \(type) cannot be observed
        to fix: return an AsyncStream, an AsyncThrowingStream, or an \
      any AsyncSequence<Element, Failure> & Sendable, not wrapped in another value
      """
    }
  }

  mutating func recordUnusedFaults(_ names: [String]) {
    problems += names.map { name in
      """
      Fault("\(name)") hit nothing: no endpoint with this name was called
        to fix: use the name that the capability passes to `wrap`, or remove the fault
      """
    }
  }

  /// Reports the parts of a requested schedule that did not happen.
  mutating func recordMisses(of trace: RunTrace, under schedule: FaultSchedule) {
    if let text = schedule.misread {
      return addProblem(
        "\(describe(text)) is not the code of a schedule",
        fix: "copy the code from a failure message, for example "
          + "\"T1:6, T2:3, T1:1, T2/PersonStore.save#1:crash\""
      )
    }
    let unknown = Set(schedule.turns.map(\.task) + schedule.points.map(\.task))
      .filter { $0.root > tasks.count }
    let known = tasks.enumerated().map { "T\($0.offset + 1) \(describe($0.element))" }
    problems += unknown.sorted().map { task in
      "\(task) is not a task of this story; its tasks are \(known.joined(separator: ", "))"
    }
    for point in schedule.points where !unknown.contains(point.task) {
      let hit = trace.calls.first(where: point.matches)?.traits
      guard hit?.canBeHit(in: point.mode) != true else { continue }
      let caller = point.task == .first ? "" : "\(point.task) "
      let name = "\(caller)\(point.endpoint) #\(point.occurrence)"
      problems.append(
        hit == nil
          ? "\(name) was not called, so its fault hit nothing; the use case called: \(trace.endpoints)"
          : """
          \(name) was called, but mode \(point.mode) does not fit it
            to fix: use another mode, or give an error of its type with \
          Fault(\(describe(point.endpoint))) { mode in … }
          """
      )
    }
    recordMissedTurns(of: trace, under: schedule)
    if problems.isEmpty, let expected = schedule.fingerprint, let found = trace.fingerprint,
      expected != found
    {
      addProblem(
        "the code is stale: the story makes other calls than in the run that printed it",
        fix: "run the whole sweep, and take the new code from its message"
      )
    }
  }

  private mutating func recordMissedTurns(of trace: RunTrace, under schedule: FaultSchedule) {
    let steps = trace.storySteps
    if let step = trace.firstMissedStep, let missed = schedule.task(atStep: step),
      step < steps || !missed.isOfStory
    {
      problems.append(
        "\(missed) could not run at step \(step + 1) of the schedule: it had ended or was waiting; "
          + "\(trace.steps[step]) ran instead"
      )
    } else if let late = schedule.task(atStep: steps),
      late.isOfStory || schedule.task(atStep: trace.steps.count) != nil
    {
      problems.append(
        "the schedule continues with \(late), but the story ended after \(counted(steps, "step"))"
      )
    }
  }

  /// Compares two runs of the same schedule.
  mutating func recordDifference(
    of trace: RunTrace,
    from expected: RunTrace,
    under schedule: FaultSchedule = FaultSchedule()
  ) {
    let broken = Set(expected.broken.map(\.name))
    let sides = [expected, trace].map { $0.calls.map { "\($0.task) \($0.text)" } + ["the end"] }
    let hidden = zip(expected.calls, trace.calls).first { call, other in
      zip(call.hashes, other.hashes).contains { $0 != $1 && $0.isDisjoint(with: $1) }
    }
    if let (call, other) = zip(sides[0], sides[1]).first(where: { $0 != $1 }) {
      recordNondeterminism("expected \(call), found \(other)", schedule)
    } else if let (call, _) = hidden {
      let part = "in a part of an input that its description leaves out"
      recordNondeterminism("\(call.task) \(call.text) differed the second time, \(part)", schedule)
    } else if let new = trace.broken.first(where: { !broken.contains($0.name) }) {
      recordNondeterminism("\(describe(new.name)) was violated the second time", schedule)
    } else {
      recordUnrepeated(expected.broken, in: trace, under: schedule)
    }
  }

  /// Compares a run with the undisturbed one, up to the first fault or change of the order.
  mutating func recordDifference(of trace: RunTrace, of plan: RunPlan, from base: RunTrace) {
    var (one, other) = (trace, base)
    let hit = one.calls.firstIndex { call in plan.points.contains { $0.matches(call) } }
    let common = zip(one.calls, other.calls).prefix((hit ?? one.calls.count) + 1)
      .prefix { $0.task == $1.task }.count
    (one.calls, one.broken) = (Array(one.calls.prefix(common)), [])
    (other.calls, other.broken) = (Array(other.calls.prefix(common)), [])
    recordDifference(of: one, from: other, under: plan.schedule)
  }

  /// Reports where a run diverged from its plan.
  mutating func recordDivergence(of trace: RunTrace, from plan: RunPlan) {
    func isMissing(_ point: FaultPoint) -> Bool { !trace.calls.contains(where: point.matches) }
    if !trace.hitsAllPoints, let point = plan.points.first(where: isMissing) {
      let missed = "\(point.endpoint) #\(point.occurrence) was not called this time"
      return recordNondeterminism(missed, FaultSchedule(plan.points))
    }
    guard let step = trace.firstMissedStep else { return }
    let planned = plan.schedule.task(atStep: step) ?? trace.steps[step]
    let missed = "\(planned) could not run at step \(step + 1) this time"
    recordNondeterminism(missed, plan.schedule)
  }

  /// Reports violations that a second run of the same schedule does not have.
  mutating func recordUnrepeated(
    _ violated: [BrokenInvariant],
    in trace: RunTrace,
    under schedule: FaultSchedule
  ) {
    let repeated = Set(trace.broken.map(\.name))
    guard let once = violated.first(where: { !repeated.contains($0.name) }) else { return }
    recordNondeterminism("\(describe(once.name)) was violated once and not again", schedule)
  }

  private mutating func recordNondeterminism(_ difference: String, _ schedule: FaultSchedule) {
    let kind = "the use case is not deterministic"
    // An order that is not controlled is reported instead; further differences have the same cause.
    guard !isOrderOpen, !problems.contains(where: { $0.hasPrefix(kind) }) else { return }
    problems.append(
      """
      \(kind): \(difference)
        schedule: \(schedule)
        to fix: get time, identifiers and random numbers from capabilities that return the \
      same values in every run; create what a run changes in the fixture, because globals and files \
      keep their state; sort sets and dictionaries before iterating, because two equal ones can have \
      different orders
      """
    )
  }
}
