import Capabilities
import CapabilitiesTesting
import Membership
import MembershipTesting
import Testing

/// The mistakes that ``EnrollmentStore/admit`` is there to end: with a store that keeps the person
/// and then the record, as two calls, the same sweeps find them again.
@Suite("Who comes in has to be fenced by the record's revision")
struct UnfencedAdmissionTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("or who has left is a member again: one preemption")
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
    #expect(violation?.schedule.code == "T1:6, T2:8, T1:3")
    #expect(violation?.seen == "(paid: 1, members: 1, left: 1, founders: 0)")
    #expect(violation?.run == 7)
  }

  @Test("or who got the money back is a member: two preemptions")
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
    #expect(violation?.schedule.code == "T1:7, T2:3, T1:4, T2:3")
    #expect(violation?.seen == "(paid: 0, members: 1, left: 1, founders: 1)")
    #expect(violation?.run == 78)
  }

  @Test("or who has left after a crash is let in by the reconciliation: one use case dies")
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
    #expect(violation?.run == 18)
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
  /// A world whose store does in two calls what has to be one.
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
