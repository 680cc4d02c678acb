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
  /// Whether the coverage's limit left out schedules, or its number of random runs single faults.
  public internal(set) var reachedLimit = false
  /// Whether the sweep stopped at a run that never ended.
  public internal(set) var isStalled = false
  /// The violated invariants under each schedule; smaller schedules come first.
  public internal(set) var violations: [Violation] = []
  /// Problems of the sweep itself: runs that are not deterministic, endpoints without an error to
  /// throw, faults that hit nothing.
  public internal(set) var problems: [String] = []
  /// Messages about parts that the sweep leaves out. Tests record them as warnings.
  public internal(set) var warnings: [String] = []

  private let coverage: FaultCoverage
  private let shard: SweepShard
  private var levels: [ScheduleFrontier.Level: ScheduleFrontier.Progress] = [:]
  private var singleFaults = ScheduleFrontier.Progress()
  private var singleSwitches = ScheduleFrontier.Progress()
  /// The number of random schedules after the limit left out others.
  var randomSchedules = 0
  /// The number of runs whose schedules were not varied further, because they violated every invariant.
  var unextended = 0
  /// Whether a task went on at a time that no plan decides, in any run.
  var hasOpenOrder = false
  /// The called endpoints that are not async.
  var unordered: [String] = []
  /// Whether no run has seen a call of the recovery.
  var skipsRecovery: Bool
  /// The called endpoints that no fault fails, because they cannot throw.
  var neverThrowing: [String] = []
  /// How often the clock of a run waited for answers from outside of the sweep.
  var answerWaits = 0
  /// Whether at any step more than one task was runnable.
  var hasChoices = false
  /// The number of orders of whole tasks that runs were compared with.
  var serialOrders = 0
  /// Whether all of these orders lead to the same.
  var ordersAgree = false

  init<Fixture>(_ sweep: FaultSweep<Fixture>, _ shard: SweepShard) {
    self.shard = shard
    name = sweep.name
    tasks = sweep.tasks.map(\.name)
    coverage = sweep.coverage
    skipsRecovery = sweep.recover != nil
  }

  /// An invariant that a schedule violates.
  public struct Violation: Sendable, Hashable {
    /// The violated invariant.
    public let invariant: String
    /// The value found instead; empty if the invariant does not name a value.
    public let seen: String
    /// The outcomes of the tasks one after another, with each order; empty unless the invariant is
    /// ``Invariant/serializable(allowing:observing:)``.
    public let allowed: [String]
    /// The schedule of the run.
    public let schedule: FaultSchedule
    /// The number of schedules run until this one, including it.
    public let run: Int
    /// The number of times that a runnable task had to wait.
    public let preemptions: Int
    /// The calls of the run in the order of their effects, one line each. Only the smallest schedule
    /// that violates the invariant has it.
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

// MARK: Text

extension FaultSweepReport: CustomStringConvertible {
  /// The messages of the issues and warnings that a test records, ``summary`` and ``explored``.
  public var description: String {
    let messages = failureMessages + problems + warnings + [limitMessage].compactMap(\.self)
    return (messages + [summary, explored]).joined(separator: "\n")
  }

  /// The results in one line: `enrol a member: 9 calls, 412 schedules, 0 violations`.
  public var summary: String {
    let end = isStalled ? "a run that never ended" : reachedLimit ? "the limit" : nil
    let limit = end.map { " (stopped at \($0); not every schedule was run)" } ?? ""
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
    switch coverage.interleavings {
    case .none where hasChoices: spots.append("one order only: interleavings are turned off")
    case .random(let runs, let seed) where hasChoices:
      spots.append("\(counted(runs, "random order")) from seed \(seed), with at most one fault")
    case .preemptions(let bound) where hasChoices:
      spots.append("not run: orders with more than \(counted(bound, "preemption"))")
    default: break
    }
    if serialOrders > 0 {
      let isSame = ordersAgree && violations.isEmpty
      let same = isSame ? ", which all lead to the same: the tasks commute, or never meet" : ""
      spots.append("compared with \(counted(serialOrders, "order")) of whole tasks\(same)")
    }
    if hasChoices { spots.append("not covered: races within a call, which counts as one step") }
    let crashes = coverage.modes.contains { $0 == .crash || $0 == .crashAlone }
    let skips = [hasChoices ? "ordered" : nil, crashes ? "crashed" : nil].compactMap(\.self)
    if !skips.isEmpty, !unordered.isEmpty {
      let (skips, calls) = (skips.joined(separator: " or "), unordered.joined(separator: ", "))
      spots.append("not \(skips): calls of \(calls), which do not suspend")
    }
    if crashes, skipsRecovery {
      spots.append("not crashed: the recovery, which made no call through the injector")
    }
    if !neverThrowing.isEmpty {
      let more = neverThrowing.count > 5 ? ", …" : ""
      spots.append(
        "never failed: \(neverThrowing.prefix(5).joined(separator: ", "))\(more), which cannot throw"
      )
    }
    if hasOpenOrder {
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
      let others = violations.count { $0.invariant == violation.invariant } - 1
      let (found, allowed) = shortened(
        violation.seen,
        violation.allowed.prefix(6).joined(separator: ", ")
      )
      let left = violation.allowed.count - 6
      let further = left > 0 ? ", and \(counted(left, "other order"))" : ""
      let isHidden = violation.allowed.contains { $0.hasPrefix("\(violation.seen) (") }
      return ["violated: \(violation.invariant)"]
        + (violation.seen.isEmpty ? [] : ["  found: \(found)"])
        + (violation.allowed.isEmpty ? [] : ["  one after another: \(allowed)\(further)"])
        + (isHidden ? ["  (they differ in a part that their descriptions leave out)"] : [])
        + (others == 0 ? [] : ["  also violated by \(counted(others, "other schedule"))"])
    }
    let calls = ShortenedStory.lines(of: broken.first?.transcript ?? "").map { "    \($0)" }
    let hash = broken.first?.fingerprint.map { "@\($0)" }
    let code = [schedule.code, hash ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let lines =
      invariants
      + (broken.first.map { ["  schedule: \(headline(of: $0))"] } ?? [])
      + ["  calls:"] + calls
      + ["  \(reproduction(code))"]
      + ["  \(summary)"]
    return lines.joined(separator: "\n")
  }

  private func reproduction(_ code: String) -> String {
    if code.isEmpty { return "cannot be reproduced: the order was not controlled" }
    // Random orders of an endless run have a code of a megabyte.
    if code.utf8.count > 10_000 {
      return "reproduce with: the sweep, or the schedule of the violation in its report"
    }
    return "reproduce with: try await sweep.expectInvariants(under: \"\(code)\")"
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
    for message in failureMessages + problems.map({ "\($0)\n  \(summary)" }) {
      recordIssue(message, at: sourceLocation)
    }
    for warning in warnings {
      recordIssue("\(warning)\n  \(summary)", at: sourceLocation, severity: .warning)
    }
    if let message = limitMessage {
      recordIssue(message, at: sourceLocation, severity: coverage.failsAtLimit ? .error : .warning)
    }
  }

  /// The message that the limit, or too few random runs, left out single faults or single switches of
  /// tasks; `nil` if all of them ran.
  package var limitMessage: String? {
    let parts = [(singleFaults, "single fault"), (singleSwitches, "one-switch order")]
    let missing = parts.filter { $0.0.left > 0 }.map { progress, what in
      "\(progress.left) of \(counted(progress.run + progress.left, what))"
    }
    guard reachedLimit, !missing.isEmpty else { return nil }
    let rows = explored.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let limit = coverage.scheduleLimit
    let part = shard.isWhole ? "" : ", of which \(shard) runs \(shard.share(of: limit))"
    let (cause, fix) =
      if case .random(let runs, _) = coverage.interleavings {
        (counted(runs, "random run"), "make two random runs for each single fault")
      } else {
        ("the schedule limit", "raise the coverage's scheduleLimit of \(limit)\(part)")
      }
    return """
      \(cause) left out \(missing.joined(separator: " and "))
        \(summary)
      \(rows)
        to fix: \(fix), or narrow the coverage: fewer modes, calls or tasks; let polling loops sleep
      """
  }

  /// Counts the single faults of random runs. Every second run has one.
  mutating func recordSingleFaults(_ count: Int) {
    guard case .random(let runs, _) = coverage.interleavings else { return }
    for index in (0..<count).map({ 2 * $0 + 1 }) where shard.owns(index) {
      if index < runs { singleFaults.run += 1 } else { singleFaults.left += 1 }
    }
    reachedLimit = singleFaults.left > 0
  }

  mutating func recordLevels(of frontier: ScheduleFrontier) {
    levels = frontier.levels
    singleFaults = frontier.singleFaults
    singleSwitches = frontier.singleSwitches
  }
}
