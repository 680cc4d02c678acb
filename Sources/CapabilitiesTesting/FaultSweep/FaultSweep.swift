public import Testing

/// Runs one or more use cases repeatedly, each time with a different failing call or a different
/// order, and checks invariants after each run.
///
/// A sweep first runs the story without faults and counts its calls. Then it hits every call in
/// every mode, each time in a fresh world: the call fails before its effect, after its effect, its
/// task is cancelled, it hangs, the process crashes. Then it hits every pair of calls. The wait for
/// each element of a returned stream counts as a call.
///
/// ```swift
/// let sweep = FaultSweep(
///   "enrol a member",
///   fixture: { _ in Sandbox() },
///   run: { sandbox, faults in
///     let world = sandbox.world.intercepted(by: faults)
///     _ = try await enrollMember(in: world)(ada)
///   },
///   invariants: [Invariant("no one is charged twice") { $0.charges.count <= 1 }],
///   recover: { sandbox, faults in
///     _ = try await reconcile(in: sandbox.world.intercepted(by: faults))()
///   },
///   faults: [Fault("PaymentClient.charge") { _ in PaymentError.outcomeUnknown("injected") }]
/// )
/// try await sweep.expectInvariants()
/// ```
///
/// For a story of several concurrent use cases, pass `tasks:` instead of `run:`. Another task can
/// then run at every call of an async endpoint. The sweep runs all orders with up to two preemptions,
/// without faults and with every single fault, within the limit of ``FaultCoverage/scheduleLimit``.
///
/// A fault is identified by its task, its endpoint and the number of the call. Runs execute one
/// step at a time, so the code of a schedule reproduces a run. A story that behaves differently in
/// two runs of the same schedule is reported as not deterministic: give it a clock and an
/// identifier source that return the same values in every run.
///
/// The sweep advances its clock whenever no task can run. A run in which no task can continue is
/// abandoned after the coverage's ``FaultCoverage/patience`` and reported as a violation.
///
/// The sweep also orders tasks that the story starts with `Task { }`, detached ones, the work of actors
/// and of the main actor. It waits for calls that another thread answers, such as a dispatch queue. It
/// cannot control the order of tasks that wait for another thread outside of a call, or that run on an
/// executor of their own: such a sweep records an issue.
public struct FaultSweep<Fixture: Sendable>: Sendable {
  /// A use case of a story. It runs in the fixture's world, intercepted by the injector.
  public typealias Story = @Sendable (Fixture, FaultInjector) async throws -> Void

  /// The sweep's name, for the report.
  public let name: String
  let coverage: FaultCoverage
  let faults: [Fault]
  let makeFixture: @Sendable (TestClock) async throws -> Fixture
  let tasks: [(name: String, run: Story)]
  let recover: Story?
  let invariants: [Invariant<Fixture>]
  /// Records the calls for a conformance.
  var callLog: SweptCallLog?

  /// Creates a sweep, here of one use case. Nothing runs yet.
  ///
  /// - Parameters:
  ///   - name: The sweep's name, for the report.
  ///   - fixture: Creates a fresh world, with everything that a run and its invariants need. The
  ///     sweep advances the clock parameter whenever every task waits for it.
  ///   - run: Runs the use case in the fixture's world, intercepted by the injector. The sweep
  ///     ignores its errors, except in the undisturbed run, where an error ends the sweep. Tasks
  ///     that it starts run in every order that the coverage includes.
  ///   - invariants: The conditions that must hold after recovery.
  ///   - recover: Does what the application does after a failure. Its calls get no faults except a
  ///     crash, if they pass through the injector; it then runs a second time. An error that it
  ///     throws is a violation.
  ///   - faults: The errors of endpoints with typed errors, and of others by name. An endpoint with
  ///     untyped errors that no fault names throws ``InjectedFaultError``.
  ///   - coverage: The schedules to run.
  public init(
    _ name: String,
    fixture: @escaping @Sendable (TestClock) async throws -> Fixture,
    run: @escaping Story,
    invariants: [Invariant<Fixture>],
    recover: Story? = nil,
    faults: [Fault] = [],
    coverage: FaultCoverage = .all
  ) {
    self.init(
      name,
      fixture: fixture,
      tasks: [(name: name, run: run)],
      invariants: invariants,
      recover: recover,
      faults: faults,
      coverage: coverage
    )
  }

