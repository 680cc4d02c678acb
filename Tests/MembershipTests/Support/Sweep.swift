import CapabilitiesTesting
import Membership
import MembershipTesting

extension FaultSweep<FakeClub> {
  /// A story around enrollment in which every call goes wrong in turn. Afterwards one reconciliation
  /// without faults has to settle everything.
  ///
  /// - Parameters:
  ///   - name: What the story is about.
  ///   - coverage: Which schedules to run.
  ///   - club: Makes the club at the story's beginning.
  ///   - recover: What comes afterwards, without faults: a reconciliation.
  ///   - invariants: What has to hold then, besides the invariants of enrollment.
  ///   - afterwards: What happens to the club in the end, before it recovers.
  ///   - story: What happens, in the world of that club.
  init(
    _ name: String,
    coverage: FaultCoverage = .all,
    in club: @escaping @Sendable () -> FakeClub = { FakeClub() },
    recover: @escaping @Sendable (ClubWorld) async throws -> Void = {
      _ = try await $0.reconcile()
    },
    also invariants: [Invariant<FakeClub>] = [],
    afterwards: @escaping @Sendable (FakeClub) async -> Void = { _ in },
    story: @escaping @Sendable (ClubWorld) async -> Void
  ) {
    self.init(
      name,
      faults: .membership,
      coverage: coverage,
      fixture: { _ in club() },
      run: { club, faults in await story(club.world.intercepted(by: faults)) },
      recover: { club, faults in
        await afterwards(club)
        try await recover(club.world.intercepted(by: faults))
      },
      invariants: .enrollment + [.oneMembershipForEachCharge] + invariants
    )
  }

  /// Several use cases around enrollment at once. Members may leave in it.
  ///
  /// - Parameters:
  ///   - name: What the story is about.
  ///   - coverage: Which schedules to run.
  ///   - club: Makes the club at the story's beginning.
  ///   - tasks: What happens.
  init(
    _ name: String,
    coverage: FaultCoverage,
    in club: @escaping @Sendable () -> FakeClub,
    tasks: KeyValuePairs<String, Story>
  ) {
    self.init(
      name,
      faults: .membership,
      coverage: coverage,
      fixture: { _ in club() },
      tasks: tasks,
      recover: { club, faults in
        _ = try await club.world.intercepted(by: faults).reconcile()
      },
      invariants: .bookkeeping + [.oneMembershipForEachCharge]
    )
  }
}
