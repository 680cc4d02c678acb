import Testing

/// What a ``FaultSweep`` found.
public struct FaultSweepReport: Sendable {
  /// What was swept.
  public let name: String
  /// The tasks of the story, in its order.
  public let tasks: [String]
  /// How many calls the undisturbed run made; each wait for an element of a stream is one.
  public internal(set) var calls = 0
  /// How many schedules were run, besides the undisturbed run.
  public internal(set) var schedules = 0
  /// Whether there were more schedules than the coverage's limit allowed to run.
  public internal(set) var reachedLimit = false
  /// Whether the sweep ended early at a run that never did.
  public internal(set) var isStalled = false
  /// Each broken invariant under each schedule, smaller schedules first.
  public internal(set) var violations: [Violation] = []
  /// What makes the sweep itself doubtful: runs that are not deterministic, endpoints with no fault
  /// to throw, faults that strike nothing.
  public internal(set) var anomalies: [String] = []

  let interleavings: Interleavings
  let failsAtLimit: Bool
  var levels: [ScheduleFrontier.Level: (run: Int, left: Int)] = [:]
  /// What single faults did, and the order in which they first struck.
  var cells: [FaultPoint: ReportCell] = [:]
  var struck: [FaultPoint] = []
  /// Whether something ran on a thread or an executor that is not the sweep's.
  var sawForeignWork = false
  /// Whether there was ever more than one task that could go on.
  var hasChoices = false

  init<Fixture>(_ sweep: FaultSweep<Fixture>) {
    name = sweep.name
    tasks = sweep.tasks.map(\.name)
    interleavings = sweep.coverage.interleavings
    failsAtLimit = sweep.coverage.failsAtLimit
  }

  /// A schedule under which an invariant did not hold.
  public struct Violation: Sendable, Hashable {
    /// What should have held.
    public let invariant: String
    /// What was seen instead; empty where the invariant does not name what it looks at.
    public let seen: String
    /// What was done to the run.
    public let schedule: FaultSchedule
    /// How many schedules were run until this one was found, itself included.
    public let run: Int
    /// How often a task had to wait that could have gone on.
    public let preemptions: Int
    /// What the run called, in the order of effects, a line for each call. It is kept for the
    /// smallest schedule only that breaks the invariant.
    public let transcript: String
    /// The same as a Mermaid sequence diagram, to stand in a `mermaid` block of a Markdown file.
    public let mermaid: String
  }

  /// Whether an invariant is known to be broken.
  func hasViolated(_ invariant: String) -> Bool {
    violations.contains { $0.invariant == invariant }
  }
}

extension FaultSweepReport.Violation {
  init(
    invariant: String,
    seen: String,
    schedule: FaultSchedule,
    run: Int,
    preemptions: Int,
    record: RunRecord,
    tasks: [String]
  ) {
    self.invariant = invariant
    self.seen = seen
    self.schedule = schedule
    self.run = run
    self.preemptions = preemptions
    transcript = record.text(ofStory: tasks)
    mermaid = record.mermaid(ofStory: tasks)
  }
}

// MARK: Text

extension FaultSweepReport {
  /// One line: `enrol a member: 9 calls, 412 schedules, 0 violations`.
  public var summary: String {
    let limit =
      if isStalled {
        " (stopped at a run that never ended; not every schedule was run)"
      } else if reachedLimit {
        " (stopped at the limit; not every schedule was run)"
      } else { "" }
    let story = tasks.count > 1 ? "\(count(tasks.count, "task")), " : ""
    return """
      \(name): \(story)\(count(calls, "call")), \(count(schedules, "schedule")), \
      \(count(violations.count, "violation"))\(limit)
      """
  }

