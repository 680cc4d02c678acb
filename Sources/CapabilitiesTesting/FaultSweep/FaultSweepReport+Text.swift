import Testing

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
    if hasSeenOthers {
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
