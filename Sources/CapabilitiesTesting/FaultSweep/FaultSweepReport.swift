import Testing

/// The results of a ``FaultSweep``.
public struct FaultSweepReport: Sendable {
  /// The sweep's name.
  public let name: String
  /// The names of the story's tasks, in their order.
  public let tasks: [String]
  /// The number of calls in the undisturbed run. Each wait for a stream element counts as one.
  public internal(set) var calls = 0
  /// The number of schedules that ran, besides the undisturbed run.
  public internal(set) var schedules = 0
  /// Whether the coverage's limit left out schedules.
  public internal(set) var reachedLimit = false
  /// Whether the sweep stopped at a run that never ended.
  public internal(set) var isStalled = false
  /// The violated invariants under each schedule; smaller schedules come first.
  public internal(set) var violations: [Violation] = []
  /// Problems of the sweep itself: runs that are not deterministic, endpoints without an error to
  /// throw, faults that hit nothing.
  public internal(set) var anomalies: [String] = []

  private let interleavings: Interleavings
  private let failsAtLimit: Bool
  private let scheduleLimit: Int
  private let shard: SweepShard
  private var levels: [ScheduleFrontier.Level: ScheduleFrontier.Progress] = [:]
  private var singleFaults = ScheduleFrontier.Progress()
  private var singleSwitches = ScheduleFrontier.Progress()
  /// The number of random schedules after the limit left out others.
  var randomSchedules = 0
  /// The number of runs whose schedules were not varied further, because they violated every
  /// invariant.
  var unextended = 0
  /// The results of single faults, and the order in which they first hit.
  private var cells: [FaultPoint: ReportCell] = [:]
  private var hitPoints: [FaultPoint] = []
  /// Whether work ran on a thread or executor outside the sweep.
  var sawForeignWork = false
  /// Whether at any step more than one task was runnable.
  var hasChoices = false
  /// The number of orders of whole tasks that runs were compared with.
  private var serialOrders = 0
  /// Whether all of these orders lead to the same.
  private var ordersAgree = false

  init<Fixture>(_ sweep: FaultSweep<Fixture>, _ shard: SweepShard) {
    self.shard = shard
    name = sweep.name
    tasks = sweep.tasks.map(\.name)
    interleavings = sweep.coverage.interleavings
    failsAtLimit = sweep.coverage.failsAtLimit
    scheduleLimit = sweep.coverage.scheduleLimit
  }

  /// An invariant that a schedule violates.
  public struct Violation: Sendable, Hashable {
    /// The violated invariant.
    public let invariant: String
    /// The value found instead; empty if the invariant does not name a value.
    public let seen: String
    /// What the tasks lead to one after another, with each order; empty unless the invariant is
    /// ``Invariant/serializable(observing:)``.
    public let allowed: [String]
    /// The schedule of the run.
    public let schedule: FaultSchedule
    /// The number of schedules run until this one, including it.
    public let run: Int
    /// The number of times that a runnable task had to wait.
    public let preemptions: Int
    /// The calls of the run in the order of their effects, one line each. Only the smallest
    /// schedule that violates the invariant has it.
    public let transcript: String
    /// The same calls as a Mermaid sequence diagram, for a `mermaid` block in a Markdown file.
    public let mermaid: String
    /// The short hash of the run's calls.
    let fingerprint: String?
  }

  /// Whether an earlier run violated the invariant.
  func hasViolated(_ invariant: String) -> Bool {
    violations.contains { $0.invariant == invariant }
  }
}

extension FaultSweepReport.Violation {
  init(
    invariant: String,
    seen: String,
    allowed: [String],
    schedule: FaultSchedule,
    run: Int,
    preemptions: Int,
    fingerprint: String?,
    record: RunRecord,
    tasks: [String]
  ) {
    self.fingerprint = fingerprint
    self.invariant = invariant
    self.seen = seen
    self.allowed = allowed
    self.schedule = schedule
    self.run = run
    self.preemptions = preemptions
    transcript = record.text(ofStory: tasks)
    mermaid = record.mermaid(ofStory: tasks)
  }
}

// MARK: Text