  /// Creates a sweep of several concurrent use cases. Nothing runs yet.
  ///
  /// ```swift
  /// let sweep = FaultSweep(
  ///   "enrol and delete concurrently",
  ///   fixture: { _ in Club(members: [grace]) },
  ///   tasks: [
  ///     "enrol Greta": { club, faults in
  ///       _ = try? await club.world.intercepted(by: faults).enroll(greta)
  ///     },
  ///     "delete Grace": { club, faults in
  ///       try? await club.world.intercepted(by: faults).delete(grace.id)
  ///     },
  ///   ],
  ///   invariants: [Invariant("everyone who paid is a member") { $0.payers == $0.members }]
  /// )
  /// ```
  ///
  /// The names of the tasks are in their undisturbed order. Schedules call them `T1`, `T2` and so on.
  /// See the sweep of one use case for the other arguments.
  public init(
    _ name: String,
    fixture: @escaping @Sendable (TestClock) async throws -> Fixture,
    tasks: KeyValuePairs<String, Story>,
    invariants: [Invariant<Fixture>],
    recover: Story? = nil,
    faults: [Fault] = [],
    coverage: FaultCoverage = .all
  ) {
    self.init(
      name,
      fixture: fixture,
      tasks: tasks.map { (name: $0.key, run: $0.value) },
      invariants: invariants,
      recover: recover,
      faults: faults,
      coverage: coverage
    )
  }

  /// Creates a sweep of concurrent use cases whose number is computed. Nothing runs yet.
  ///
  /// ```swift
  /// tasks: (1...5).map { number in (name: "buyer \(number)", run: buy) }
  /// ```
  public init(
    _ name: String,
    fixture: @escaping @Sendable (TestClock) async throws -> Fixture,
    tasks: [(name: String, run: Story)],
    invariants: [Invariant<Fixture>],
    recover: Story? = nil,
    faults: [Fault] = [],
    coverage: FaultCoverage = .all
  ) {
    self.name = name
    self.faults = faults
    self.coverage = coverage
    self.makeFixture = fixture
    self.tasks = tasks
    self.recover = recover
    self.invariants = invariants
  }

  /// Runs the sweep and records an issue for each violated invariant, with the smallest schedule
  /// that violates it and its transcript.
  ///
  /// - Parameter sourceLocation: The location of the issues.
  /// - Throws: The errors of the fixture; ``UndisturbedRunError`` if the story throws without faults.
  @discardableResult
  public func expectInvariants(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> FaultSweepReport {
    let report = try await report()
    report.recordIssues(sourceLocation: sourceLocation)
    return report
  }

  /// Runs one schedule, or that of a code from a failure message, and records an issue for each violated
  /// invariant. The report has the run's transcript for each violation.
  @discardableResult
  public func expectInvariants(
    under schedule: FaultSchedule,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> FaultSweepReport {
    let report = try await report(of: schedule)
    report.recordIssues(sourceLocation: sourceLocation)
    return report
  }

  /// Runs the sweep on a dedicated thread, without recording issues.
  ///
  /// If the environment variable `SWEEP_SHARD` is set, such as to `2/8`, only that part of the
  /// schedules runs. The parts are disjoint.
  ///
  /// - Throws: The errors of the fixture; ``UndisturbedRunError`` if the story throws without faults;
  ///   an error with a description if a run blocks its thread for longer than the coverage's
  ///   ``FaultCoverage/patience``, if `SWEEP_SHARD` is not a part, or in a run of another sweep.
  public func report() async throws -> FaultSweepReport {
    try await report(of: SweepShard.ofEnvironment())
  }

  /// Runs a part of the sweep.
  package func report(of shard: SweepShard) async throws -> FaultSweepReport {
    try await runOnDedicatedThread(Watchdog(name, patience: coverage.patience)) { watchdog in
      try ScheduleSearch(self, watchdog, shard).explore()
    }
  }

  /// Runs one schedule, or that of a code from a failure message, without recording issues.
  public func report(of schedule: FaultSchedule) async throws -> FaultSweepReport {
    try await runOnDedicatedThread(Watchdog(name, patience: coverage.patience)) { watchdog in
      try ScheduleSearch(self, watchdog).run(schedule)
    }
  }
}
