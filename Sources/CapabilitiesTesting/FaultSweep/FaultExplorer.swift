/// Decides which schedules to run next, from what the runs so far called.
struct FaultExplorer<Fixture: Sendable> {
  private let sweep: FaultSweep<Fixture>
  private var report: FaultSweepReport

  init(sweep: FaultSweep<Fixture>) {
    self.sweep = sweep
    report = FaultSweepReport(name: sweep.name, calls: 0, schedules: 0)
  }

  private var coverage: FaultCoverage { sweep.coverage }

  /// Runs the use case undisturbed, then all schedules.
  mutating func explore() async throws -> FaultSweepReport {
    let undisturbed = try await sweep.perform(FaultSchedule())
    if let error = undisturbed.error, !undisturbed.isStalled { throw error }
    report.calls = undisturbed.calls.count
    report.noteEndpointsWithoutFault(in: undisturbed)
    report.isStalled = undisturbed.isStalled
    report.violations = try await sweep.violations(of: undisturbed, under: FaultSchedule())
    // A broken use case breaks under every schedule; one report of it is enough.
    guard report.violations.isEmpty else { return report }

    var singles: [(schedule: FaultSchedule, run: FaultRun)] = []
    for point in points(in: undisturbed, from: 0) {
      let schedule = FaultSchedule([point])
      guard let run = try await perform(schedule, after: undisturbed) else { return report }
      if run.brokenInvariants.isEmpty { singles.append((schedule, run)) }
    }
    if coverage.includesPersistentFaults {
      try await explorePersistentFaults(after: undisturbed)
    }
    if coverage.includesPairs {
      for single in singles { try await explorePairs(of: single.schedule, single.run) }
    }
    return report
  }

  private mutating func explorePersistentFaults(after undisturbed: FaultRun) async throws {
    for point in points(in: undisturbed, from: 0) where point.mode != .cancel {
      let persistent = FaultPoint(
        endpoint: point.endpoint,
        occurrence: point.occurrence,
        mode: point.mode,
        isPersistent: true
      )
      guard try await perform(FaultSchedule([persistent]), after: undisturbed) != nil else {
        return
      }
    }
  }

  /// Strikes every call that comes after the single fault, which may be calls that the undisturbed
  /// run does not make.
  private mutating func explorePairs(of single: FaultSchedule, _ run: FaultRun) async throws {
    guard let first = single.points.first,
      let struck = run.calls.firstIndex(where: { first.strikes($0.endpoint, $0.occurrence) })
    else { return }
    for second in points(in: run, from: struck + 1) {
      let pair = FaultSchedule([first, second])
      guard try await perform(pair, after: run) != nil else { return }
    }
  }

  private func points(in run: FaultRun, from start: Int) -> [FaultPoint] {
    run.calls[start...].flatMap { call in
      call.modes.filter(coverage.modes.contains).map { mode in
        FaultPoint(endpoint: call.endpoint, occurrence: call.occurrence, mode: mode)
      }
    }
  }

  /// Runs a schedule and takes down what it violates; `nil` where the sweep is over: the limit is
  /// reached, or a run never ended, and others would take as long to say the same.
  private mutating func perform(
    _ schedule: FaultSchedule,
    after undisturbed: FaultRun
  ) async throws -> FaultRun? {
    guard !report.isStalled else { return nil }
    guard report.schedules < coverage.scheduleLimit else {
      report.reachedLimit = true
      return nil
    }
    report.schedules += 1
    let run = try await sweep.perform(schedule)
    report.isStalled = run.isStalled
    report.noteDivergence(of: run, under: schedule, from: undisturbed)
    report.violations += try await sweep.violations(of: run, under: schedule)
    return run
  }
}