extension FaultSweepReport {
  /// The results in one line: `enrol a member: 9 calls, 412 schedules, 0 violations`.
  public var summary: String {
    let limit =
      if isStalled {
        " (stopped at a run that never ended; not every schedule was run)"
      } else if reachedLimit {
        " (stopped at the limit; not every schedule was run)"
      } else { "" }
    let story = tasks.count > 1 ? "\(counted(tasks.count, "task")), " : ""
    let part = shard.isWhole ? "" : " (\(shard))"
    return """
      \(name)\(part): \(story)\(counted(calls, "call")), \(counted(schedules, "schedule")), \
      \(counted(violations.count, "violation"))\(limit)
      """
  }

  /// The schedules that ran and those that did not, one line for each number of faults and
  /// preemptions, followed by what no sweep covers.
  public var explored: String {
    let rows = levels.sorted { $0.key < $1.key }.map { level, counts in
      let order = hasChoices ? ", \(counted(level.preemptions, "preemption"))" : ""
      let known = counts.run + counts.left
      let all = counts.left == 0 ? "all \(known)" : "\(counts.run) of \(known) known"
      return "\(counted(level.faults, "fault"))\(order): \(all) run"
    }
    return (rows + blindSpots).joined(separator: "\n")
  }

  private var blindSpots: [String] {
    var spots: [String] = []
    if !shard.isWhole { spots.append("\(shard): the other parts run elsewhere") }
    if randomSchedules > 0 {
      spots.append("then \(counted(randomSchedules, "random schedule")) run")
    }
    if unextended > 0 {
      let runs = counted(unextended, "run")
      spots.append(
        "not run: variations of \(runs) that violated every invariant or never recovered"
      )
    }
    switch interleavings {
    case .none where hasChoices: spots.append("one order only: interleavings are turned off")
    case .random(let runs, let seed) where hasChoices:
      spots.append("\(counted(runs, "random order")) from seed \(seed)")
    case .preemptions(let bound) where hasChoices:
      spots.append("not run: orders with more than \(counted(bound, "preemption"))")
    default: break
    }
    if serialOrders > 0 {
      let same =
        ordersAgree ? ", which all lead to the same: the tasks commute, or never meet" : ""
      spots.append("compared with \(counted(serialOrders, "order")) of whole tasks\(same)")
    }
    if hasChoices { spots.append("not covered: races within a call, which counts as one step") }
    if sawForeignWork {
      spots.append(
        "order not controlled: work on other threads or executors, such as callbacks of a queue"
      )
    }
    return spots
  }

  /// One message for each run that is the smallest to violate an invariant, with its calls. Long
  /// values and repeated calls are shortened; ``Violation/transcript`` has all of them.
  public var failureMessages: [String] {
    var smallest: [(schedule: FaultSchedule, violations: [Violation])] = []
    var seen: Set<String> = []
    for violation in violations where seen.insert(violation.invariant).inserted {
      if let index = smallest.firstIndex(where: { $0.schedule == violation.schedule }) {
        smallest[index].violations.append(violation)
      } else {
        smallest.append((violation.schedule, [violation]))
      }
    }
    return smallest.map { message(of: $0.violations, under: $0.schedule) }
  }

