extension Conformance {
  /// Lets several tasks call the subject at the same time, and searches for each history an order of
  /// its calls in which the reference gives the same answers, without recording issues.
  ///
  /// The subject is created for each history, and the reference for each search.
  ///
  /// - Parameters:
  ///   - histories: The number of histories.
  ///   - tasks: The number of tasks, which run on the threads of the default executor.
  ///   - length: The number of calls of each task.
  ///   - state: Returns the state of the reference. Two references with equal states must give the
  ///     same answers to all calls. With it, long histories are judged in less time.
  ///   - seed: The seed of the random numbers. The order of the calls still differs in each run.
  ///   - budget: The time after which no new history starts; `nil` for no limit.
  ///   - patience: The time that the calls of a history may take, and each call of the reference.
  ///     Calls that take longer are cancelled, and have no answer.
  ///   - searchLimit: The number of calls of the reference for one history.
  /// - Returns: The report.
  /// - Throws: ``InvalidConformanceError`` if the conformance cannot run; the errors of `reference`,
  ///   `subject` and the generators.
  public func linearizabilityReport(
    histories: Int = 200,
    tasks: Int = 3,
    length: Int = 4,
    state: (@Sendable (Subject) async throws -> any Sendable)? = nil,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60),
    searchLimit: Int = 100_000
  ) async throws -> LinearizabilityReport {
    try checkCalls()
    var report = LinearizabilityReport(
      name: name,
      planned: histories,
      tasks: tasks,
      patience: patience
    )
    for call in calls { report.calls[call.name] = 0 }
    let runner = ConcurrentRunner(conformance: self, patience: patience)
    let deadline = budget.map { ContinuousClock.now + $0 }
    let judge = HistoryJudge(
      conformance: self,
      state: state,
      limit: searchLimit,
      patience: patience
    )
    var smallest: (program: ConcurrentProgram, history: ConcurrentHistory<Subject>)?
    var random = SplitMix64(state: seed)
    var progress = TerminalProgress(name)
    defer { progress.end() }
    for _ in 0..<max(0, histories) {
      if let deadline, ContinuousClock.now >= deadline { break }
      let sequences = (0..<max(1, tasks)).map { _ in
        CallSequence.random(
          length: max(1, length),
          weights: calls.map(\.weight),
          omitsSome: false,
          using: &random
        )
      }
      let (history, program) = try await runner.run(
        ConcurrentProgram(tasks: sequences),
        seed: random.next()
      )
      report.histories += 1
      if history.isConcurrent { report.concurrent += 1 }
      if history.calls.contains(where: { $0.end == nil }) { report.overdue += 1 }
      for call in history.calls { report.calls[call.name, default: 0] += 1 }
      let (done, violations) = (report.histories, report.violations)
      progress.show { "\(done) of \(histories) histories, \(violations) not linearizable" }
      let (verdict, part) = try await judge.verdict(of: history)
      switch verdict {
      case .linearizable: break
      case .undecided: report.undecided += 1
      case .unanswered(let name): report.unanswered = name
      case .notLinearizable:
        report.violations += 1
        if program.count < smallest?.program.count ?? .max { smallest = (program, part) }
      }
      // Each further history could wait as long.
      if report.unanswered != nil { break }
    }
    guard var found = smallest else { return report }
    // A smaller program fails only sometimes, so each one gets several attempts.
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      attempts: for program in found.program.simplifications {
        for _ in 0..<40 {
          let (history, _) = try await runner.run(program, seed: random.next())
          let (verdict, part) = try await judge.verdict(of: history)
          guard verdict == .notLinearizable else { continue }
          found = (program, part)
          isSmaller = true
          break attempts
        }
      }
    }
    report.smallest = try await judge.shortestPrefix(of: found.history).drawing
    return report
  }
}

/// Judges histories with one search for each key.
private struct HistoryJudge<Subject: Sendable> {
  let conformance: Conformance<Subject>
  let state: (@Sendable (Subject) async throws -> any Sendable)?
  let limit: Int
  let patience: Duration

  /// Judges a history.
  ///
  /// - Returns: The verdict, and the part of the history that it is about.
  func verdict(
    of history: ConcurrentHistory<Subject>
  ) async throws -> (LinearSearch<Subject>.Verdict, ConcurrentHistory<Subject>) {
    var result = (verdict: LinearSearch<Subject>.Verdict.linearizable, part: history)
    for part in history.parts {
      let watch = CallWatch(patience: patience)
      let verdict = try await watch.run { [conformance, state, limit] in
        var search = LinearSearch(part, of: conformance, state: state, limit: limit, watch: watch)
        return try await search.run()
      }
      if verdict == .notLinearizable { return (verdict, part) }
      if verdict != .linearizable { result = (verdict, part) }
    }
    return result
  }

  /// Returns a history that is not linearizable without the calls after the first one that no order
  /// explains.
  func shortestPrefix(
    of history: ConcurrentHistory<Subject>
  ) async throws -> ConcurrentHistory<Subject> {
    for moment in history.calls.compactMap(\.end).sorted() {
      let prefix = history.prefix(through: moment)
      if try await verdict(of: prefix).0 == .notLinearizable { return prefix }
    }
    return history
  }
}
