import CapabilitiesTesting
import Membership
import MembershipTesting

extension FaultSweep<FakeClub> {
  /// Creates a sweep that makes every call of a story fail. Afterwards, a reconciliation without
  /// faults must settle everything.
  ///
  /// - Parameters:
  ///   - name: The sweep's name.
  ///   - coverage: The schedules to run.
  ///   - club: Creates the club at the start of each run.
  ///   - invariants: Invariants to check after the recovery, besides those of enrollment.
  ///   - afterwards: Changes the club between the story and the recovery.
  ///   - story: The story, in the club's world.
  init(
    _ name: String,
    coverage: FaultCoverage = .all,
    in club: @escaping @Sendable () -> FakeClub = { FakeClub() },
    also invariants: [Invariant<FakeClub>] = [],
    afterwards: @escaping @Sendable (FakeClub) async -> Void = { _ in },
    story: @escaping @Sendable (ClubWorld) async -> Void
  ) {
    self.init(
      name,
      fixture: { _ in club() },
      run: { club, faults in await story(club.world.intercepted(by: faults)) },
      invariants: .enrollment + [.oneMembershipForEachCharge] + invariants,
      recover: { club, faults in
        await afterwards(club)
        _ = try await club.world.intercepted(by: faults).reconcile()
      },
      faults: .membership,
      coverage: coverage
    )
  }

  /// Creates a sweep with several concurrent use cases. Members may be deleted.
  ///
  /// - Parameters:
  ///   - name: The sweep's name.
  ///   - coverage: The schedules to run.
  ///   - club: Creates the club at the start of each run.
  ///   - tasks: The concurrent tasks.
  init(
    _ name: String,
    coverage: FaultCoverage,
    in club: @escaping @Sendable () -> FakeClub,
    tasks: KeyValuePairs<String, Story>
  ) {
    self.init(
      name,
      fixture: { _ in club() },
      tasks: tasks,
      invariants: .bookkeeping + [.oneMembershipForEachCharge],
      recover: { club, faults in
        _ = try await club.world.intercepted(by: faults).reconcile()
      },
      faults: .membership,
      coverage: coverage
    )
  }
}