  /// What was run and what was not, a line for each number of faults and preemptions, then what no
  /// sweep sees.
  public var explored: String {
    let rows = levels.sorted { $0.key < $1.key }.map { level, counts in
      let order = hasChoices ? ", \(count(level.preemptions, "preemption"))" : ""
      let known = counts.run + counts.left
      let all = counts.left == 0 ? "all \(known)" : "\(counts.run) of \(known) known"
      return "\(count(level.faults, "fault"))\(order): \(all) run"
    }
    return (rows + blindSpots).joined(separator: "\n")
  }

  private var blindSpots: [String] {
    var spots: [String] = []
    switch interleavings {
    case .none where hasChoices: spots.append("one order only: interleavings are turned off")
    case .random(let runs, let seed) where hasChoices:
      spots.append("\(count(runs, "order")) drawn at random from the seed \(seed)")
    case .preemptions(let bound) where hasChoices:
      spots.append("not run: orders with more than \(count(bound, "preemption"))")
    default: break
    }
    if hasChoices { spots.append("not seen: races within a call, which counts as one step") }
    if sawForeignWork {
      spots.append(
        "not in the sweep's hands: work on other threads or executors, such as detached tasks"
      )
    }
    return spots
  }

  /// One text for each broken invariant, with the smallest schedule that breaks it.
  public var failureMessages: [String] {
    var seen: Set<String> = []
    return violations.filter { seen.insert($0.invariant).inserted }.map { smallest in
      let others = violations.count { $0.invariant == smallest.invariant } - 1
      let calls = smallest.transcript.split(separator: "\n").map { "    \($0)" }
      let code = smallest.schedule.code
      let lines =
        ["violated: \(smallest.invariant)"]
        + (smallest.seen.isEmpty ? [] : ["  saw: \(smallest.seen)"])
        + ["  schedule: \(headline(of: smallest))"]
        + (others > 0 ? ["  and under \(count(others, "other schedule"))"] : [])
        + ["  calls:"] + calls
        + ["  to run it again: try await sweep.expectInvariants(under: \"\(code)\")"]
        + ["  \(summary)"]
      return lines.joined(separator: "\n")
    }
  }

  private func headline(of violation: Violation) -> String {
    guard tasks.count > 1 || violation.preemptions > 0 || !violation.schedule.turns.isEmpty else {
      return "\(violation.schedule)"
    }
    let faults = violation.schedule.points.map(\.phrase)
    let names = tasks.enumerated().map { "T\($0.offset + 1) \"\($0.element)\"" }
    return
      ([count(violation.preemptions, "preemption")] + faults + (tasks.count > 1 ? names : []))
      .joined(separator: ", ")
  }

  func recordIssues(sourceLocation: SourceLocation) {
    for message in failureMessages + anomalies.map({ "\($0)\n  \(summary)" }) {
      recordIssue(message, at: sourceLocation)
    }
    if reachedLimit, failsAtLimit {
      let rows = explored.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      recordIssue(
        """
        \(summary)
        \(rows)
          to fix: narrow the coverage, or raise its scheduleLimit of \(schedules)
        """,
        at: sourceLocation
      )
    }
  }
}

// MARK: Anomalies

/// What makes a sweep doubtful.
extension FaultSweepReport {
  mutating func noteUndisturbed(_ trace: RunTrace) {
    calls = trace.callCount
    hasChoices = trace.hasChoices
    isStalled = trace.isStalled
  }

  /// Names the endpoints that were to fail, and could not.
  mutating func noteEndpointsWithoutFault(in trace: RunTrace) {
    let lacking = trace.calls.compactMap(\.traits).filter(\.lacksFault).map(\.name)
    for endpoint in Set(lacking).sorted() {
      anomalies.append(
        """
        \(endpoint) was never failed: it throws errors of a type of its own
          to fix: say which, with Fault("\(endpoint)") { mode in … }
        """
      )
    }
  }

