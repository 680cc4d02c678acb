import Capabilities
import CapabilitiesTesting
import Membership
import MembershipTesting
import Testing

/// The mistakes that ``EnrollmentStore/admit`` prevents. With a store that saves the person and the
/// record in two calls, the same sweeps detect them.
@Suite("Without an atomic admission, the sweeps detect a mistake")
struct UnfencedAdmissionTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("a deleted person becomes a member again, with one preemption")
  func deletedMemberAgain() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    let violation = try await firstViolation(
      .interleavings,
      [
        "enroll Ada": { _ = try? await $0.unfenced(by: $1).enroll(request) },
        "enroll Ada, delete her": { club, faults in
          let world = club.unfenced(by: faults)
          _ = try? await world.enroll(request)
          try? await world.people.delete(ada.id)
        },
      ]
    )
    #expect(violation?.preemptions == 1)
    #expect(violation?.schedule.code == "T1:8, T2:10, T1:3")
    #expect(violation?.seen == "(paid: 1, members: 1, left: 1, founders: 0)")
    #expect(violation?.run == 8)
  }

  @Test("a refunded person becomes a member, with two preemptions")
  func refundedMember() async throws {
    let double = try Person.named("Greta", "Hopper", id: "3", email: "grace@example.org")
    let (grace, record) = (cast.grace, cast.record("e0", of: double))
    let violation = try await firstViolation(
      .interleavings,
      in: { FakeClub(people: [grace], records: [record]) },
      [
        "reconcile": { _ = try? await $0.unfenced(by: $1).reconcile() },
        "delete Grace, reconcile": { club, faults in
          let world = club.unfenced(by: faults)
          try? await world.people.delete(grace.id)
          _ = try? await world.reconcile()
        },
      ]
    )
    #expect(violation?.preemptions == 2)
    #expect(violation?.schedule.code == "T1:9, T2:5, T1:4, T2:3")
    #expect(violation?.seen == "(paid: 0, members: 1, left: 1, founders: 1)")
    #expect(violation?.run == 99)
  }

  @Test("reconciling admits a person who was deleted after a crash")
  func admittedAfterCrash() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    let tasks: KeyValuePairs<String, FaultSweep<FakeClub>.Story> = [
      "enroll Ada": { _ = try? await $0.unfenced(by: $1).enroll(request) },
      "delete Ada": { try? await $0.unfenced(by: $1).people.delete(ada.id) },
    ]
    #expect(try await firstViolation(.interleavings, tasks) == nil)
    let crashes = FaultCoverage(modes: [.crashAlone], includesPairs: false)
    let violation = try await firstViolation(crashes, tasks)
    #expect(violation?.schedule.code == "EnrollmentStore.update#2:crashAlone")
    #expect(violation?.seen == "(paid: 1, members: 1, left: 1, founders: 0)")
    #expect(violation?.run == 17)
  }

  private func firstViolation(
    _ coverage: FaultCoverage,
    in club: @escaping @Sendable () -> FakeClub = { FakeClub() },
    _ tasks: KeyValuePairs<String, FaultSweep<FakeClub>.Story>
  ) async throws -> FaultSweepReport.Violation? {
    try await FaultSweep("unfenced", coverage: coverage, in: club, tasks: tasks)
      .report().violations.first
  }
}

extension FakeClub {
  /// A world whose store admits a person in two calls.
  fileprivate func unfenced(by faults: FaultInjector) -> ClubWorld {
    let careful = world.intercepted(by: faults)
    var world = careful
    world.enrollments.admit = { record throws(StoreError) in
      try await careful.people.save(record.person)
      try await careful.enrollments.update(record)
    }
    return world
  }
}
