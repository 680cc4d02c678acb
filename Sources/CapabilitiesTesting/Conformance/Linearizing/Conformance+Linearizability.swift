import CapabilityTranscripts

extension Conformance {
  /// Lets several tasks call the subject at the same time, and searches for each history an order of
  /// its calls in which the reference gives the same answers, without recording issues.
  ///
  /// Parameters, result and errors are those of `expectLinearizable(histories:)`.
  public func linearizabilityReport(
    histories: Int = 300,
    schedules: Int = 4_000,
    tasks: Int = 3,
    length: Int = 4,
    state: (@Sendable (Subject) async throws -> any Sendable)? = nil,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60),
    searchLimit: Int = 100_000
  ) async throws -> LinearizabilityReport {
    let report = LinearizabilityReport(
      name: name,
      planned: max(0, histories),
      tasks: max(1, tasks),
      patience: patience
    )
    return try await search(report, state, seed: seed, limit: searchLimit) { search in
      try await search.run(schedules: schedules, length: max(1, length), budget: budget)
    }
  }

  /// Makes the calls of one schedule.
  func linearizabilityReport(
    of code: String,
    patience: Duration = .seconds(60)
  ) async throws -> LinearizabilityReport {
    let report = LinearizabilityReport(name: name, planned: 0, tasks: 0, patience: patience)
    return try await search(report, nil, seed: 1, limit: 100_000) { try await $0.run(code: code) }
  }

  private func search(
    _ report: LinearizabilityReport,
    _ state: (@Sendable (Subject) async throws -> any Sendable)?,
    seed: UInt64,
    limit: Int,
    _ run: (inout LinearizabilitySearch<Subject>) async throws -> LinearizabilityReport
  ) async throws -> LinearizabilityReport {
    try checkCalls(threads: report.tasks + 3)
    let (threads, timer) = (CallerThreads(), LimitTimer(patience: report.patience))
    defer { threads.stop() }
    let references = FreshValues(of: self, makeReference)
    var search = LinearizabilitySearch(
      runner: ConcurrentRunner(
        conformance: self,
        timer: timer,
        threads: threads,
        note: CrashNote(of: "conformance \(describe(name))")
      ),
      judge: HistoryJudge(references: references, state: state, limit: limit, timer: timer),
      report: report,
      random: SplitMix64(state: seed)
    )
    let issues = RecordedIssues()
    defer { issues.close() }
    return try await RecordedIssues.$ofConformance.withValue(issues) { try await run(&search) }
  }
}