  private func message(of broken: [Violation], under schedule: FaultSchedule) -> String {
    let invariants = broken.flatMap { violation in
      ["violated: \(violation.invariant)"]
        + (violation.seen.isEmpty ? [] : ["  found: \(cutLine(violation.seen))"])
        + (violation.allowed.isEmpty ? [] : ["  one after another: \(orders(in: violation))"])
    }
    let calls = ShortenedStory.lines(of: broken.first?.transcript ?? "").map { "    \($0)" }
    let hash = broken.first?.fingerprint.map { "@\($0)" }
    let code = [schedule.code, hash ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let lines =
      invariants
      + (broken.first.map { ["  schedule: \(headline(of: $0))"] } ?? [])
      + otherSchedules(of: broken) + ["  calls:"] + calls
      + ["  reproduce with: try await sweep.expectInvariants(under: \"\(code)\")"]
      + ["  \(summary)"]
    return lines.joined(separator: "\n")
  }

  private func orders(in violation: Violation) -> String {
    let shown = violation.allowed.prefix(6).joined(separator: ", ")
    let left = violation.allowed.count - 6
    return cutLine(shown) + (left > 0 ? ", and \(counted(left, "other order"))" : "")
  }

  private func otherSchedules(of broken: [Violation]) -> [String] {
    let counts = broken.map { one in violations.count { $0.invariant == one.invariant } - 1 }
    guard let most = counts.max(), most > 0 else { return [] }
    let each =
      counts.allSatisfy { $0 == most } ? "\(most)" : counts.map { "\($0)" }.joined(separator: ", ")
    return ["  also violated by \(each) other schedule\(each == "1" ? "" : "s")"]
  }

  private func headline(of violation: Violation) -> String {
    guard tasks.count > 1 || violation.preemptions > 0 || !violation.schedule.turns.isEmpty else {
      return "\(violation.schedule)"
    }
    let faults = violation.schedule.points.map(\.phrase)
    let names = tasks.enumerated().map { "T\($0.offset + 1) \"\($0.element)\"" }
    return
      ([counted(violation.preemptions, "preemption")] + faults + (tasks.count > 1 ? names : []))
      .joined(separator: ", ")
  }

  func recordIssues(sourceLocation: SourceLocation) {
    for message in failureMessages + anomalies.map({ "\($0)\n  \(summary)" }) {
      recordIssue(message, at: sourceLocation)
    }
    if let message = limitMessage {
      recordIssue(message, at: sourceLocation, severity: failsAtLimit ? .error : .warning)
    }
  }

  /// The message that the limit left out single faults or single switches of tasks; `nil` if all of
  /// them ran.
  package var limitMessage: String? {
    let parts = [(singleFaults, "single fault"), (singleSwitches, "order with one task switch")]
    let missing = parts.filter { $0.0.left > 0 }.map { progress, what in
      "\(progress.left) of \(counted(progress.run + progress.left, what))"
    }
    guard reachedLimit, !missing.isEmpty else { return nil }
    let rows = explored.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let part =
      shard.isWhole ? "" : ", of which \(shard) runs \(shard.share(of: scheduleLimit))"
    return """
      the schedule limit left out \(missing.joined(separator: " and "))
        \(summary)
      \(rows)
        to fix: raise the coverage's scheduleLimit of \(scheduleLimit)\(part), or narrow the coverage: \
      fewer modes, calls or tasks
      """
  }

  mutating func recordLevels(of frontier: ScheduleFrontier) {
    levels = frontier.levels
    singleFaults = frontier.singleFaults
    singleSwitches = frontier.singleSwitches
  }
}

// MARK: Anomalies

/// The problems that make a sweep's result unreliable.
extension FaultSweepReport {
  mutating func recordUndisturbed(_ trace: RunTrace) {
    calls = trace.callCount
    hasChoices = trace.hasChoices
    isStalled = trace.isStalled
  }

  /// Reports runs that no order in a sample of the orders explains, which proves nothing.
  mutating func record(_ orders: SerialOrders) {
    serialOrders = orders.runs
    ordersAgree = orders.haveSameOutcome
    if orders.observesNothing {
      anomalies.append(
        """
        the invariant serializable compares nothing: what it observes is the same with and without \
        the tasks
          to fix: observe what the tasks change, or record what they read with \
        faults.record(result:)
        """
      )
    }
    guard orders.undecided > 0 else { return }
    anomalies.append(
      """
      \(orders.undecided) of \(counted(orders.compared, "run")) could not be judged: the tasks have more \
      than \(SerialOrders.limit) orders, and only a sample of them was run
        to fix: use fewer tasks, or give interchangeable tasks the same name
      """
    )
  }

  /// Reports parts of a sweep without which it cannot find anything.
  mutating func recordMissingParts<Fixture>(
    of sweep: FaultSweep<Fixture>,
    in undisturbed: RunTrace
  ) {
    if sweep.invariants.isEmpty {
      anomalies.append(
        """
        the sweep checks nothing: it has no invariants
          to fix: pass the conditions that must hold after every run
        """
      )
    }
    let calls = undisturbed.calls.filter { $0.traits != nil }
    guard !calls.isEmpty else {
      anomalies.append(
        tasks.isEmpty
          ? """
          the sweep runs nothing: it has no tasks
            to fix: pass the use cases to run
          """
          : """
          the sweep saw no call of an endpoint
            to fix: call the use case in a world that is `intercepted(by:)` the injector
          """
      )
      return
    }
    let callers = Set(calls.map(\.task.root))
    // A detached task can make the calls of any task.
    guard !callers.contains(SweepTask.elsewhere.root) else { return }
    for (index, name) in tasks.enumerated() where !callers.contains(Int32(index + 1)) {
      anomalies.append(
        """
        the sweep saw no call of T\(index + 1) \(describe(name))
          to fix: call its use case in a world that is `intercepted(by:)` the injector
        """
      )
    }
  }

