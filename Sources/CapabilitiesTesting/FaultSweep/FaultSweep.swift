public import Testing

/// Runs a use case, or several at once, again and again, each time with another of their calls
/// failing or in another order, and checks after each run that the caller's invariants hold.
///
/// It first runs the story undisturbed and counts its calls. Then it strikes every call in turn, in
/// every mode, in a fresh world each time: before its effect, after its effect, with the task
/// cancelled, with an answer that does not come, with the process dead. Then every pair of calls.
/// The wait for each element of a stream that an endpoint returns counts as a call.
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
///   recover: { sandbox, faults in
///     _ = try await reconcile(in: sandbox.world.intercepted(by: faults))()
///   },
///   invariants: [
///     Invariant("nobody is charged twice") { $0.charges.count <= 1 }
///   ]
/// )
/// try await sweep.expectInvariants()
/// ```
///
/// A story of several use cases at once names them as ``init(_:faults:coverage:fixture:tasks:recover:invariants:)``
/// says. Every call of an async endpoint is then a point at which another task may go on, and the
/// sweep runs all orders with up to two preemptions, alone and with every single fault.
///
/// A fault is keyed by its task, its endpoint and by which call of that endpoint it strikes, and
/// runs take one step at a time, so that every run can be made again from its code. A story that
/// does something else in another run of the same schedule is reported as not deterministic: give
/// it a clock and an identifier source that answer the same in every run.
///
/// Time passes on the sweep's clock whenever nothing else can happen. A run in which nothing can
/// happen at all, because it waits for what nobody brings about, is given up after the coverage's
/// ``FaultCoverage/patience``, and is a violation. Work that leaves the sweep, such as a detached
/// task or a thread of its own, is struck and waited for as well, but its order is not the sweep's
/// to keep, and the report says so.
public struct FaultSweep<Fixture: Sendable>: Sendable {
  /// A use case of a story: it runs in the fixture's world, intercepted by the injector.
  public typealias Story = @Sendable (Fixture, FaultInjector) async throws -> Void

  /// What is swept, for the report.
  public let name: String
  let coverage: FaultCoverage
  let faults: [Fault]
  let makeFixture: @Sendable (TestClock) async throws -> Fixture
  let tasks: [(name: String, body: Story)]
  let recover: Story
  let invariants: [Invariant<Fixture>]

  /// Describes a sweep of one use case. Nothing runs yet.
  ///
  /// - Parameters:
  ///   - name: What is swept, for the report.
  ///   - faults: What endpoints with error types of their own throw; others throw
  ///     ``InjectedFaultError``.
  ///   - coverage: Which schedules to run.
  ///   - fixture: Makes a fresh world, and whatever else a run and its invariants need. The clock
  ///     it gets passes time whenever everybody waits for it.
  ///   - run: Runs the use case in the fixture's world, intercepted by the injector. What it throws
  ///     is the use case's own affair, except in the undisturbed run, where it ends the sweep. The
  ///     tasks that it starts are run in every order, as the coverage says.
  ///   - recover: Does what follows a failure in real life. Its calls are not struck, except that
  ///     where it goes through the injector the process may die at each of them; it is then done
  ///     once more. An error that it throws counts as a violation.
  ///   - invariants: What has to hold then.
  public init(
    _ name: String,
    faults: [Fault] = [],
    coverage: FaultCoverage = .all,
    fixture: @escaping @Sendable (TestClock) async throws -> Fixture,
    run: @escaping Story,
    recover: @escaping Story = { _, _ in },
    invariants: [Invariant<Fixture>]
  ) {
    self.init(
      name,
      faults: faults,
      coverage: coverage,
      fixture: fixture,
      tasks: [name: run],
      recover: recover,
      invariants: invariants
    )
  }

  /// Describes a sweep of several use cases at once. Nothing runs yet.
  ///
  /// ```swift
  /// let sweep = FaultSweep(
  ///   "enrol beside delete",
  ///   faults: [Fault(throwing: StoreError.unavailable)],
  ///   fixture: { _ in Club(members: [grace]) },
  ///   tasks: [
  ///     "enrol Greta": { club, faults in
  ///       _ = try? await club.world.intercepted(by: faults).enroll(greta)
  ///     },
  ///     "delete Grace": { club, faults in
  ///       try? await club.world.intercepted(by: faults).delete(grace.id)
  ///     },
  ///   ],
  ///   recover: { club, faults in
  ///     _ = try await club.world.intercepted(by: faults).reconcile()
  ///   },
  ///   invariants: [Invariant("who paid is a member") { $0.payers == $0.members }]
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - name: What is swept, for the report.
  ///   - faults: What endpoints with error types of their own throw; others throw
  ///     ``InjectedFaultError``.
  ///   - coverage: Which schedules to run.
  ///   - fixture: Makes a fresh world, and whatever else a run and its invariants need. The clock
  ///     it gets passes time whenever everybody waits for it.
  ///   - tasks: The use cases by name, in the order they run undisturbed: `T1`, `T2` and so on in
  ///     schedules. What they throw is their own affair, except in the undisturbed run, where it
  ///     ends the sweep.
  ///   - recover: Does what follows a failure in real life. Its calls are not struck, except that
  ///     where it goes through the injector the process may die at each of them; it is then done
  ///     once more. An error that it throws counts as a violation.
  ///   - invariants: What has to hold then.
  public init(
    _ name: String,
    faults: [Fault] = [],
    coverage: FaultCoverage = .all,
    fixture: @escaping @Sendable (TestClock) async throws -> Fixture,
    tasks: KeyValuePairs<String, Story>,
    recover: @escaping Story = { _, _ in },
    invariants: [Invariant<Fixture>]
  ) {
    self.name = name
    self.faults = faults
    self.coverage = coverage
    self.makeFixture = fixture
    self.tasks = tasks.map { (name: $0.key, body: $0.value) }
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

  /// Sweeps. The runs are made on a thread of their own.
  ///
  /// - Returns: What the sweep found; no issue is recorded.
  /// - Throws: What the fixture, or the undisturbed run, throws; an error that says so where a run
  ///   blocks its thread for longer than the coverage's ``FaultCoverage/patience``.
  public func report() async throws -> FaultSweepReport {
    try await runOnDedicatedThread(Watchdog(name, patience: coverage.patience)) { watch in
      var search = ScheduleSearch(self, watch)
      return try search.explore()
    }
  }

  /// Runs one schedule.
  ///
  /// - Parameter schedule: The schedule, or its code as a failure message has it.
  /// - Returns: What was found; no issue is recorded.
  /// - Throws: What the fixture throws.
  public func report(of schedule: FaultSchedule) async throws -> FaultSweepReport {
    try await runOnDedicatedThread(Watchdog(name, patience: coverage.patience)) { watch in
      var search = ScheduleSearch(self, watch)
      return try search.run(schedule)
    }
  }
}
