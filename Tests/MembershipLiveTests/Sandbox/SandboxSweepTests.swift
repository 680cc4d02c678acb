import CapabilitiesTesting
import Membership
import MembershipLive
import MembershipTesting
import Testing

/// Runs the use cases in the sandbox's world, with its real adapters, stores and bank, and makes
/// every call fail.
@Suite("Enrolling in the sandbox survives every fault")
struct SandboxSweepTests {
  @Test("one person")
  func onePerson() async throws {
    let ada = try Person.example()
    let report = try await sweep("enroll one person", enrolling: ada)
      .expectInvariants()
    #expect(report.summary == "enroll one person: 14 calls, 1619 schedules, 0 violations")
  }

  @Test("a person whose address was taken during the charge, and who is refunded")
  func conflict() async throws {
    let (ada, double) = try (Person.example("1"), Person.example("2", name: "Greta"))
    let report = try await sweep(
      "refund the fee",
      members: [ada],
      records: [.example("enr-0", of: double)]
    )
    .expectInvariants()
    #expect(report.summary == "refund the fee: 14 calls, 2229 schedules, 0 violations")
  }
}

private func sweep(
  _ name: String,
  members: Set<Person> = [],
  records: [Enrollment] = [],
  enrolling person: Person? = nil
) -> FaultSweep<Sandbox> {
  FaultSweep(
    name,
    fixture: { _ in
      let sandbox = Sandbox()
      for member in members { try await sandbox.world.people.save(member) }
      for record in records { _ = try await sandbox.world.enrollments.open(record) }
      return sandbox
    },
    run: { sandbox, faults in
      let world = sandbox.world.intercepted(by: faults)
      if let person {
        _ = try? await world.enroll(person)
      } else {
        _ = try? await world.useCases.reconcileEnrollments()
      }
    },
    invariants: [
      Invariant("every record is settled") { sandbox in
        try await sandbox.world.enrollments.unsettled(nil, 1).isEmpty
      },
      Invariant("no one is charged twice") { sandbox in
        let payers = sandbox.keptCharges.map(\.request.payer)
        return Set(payers).count == payers.count
      },
      Invariant("exactly the people who were charged are members") { sandbox in
        let payers = sandbox.keptCharges.map(\.request.payer)
        return try await Set(sandbox.world.people.all()) == members.union(payers)
      },
      Invariant("no receipt is lost") { sandbox in
        let payers = sandbox.keptCharges.map(\.request.payer.email)
        return Set(sandbox.outbox.map(\.recipient)) == Set(payers)
      },
    ],
    recover: { sandbox, faults in
      let world = sandbox.world.intercepted(by: faults)
      _ = try await world.useCases.reconcileEnrollments()
    },
    faults: .membership
  )
}

extension Sandbox {
  /// The charges that were not refunded.
  var keptCharges: [ChargeEntry] {
    let refunded = Set(refunds.map(\.charge))
    return charges.filter { !refunded.contains($0.charge) }
  }
}