  /// Reports that no schedule ran besides the undisturbed one.
  mutating func recordEmptySweep(of coverage: FaultCoverage) {
    guard schedules == 0, !isStalled, !reachedLimit, violations.isEmpty, anomalies.isEmpty else {
      return
    }
    let faults =
      coverage.modes.isEmpty ? "the coverage has no faults" : "none of its modes fits a call"
    let orders =
      !hasChoices
      ? "the story has one order"
      : coverage.interleavings == .none
        ? "interleavings are turned off" : "the coverage allows no other order"
    anomalies.append(
      """
      only the undisturbed run was made: \(faults), and \(orders)
        to fix: add modes or tasks, or call the use case in a plain test
      """
    )
  }

  /// Reports endpoints that could not fail, because no error was given for them.
  mutating func recordEndpointsWithoutFault(in trace: RunTrace) {
    let lacking = trace.calls.compactMap(\.traits).filter(\.lacksFault).map { ($0.name, $0) }
    let traits = Dictionary(lacking, uniquingKeysWith: { first, _ in first })
    for (endpoint, traits) in traits.sorted(by: { $0.key < $1.key }) {
      let reason = traits.mismatch.map {
        "its Fault makes a \($0.made), but it throws \($0.thrown)"
      }
      let fix = traits.mismatch.map { "make a \($0.thrown) in the Fault" }
      anomalies.append(
        """
        \(endpoint) was never failed: \(reason ?? "no error was given for its error type")
          to fix: \(fix ?? "give the error with Fault(\"\(endpoint)\") { mode in … }")
        """
      )
    }
  }

  /// Reports endpoints whose stream elements the sweep cannot observe.
  mutating func recordUnobservedStreams(_ streams: [(endpoint: String, type: String)]) {
    for (endpoint, type) in streams {
      anomalies.append(
        """
        \(endpoint) was not swept: the elements of its \(type) cannot be observed
          to fix: return an AsyncStream, an AsyncThrowingStream, or an \
        any AsyncSequence<Element, Failure> & Sendable, not wrapped in another value
        """
      )
    }
  }

  mutating func recordUnusedFaults(_ names: [String]) {
    for name in names {
      anomalies.append(
        """
        Fault("\(name)") hit nothing: no endpoint with this name was called
          to fix: use the name that the capability passes to `wrap`, or remove the fault
        """
      )
    }
  }

  /// Reports the parts of a requested schedule that did not happen.
  mutating func recordMisses(of trace: RunTrace, under schedule: FaultSchedule) {
    if let text = schedule.misread {
      anomalies.append(
        """
        \(describe(text)) is not the code of a schedule
          to fix: copy the code from a failure message, for example \
        "T1:6, T2:3, T1:1, T2/PersonStore.save#1:crash"
        """
      )
      return
    }
    let strangers = Set(schedule.turns.map(\.task) + schedule.points.map(\.task))
      .filter { $0.root > tasks.count }
    for stranger in strangers.sorted() {
      let known = tasks.enumerated().map { "T\($0.offset + 1) \(describe($0.element))" }
      anomalies.append(
        "\(stranger) is not a task of this story; its tasks are \(known.joined(separator: ", "))"
      )
    }
    for point in schedule.points where !strangers.contains(point.task) && !trace.reached(point) {
      let caller = point.task == .first ? "" : "\(point.task) "
      anomalies.append(
        "\(caller)\(point.endpoint) #\(point.occurrence) was not called, so its fault hit "
          + "nothing; the use case called: \(trace.endpoints)"
      )
    }
    recordMissedTurns(of: trace, under: schedule)
    if anomalies.isEmpty, let expected = schedule.fingerprint, let found = trace.fingerprint,
      expected != found
    {
      anomalies.append(
        """
        the code is stale: the story makes other calls than in the run that printed it
          to fix: run the whole sweep, and take the new code from its message
        """
      )
    }
  }

  private mutating func recordMissedTurns(of trace: RunTrace, under schedule: FaultSchedule) {
    let steps = trace.steps.prefix { $0.isOfStory }.count
    if let step = trace.firstMissedStep, step < steps, let missed = schedule.task(atStep: step) {
      anomalies.append(
        "\(missed) could not run at step \(step + 1) of the schedule: it had ended or was waiting; "
          + "\(trace.steps[step]) ran instead"
      )
    } else if let late = schedule.task(atStep: steps) {
      anomalies.append(
        "the schedule continues with \(late), but the story ended after \(counted(steps, "step"))"
      )
    }
  }

