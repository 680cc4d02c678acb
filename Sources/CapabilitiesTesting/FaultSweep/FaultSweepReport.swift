import Testing

/// What a ``FaultSweep`` found.
public struct FaultSweepReport: Sendable {
  /// What was swept.
  public let name: String
  /// How many calls the undisturbed run made.
  public internal(set) var calls: Int
  /// How many schedules were run, besides the undisturbed run.
  public internal(set) var schedules: Int
  /// Whether there were more schedules than the coverage's limit allowed to run.
  public internal(set) var reachedLimit = false
  /// Whether the sweep ended early at a run that never did.
  public internal(set) var isStalled = false
  /// Each broken invariant under each schedule, smaller schedules first.
  public internal(set) var violations: [Violation] = []
  /// What makes the sweep itself doubtful: runs that are not deterministic, endpoints with no fault
  /// to throw.
  public internal(set) var anomalies: [String] = []

  /// A schedule under which an invariant did not hold.
  public struct Violation: Sendable, Hashable {
    /// What should have held.
    public let invariant: String
    /// What was done to the run.
    public let schedule: FaultSchedule
    /// What the run called.
    public let transcript: String
  }

  /// One line: `enrol a member: 9 calls, 412 schedules, 0 violations`.
  public var summary: String {
    let limit =
      if isStalled {
        " (stopped at a run that never ended; not every schedule was run)"
      } else if reachedLimit {
        " (stopped at the limit; not every schedule was run)"
      } else { "" }
    return """
      \(name): \(count(calls, "call")), \(count(schedules, "schedule")), \
      \(count(violations.count, "violation"))\(limit)
      """
  }

  /// One text for each broken invariant, with the smallest schedule that breaks it.
  public var failureMessages: [String] {
    var seen: Set<String> = []
    return violations.filter { seen.insert($0.invariant).inserted }.map { smallest in
      let others = violations.count { $0.invariant == smallest.invariant } - 1
      let more = others > 0 ? "\n  and under \(count(others, "other schedule"))" : ""
      let calls = smallest.transcript.split(separator: "\n").map { "    \($0)" }
      return """
        violated: \(smallest.invariant)
          schedule: \(smallest.schedule)\(more)
          calls:
        \(calls.joined(separator: "\n"))
          to run it again: try await sweep.expectInvariants(under: "\(smallest.schedule.code)")
          \(summary)
        """
    }
  }

  func recordIssues(sourceLocation: SourceLocation) {
    for message in failureMessages + anomalies.map({ "\($0)\n  \(summary)" }) {
      recordIssue(message, at: sourceLocation)
    }
    if reachedLimit {
      recordIssue(
        """
        \(summary)
          to fix: narrow the coverage, or raise its scheduleLimit of \(schedules)
        """,
        at: sourceLocation
      )
    }
  }

  mutating func noteEndpointsWithoutFault(in run: FaultRun) {
    for endpoint in Set(run.calls.filter(\.lacksFault).map(\.endpoint)).sorted() {
      anomalies.append(
        """
        \(endpoint) was never failed: it throws errors of a type of its own
          to fix: say which, with Fault("\(endpoint)") { mode in … }
        """
      )
    }
  }

  /// Compares what a run called before its last fault struck with what the run called that the
  /// fault was chosen from.
  mutating func noteDivergence(
    of run: FaultRun,
    under schedule: FaultSchedule,
    from expected: FaultRun
  ) {
    guard let last = schedule.points.last else { return }
    guard let struck = run.calls.firstIndex(where: { last.strikes($0.endpoint, $0.occurrence) })
    else {
      note(schedule, "\(last.endpoint) #\(last.occurrence) was not called this time")
      return
    }
    // Concurrent calls may come in another order, but not with other inputs.
    var known = Dictionary(grouping: expected.calls) { [$0.endpoint] + $0.inputs }
      .mapValues(\.count)
    for call in run.calls[...struck] {
      let key = [call.endpoint] + call.inputs
      guard let left = known[key], left > 0 else {
        note(schedule, "\(call.endpoint)(\(call.inputs.joined(separator: ", "))) was not expected")
        return
      }
      known[key] = left - 1
    }
  }

  private mutating func note(_ schedule: FaultSchedule, _ difference: String) {
    // One is enough: the cause is nearly always the same for all.
    guard !anomalies.contains(where: { $0.hasPrefix("the use case is not deterministic") }) else {
      return
    }
    anomalies.append(
      """
      the use case is not deterministic: \(difference)
        schedule: \(schedule)
        to fix: let time, identifiers and random numbers come from capabilities that answer the \
      same in every run
      """
    )
  }
}