  /// Names the endpoints whose streams nothing was done to.
  mutating func noteUnfollowedStreams(_ streams: [(endpoint: String, type: String)]) {
    for (endpoint, type) in streams {
      anomalies.append(
        """
        \(endpoint) was not swept: the elements of its \(type) cannot be followed
          to fix: let it return an AsyncStream, an AsyncThrowingStream, or an \
        any AsyncSequence<Element, Failure> & Sendable, alone
        """
      )
    }
  }

  mutating func noteUnusedFaults(_ names: [String]) {
    for name in names {
      anomalies.append(
        """
        Fault("\(name)") struck nothing: no endpoint of that name was called
          to fix: name an endpoint as its capability names it to `wrap`, or drop the fault
        """
      )
    }
  }

  /// Says which parts of a schedule that somebody asked for did not come about.
  mutating func noteMisses(of trace: RunTrace, under schedule: FaultSchedule) {
    if let text = schedule.misread {
      anomalies.append(
        """
        \(describe(text)) is not the code of a schedule
          to fix: write it as failure messages do, such as \
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
        "\(stranger) is no task of this story, which has \(known.joined(separator: ", "))"
      )
    }
    for point in schedule.points where !strangers.contains(point.task) && !trace.reached(point) {
      let caller = point.task == .first ? "" : "\(point.task) "
      anomalies.append(
        "\(caller)\(point.endpoint) #\(point.occurrence) was not called, so its fault struck "
          + "nothing; the use case called: \(trace.endpoints)"
      )
    }
    noteMissedTurns(of: trace, under: schedule)
  }

  private mutating func noteMissedTurns(of trace: RunTrace, under schedule: FaultSchedule) {
    let steps = trace.steps.prefix { $0.isOfStory }.count
    if let step = trace.firstMissedStep, step < steps, let missed = schedule.task(atStep: step) {
      anomalies.append(
        "step \(step + 1) of the schedule was not \(missed)'s: it had ended or waited for "
          + "somebody; the run went on with \(trace.steps[step])"
      )
    } else if let late = schedule.task(atStep: steps) {
      anomalies.append(
        "the schedule goes on with \(late), but the story had ended after \(count(steps, "step"))"
      )
    }
  }

  /// Compares two runs of one schedule.
  mutating func noteDifference(of trace: RunTrace, from expected: RunTrace) {
    let others = expected.calls.map { "\($0.task) \($0.text)" }
    for (index, call) in trace.calls.enumerated() {
      guard index >= others.count || "\(call.task) \(call.text)" != others[index] else { continue }
      return noteNondeterminism("\(call.text) was not expected")
    }
    guard trace.calls.count < others.count else { return }
    noteNondeterminism("\(expected.calls[trace.calls.count].text) was not called this time")
  }

  /// Notes where a run left its plan.
  mutating func noteDivergence(of trace: RunTrace, from plan: RunPlan) {
    if let point = plan.points.first(where: { !trace.reached($0) }) {
      let struck = "\(point.endpoint) #\(point.occurrence) was not called this time"
      return noteNondeterminism(struck, FaultSchedule(plan.points))
    }
    guard let step = trace.firstMissedStep else { return }
    let planned = plan.schedule.task(atStep: step) ?? trace.steps[step]
    let missed = "\(planned) could not go on at step \(step + 1) this time"
    noteNondeterminism(missed, plan.schedule)
  }

  private mutating func noteNondeterminism(
    _ difference: String,
    _ schedule: FaultSchedule = FaultSchedule()
  ) {
    // One is enough: the cause is nearly always the same for all.
    guard !anomalies.contains(where: { $0.hasPrefix("the use case is not deterministic") }) else {
      return
    }
    let others =
      sawForeignWork
      ? "; start work in task groups or with `async let`, as what `Task { }` and `Task.detached` "
        + "start, and what runs on the main actor, leaves the sweep" : ""
    anomalies.append(
      """
      the use case is not deterministic: \(difference)
        schedule: \(schedule)
        to fix: let time, identifiers and random numbers come from capabilities that answer the \
      same in every run\(others)
      """
    )
  }
}