  /// Compares two runs of the same schedule.
  mutating func recordDifference(of trace: RunTrace, from expected: RunTrace) {
    let others = expected.calls.map { "\($0.task) \($0.text)" }
    for (index, call) in trace.calls.enumerated() {
      guard index >= others.count || "\(call.task) \(call.text)" != others[index] else { continue }
      return recordNondeterminism("\(call.text) was not expected")
    }
    guard trace.calls.count < others.count else { return }
    recordNondeterminism("\(expected.calls[trace.calls.count].text) was not called this time")
  }

  /// Reports where a run diverged from its plan.
  mutating func recordDivergence(of trace: RunTrace, from plan: RunPlan) {
    if let point = plan.points.first(where: { !trace.reached($0) }) {
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

  private mutating func recordNondeterminism(
    _ difference: String,
    _ schedule: FaultSchedule = FaultSchedule()
  ) {
    // Report one difference only: further ones nearly always have the same cause.
    guard !anomalies.contains(where: { $0.hasPrefix("the use case is not deterministic") }) else {
      return
    }
    let others =
      sawForeignWork
      ? "; call endpoints from tasks that the story starts, because the work of other threads and "
        + "queues leaves the sweep" : ""
    anomalies.append(
      """
      the use case is not deterministic: \(difference)
        schedule: \(schedule)
        to fix: get time, identifiers and random numbers from capabilities that return the \
      same values in every run; sort sets and dictionaries before iterating, because their \
      order depends on the seed of hashing\(others)
      """
    )
  }
}

// MARK: HTML

extension FaultSweepReport {
  /// The report as an HTML page: a row for each call, a column for each mode, and in each cell
  /// whether the invariants held under that single fault, in all orders that ran.
  public var html: String {
    let modes = FaultMode.allCases.filter { mode in cells.keys.contains { $0.mode == mode } }
    let head = modes.map { "<th>\($0.rawValue)</th>" }.joined()
    let rows = hitCalls.map { call in
      let columns = modes.map { mode in
        cell(
          cells[
            FaultPoint(
              task: call.task,
              endpoint: call.endpoint,
              occurrence: call.occurrence,
              mode: mode
            )
          ]
        )
      }
      let name = "\(call.task) \(call.endpoint)#\(call.occurrence)"
      return "<tr><th>\(escaped(name))</th>\(columns.joined())</tr>"
    }
    let failures = failureMessages.map { "<pre>\(escaped($0))</pre>" }
    return """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>\(escaped(name))</title>
      <style>
        body { font-family: sans-serif }
        table { border-collapse: collapse }
        th, td { border: 1px solid #ccc; padding: 2px 8px; font-weight: normal; text-align: left }
        .held { background: #d8f0d8 }
        .broken { background: #f4c7c3 }
      </style>
      <h1>\(escaped(name))</h1>
      <p>\(escaped(summary))</p>
      <pre>\(escaped(explored))</pre>
      <table>
      <tr><th>call</th>\(head)</tr>
      \(rows.joined(separator: "\n"))
      </table>
      \(failures.joined(separator: "\n"))
      """
  }

  /// The calls hit by single faults, without duplicates, in the order they were first hit.
  private var hitCalls: [FaultPoint] {
    var seen: Set<[String]> = []
    return hitPoints.filter { point in
      seen.insert(["\(point.task)", point.endpoint, "\(point.occurrence)"]).inserted
    }
  }

  private func cell(_ cell: ReportCell?) -> String {
    guard let cell else { return "<td></td>" }
    guard cell.violations > 0 else { return "<td class=\"held\">\(counted(cell.runs, "run"))</td>" }
    return "<td class=\"broken\">\(cell.violations) of \(counted(cell.runs, "run"))</td>"
  }

  /// Counts a run under a single fault, and its violations.
  mutating func recordCell(of trace: RunTrace, _ plan: RunPlan) {
    guard plan.points.count == 1, var point = plan.points.first, !point.isPersistent else { return }
    // Partitions of any length share a cell.
    if point.calls > 1 { point = point.partition(calls: 1) }
    if cells[point] == nil { hitPoints.append(point) }
    cells[point, default: ReportCell()].runs += 1
    if !trace.broken.isEmpty { cells[point, default: ReportCell()].violations += 1 }
  }
}

private func escaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }.joined()
}

/// The number of runs in which a fault hit a call, and how many of them violated an invariant.
private struct ReportCell: Sendable {
  var runs = 0
  var violations = 0
}
