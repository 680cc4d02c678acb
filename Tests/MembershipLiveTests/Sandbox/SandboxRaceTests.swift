import CapabilitiesTesting
import Membership
import MembershipLive
import MembershipTesting
import Synchronization
import Testing

/// Concurrent use cases on the sandbox's stores, where admitting a person is one operation.
@Suite("Concurrent use cases in the sandbox keep the invariants")
struct SandboxRaceTests {
  @Test("a second enrollment of the same person, who is then deleted")
  func enrollAndLeave() async throws {
    let ada = try Person.example()
    let tasks: KeyValuePairs<String, BranchStory> = [
      "enroll Ada": { _ = try await $0.world(by: $1).enroll(ada) },
      "enroll Ada, delete her": { branch, faults in
        let world = branch.world(by: faults)
        _ = try? await world.enroll(ada)
        try await branch.delete(ada, in: world)
      },
    ]
    try await race(tasks: tasks)
  }

  @Test("the deletion of a member with the same address, and a reconciliation")
  func leaveAndReconcile() async throws {
    let (ada, double) = try (Person.example("1"), Person.example("2", name: "Greta"))
    try await race(
      founder: ada,
      record: .example("enr-0", of: double),
      tasks: [
        "reconcile": { _ = try await $0.world(by: $1).useCases.reconcileEnrollments() },
        "delete Ada, reconcile": { branch, faults in
          let world = branch.world(by: faults)
          try await branch.delete(ada, in: world)
          _ = try await world.useCases.reconcileEnrollments()
        },
      ]
    )
  }

  @Test("the deletion of the member, with a crash of one use case")
  func leave() async throws {
    let ada = try Person.example()
    try await race(
      coverage: FaultCoverage(
        modes: [.crash, .crashAlone],
        interleavings: .preemptions(1),
        includesPairs: false
      ),
      tasks: [
        "enroll Ada": { _ = try await $0.world(by: $1).enroll(ada) },
        "delete Ada": { try await $0.delete(ada, in: $0.world(by: $1)) },
      ]
    )
  }

  private func race(
    coverage: FaultCoverage = .interleavings,
    founder: Person? = nil,
    record: Enrollment? = nil,
    tasks: KeyValuePairs<String, BranchStory>
  ) async throws {
    let report = try await FaultSweep<Branch>(
      tasks.map(\.key).joined(separator: " | "),
      fixture: { _ in
        let founders = founder == nil ? 0 : 1
        let branch = Branch(founders: founders)
        if let founder { try await branch.sandbox.world.people.save(founder) }
        if let record { _ = try await branch.sandbox.world.enrollments.open(record) }
        return branch
      },
      tasks: tasks,
      invariants: [
        Invariant("every record is settled") { branch in
          try await branch.sandbox.world.enrollments.unsettled(nil, 1).isEmpty
        },
        Invariant(
          "the number of memberships equals the number of charges",
          of: { try await $0.ledger() }
        ) {
          ledger in
          let admitted: Int = ledger.members + ledger.left - ledger.founders
          return ledger.paid == admitted
        },
        // A task of two use cases can be seen between them.
        .serializable(allowing: { value in
          if case .alreadyMember? = value as? EnrollmentError { true } else { false }
        }) { try await $0.memberships() },
      ],
      recover: { _ = try await $0.world(by: $1).useCases.reconcileEnrollments() },
      faults: .membership,
      coverage: coverage
    )
    .expectInvariants()
    #expect(report.schedules > 20)
    #expect(!report.reachedLimit)
  }
}

private typealias BranchStory = FaultSweep<Branch>.Story

/// A sandbox, and the people who were deleted from it.
private struct Branch: Sendable {
  let sandbox = Sandbox()
  let founders: Int
  private let departures = Departures()

  func world(by faults: FaultInjector) -> World { sandbox.world.intercepted(by: faults) }

  func delete(_ person: Person, in world: World) async throws {
    try await world.people.delete(person.id)
    departures.count.withLock { $0 += 1 }
  }

  /// The members and the amounts that were charged.
  func memberships() async throws -> [String] {
    let members = try await sandbox.world.people.all().map { "\($0.id) is a member" }
    let charges = sandbox.keptCharges.map { "\($0.request.payer.id) paid" }
    return members + charges.sorted()
  }

  func ledger() async throws -> (paid: Int, members: Int, left: Int, founders: Int) {
    let members = try await sandbox.world.people.all()
    return (sandbox.keptCharges.count, members.count, departures.count.withLock { $0 }, founders)
  }
}

private final class Departures: Sendable {
  let count = Mutex(0)
}
