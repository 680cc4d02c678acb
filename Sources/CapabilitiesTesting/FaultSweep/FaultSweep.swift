public import Testing

/// Runs a use case again and again, each time with another of its calls failing, and checks after
/// each run that the caller's invariants hold.
///
/// It first runs the use case undisturbed and counts its calls. Then it strikes every call in turn,
/// in every mode, in a fresh world each time: before its effect, after its effect, with the task
/// cancelled, with an answer that does not come. Then every pair of calls.
///
/// ```swift
/// let sweep = FaultSweep(
///   "enrol a member",
///   faults: [Fault("PaymentClient.charge") { _ in PaymentError.outcomeUnknown("injected") }],
///   fixture: { _ in Sandbox() },
///   run: { sandbox, faults in
///     let world = sandbox.world.intercepted(by: faults)
///     _ = try await enrollMember(in: world)(ada)
///   },
///   recover: { sandbox in _ = try await reconcile(in: sandbox.world)() },
///   invariants: [
///     Invariant("nobody is charged twice") { $0.charges.count <= 1 }
///   ]
/// )
/// try await sweep.expectInvariants()
/// ```
///
/// A fault is keyed by its endpoint and by which call of that endpoint it strikes, and runs take
/// one step at a time, so that concurrent use cases can be replayed too. A run that does other
/// calls than the undisturbed one before the fault strikes is reported as not deterministic: give
/// the use case a clock and an identifier source that answer the same in every run.
///
/// Time passes on the sweep's clock whenever nothing else can happen. A run in which nothing can
/// happen at all, because it waits for what nobody brings about, is given up after the coverage's
/// ``FaultCoverage/patience``, and is a violation. Work that leaves the sweep, such as a detached
/// task or a thread of its own, is struck and waited for as well, but its order is not the sweep's
/// to keep.
public struct FaultSweep<Fixture: Sendable>: Sendable {
  /// What is swept, for the report.
  public let name: String
  let coverage: FaultCoverage
  let faults: [String: Fault]
  let makeFixture: @Sendable (TestClock) async throws -> Fixture
  let run: @Sendable (Fixture, FaultInjector) async throws -> Void
  let recover: @Sendable (Fixture) async throws -> Void
  let invariants: [Invariant<Fixture>]

  /// Describes a sweep. Nothing runs yet.
  ///
  /// - Parameters:
  ///   - name: What is swept, for the report.
  ///   - faults: What endpoints with error types of their own throw; others throw
  ///     ``InjectedFault``.
  ///   - coverage: Which schedules to run.
  ///   - fixture: Makes a fresh world, and whatever else a run and its invariants need. The clock
  ///     it gets passes time whenever everybody waits for it.
  ///   - run: Runs the use case in the fixture's world, intercepted by the injector. What it throws
  ///     is the use case's own affair, except in the undisturbed run, where it ends the sweep.
  ///   - recover: Does what follows a failure in real life, undisturbed. An error that it throws
  ///     counts as a violation.
  ///   - invariants: What has to hold then.
  public init(
    _ name: String,
    faults: [Fault] = [],
    coverage: FaultCoverage = .all,
    fixture: @escaping @Sendable (TestClock) async throws -> Fixture,
    run: @escaping @Sendable (Fixture, FaultInjector) async throws -> Void,
    recover: @escaping @Sendable (Fixture) async throws -> Void = { _ in },
    invariants: [Invariant<Fixture>]
  ) {
    self.name = name
    self.faults = Dictionary(faults.map { ($0.endpoint, $0) }, uniquingKeysWith: { $1 })
    self.coverage = coverage
    self.makeFixture = fixture
    self.run = run
    self.recover = recover
    self.invariants = invariants
  }

  /// Sweeps, and records an issue for each invariant that some schedule violates, with the
  /// smallest such schedule and its transcript.
  ///
  /// - Parameter sourceLocation: Where to show the issues.
  /// - Returns: What the sweep found.
  /// - Throws: What the fixture, or the undisturbed run, throws.
  @discardableResult
  public func expectInvariants(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> FaultSweepReport {
    let report = try await report()
    report.recordIssues(sourceLocation: sourceLocation)
    return report
  }

  /// Runs one schedule, and records an issue for each invariant that it violates.
  ///
  /// - Parameters:
  ///   - schedule: The schedule, or its code as a failure message has it.
  ///   - sourceLocation: Where to show the issues.
  /// - Returns: What was found, with the run's transcript for each violation.
  /// - Throws: What the fixture throws.
  @discardableResult
  public func expectInvariants(
    under schedule: FaultSchedule,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> FaultSweepReport {
    let report = try await report(of: schedule)
    report.recordIssues(sourceLocation: sourceLocation)
    return report
  }

  /// Sweeps.
  ///
  /// - Returns: What the sweep found; no issue is recorded.
  /// - Throws: What the fixture, or the undisturbed run, throws.
  public func report() async throws -> FaultSweepReport {
    var explorer = FaultExplorer(sweep: self)
    return try await explorer.explore()
  }

  /// Runs one schedule.
  ///
  /// - Parameter schedule: The schedule, or its code as a failure message has it.
  /// - Returns: What was found; no issue is recorded.
  /// - Throws: What the fixture throws.
  public func report(of schedule: FaultSchedule) async throws -> FaultSweepReport {
    let run = try await perform(schedule)
    var report = FaultSweepReport(name: name, calls: run.calls.count, schedules: 1)
    for point in schedule.points where !run.reached(point) {
      report.anomalies.append(
        "\(point.endpoint) #\(point.occurrence) was not called, so its fault struck nothing; "
          + "the use case called: \(run.endpoints)"
      )
    }
    report.violations = try await violations(of: run, under: schedule)
    return report
  }

  /// The broken invariants of a run, each with the transcript of the same run done again.
  func violations(
    of run: FaultRun,
    under schedule: FaultSchedule
  ) async throws -> [FaultSweepReport.Violation] {
    guard !run.brokenInvariants.isEmpty else { return [] }
    let transcript = Transcript(keepsValues: false)
    _ = try await perform(schedule, transcript: transcript)
    let text = transcript.text()
    return run.brokenInvariants.map {
      FaultSweepReport.Violation(invariant: $0, schedule: schedule, transcript: text)
    }
  }
}
