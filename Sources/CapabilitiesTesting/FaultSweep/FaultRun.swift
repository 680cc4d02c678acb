/// What one run of a sweep did.
struct FaultRun: Sendable {
  let calls: [StruckCall]
  /// What the use case itself threw.
  let error: (any Error)?
  /// The invariants that did not hold afterwards, with what was thrown where that is why.
  let brokenInvariants: [String]

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
  func perform(_ schedule: FaultSchedule, transcript: Transcript? = nil) async throws -> FaultRun {
    let clock = TestClock()
    let executor = IdleExecutor(onIdle: { clock.advanceToEarliestDeadline() })
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

    let made = try await fixture.value
    let error = await error(of: useCase)
    let broken = await Task(executorPreference: executor) { await brokenInvariants(of: made) }.value
    return FaultRun(calls: injector.calls, error: error, brokenInvariants: broken)
  }

  private func error(of task: Task<Void, any Error>) async -> (any Error)? {
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    if case .failure(let error) = result { return error }
    return nil
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
