/// What one run of a sweep did.
struct FaultRun: Sendable {
  let calls: [StruckCall]
  /// What the use case itself threw.
  let error: (any Error)?
  /// The invariants that did not hold afterwards, with what was thrown where that is why.
  let brokenInvariants: [String]
  /// Whether the run had to be given up, because nothing went on any more.
  let isStalled: Bool

  /// The endpoints that were called, each once, in order of their names.
  var endpoints: String {
    Set(calls.map(\.endpoint)).sorted().joined(separator: ", ")
  }

  func reached(_ point: FaultPoint) -> Bool {
    calls.contains { point.strikes($0.endpoint, $0.occurrence) }
  }
}

extension FaultSweep {
  /// Makes a fresh world, runs the use case in it under a schedule, recovers, and looks at the
  /// invariants.
  ///
  /// - Throws: What the fixture throws, and `CancellationError` where the sweep's own task is
  ///   cancelled: the run's outcome says nothing then.
  func perform(_ schedule: FaultSchedule, transcript: Transcript? = nil) async throws -> FaultRun {
    let clock = TestClock()
    let executor = IdleExecutor(clock: clock, patience: coverage.patience)
    let injector = FaultInjector(
      schedule: schedule,
      faults: faults,
      clock: clock,
      timeLimit: coverage.timeLimit,
      transcript: transcript
    )
    // The executor is not running yet, so that the run can be cancelled from its first call on.
    let fixture = Task(executorPreference: executor) { try await makeFixture(clock) }
    let useCase = Task(executorPreference: executor) {
      let fixture = try await fixture.value
      transcript?.belongsToCurrentTask()
      try await run(fixture, injector)
    }
    injector.cancelsRun { useCase.cancel() }
    executor.activate()

    let made = try await executor.result(of: fixture).get()
    let outcome = await executor.result(of: useCase)
    try Task.checkCancellation()
    let ending = await ending(of: made, after: outcome, on: executor)
    try Task.checkCancellation()
    return FaultRun(
      calls: injector.calls,
      error: outcome.failure,
      brokenInvariants: ending.broken,
      isStalled: ending.isStalled
    )
  }

  /// Recovers and looks at the invariants; a use case that never ended leaves nothing to look at.
  private func ending(
    of fixture: Fixture,
    after outcome: Result<Void, any Error>,
    on executor: IdleExecutor
  ) async -> (broken: [String], isStalled: Bool) {
    if let stall = outcome.failure as? Stall { return (["the use case ends (\(stall))"], true) }
    let look = Task<[String], any Error>(executorPreference: executor) {
      await brokenInvariants(of: fixture)
    }
    switch await executor.result(of: look) {
    case .success(let broken): return (broken, false)
    case .failure(let stall): return (["recovering ends (\(stall))"], true)
    }
  }

  private func brokenInvariants(of fixture: Fixture) async -> [String] {
    do {
      try await recover(fixture)
    } catch {
      return ["recovering succeeds (it threw \(describe(error)))"]
    }
    var broken: [String] = []
    for invariant in invariants {
      do {
        if try await !invariant.holds(fixture) { broken.append(invariant.name) }
      } catch {
        broken.append("\(invariant.name) (looking threw \(describe(error)))")
      }
    }
    return broken
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
