import CapabilitiesTesting
import Membership
import MembershipLive
import MembershipTesting
import TestTraits
import Testing

/// Runs the use cases in the sandbox's world, with its real adapters, stores and bank, and makes
/// every call fail.
@Suite("Enrolling in the sandbox survives every fault")
struct SandboxSweepTests {
  @Test("one person")
  func onePerson() async throws {
    let ada = try Person.example()
    let report = try await sweep("enroll one person", in: { Sandbox() }, enrolling: ada)
      .expectInvariants()
    #expect(report.summary == "enroll one person: 11 calls, 929 schedules, 0 violations")
  }

  @Test("one person, in a file", .needs(.sqlite, hasSQLite))
  func onFile() async throws {
    let ada = try Person.example()
    let directory = try TemporaryDirectory()
    let files = IDGenerator.numbered
    let report = try await sweep(
      "enroll one person",
      coverage: .singles,
      in: { Sandbox(database: directory.path(files.next())) },
      enrolling: ada
    )
    .expectInvariants()
    #expect(report.summary == "enroll one person: 11 calls, 66 schedules, 0 violations")
  }

  @Test("a person whose address was taken during the charge, and who is refunded")
  func conflict() async throws {
    let (ada, double) = try (Person.example("1"), Person.example("2", name: "Greta"))
    let report = try await sweep(
      "refund the fee",
      in: { Sandbox() },
      members: [ada],
      records: [.example("enr-0", of: double)]
    )
    .expectInvariants()
    #expect(report.summary == "refund the fee: 11 calls, 1380 schedules, 0 violations")
  }
}

private func sweep(
  _ name: String,
  coverage: FaultCoverage = .all,
  in sandbox: @escaping @Sendable () -> Sandbox,
  members: Set<Person> = [],
  records: [Enrollment] = [],
  enrolling person: Person? = nil
) -> FaultSweep<Sandbox> {
  FaultSweep(
    name,
    faults: .membership,
    coverage: coverage,
    fixture: { _ in
      let sandbox = sandbox()
      for member in members { try await sandbox.world.people.save(member) }
      for record in records { _ = try await sandbox.world.enrollments.open(record) }
      return sandbox
    },
    run: { sandbox, faults in
      var world = sandbox.world
      // Replaces the random identifiers of a sandbox in a file, to make runs repeatable.
      world.ids = .numbered
      world.clock.now = { Timestamp(milliseconds: 0) }
      world = world.intercepted(by: faults)
      if let person {
        _ = try? await world.enroll(person)
      } else {
        _ = try? await world.useCases.reconcileEnrollments()
      }
    },
    recover: { sandbox, faults in
      let world = sandbox.world.intercepted(by: faults)
      _ = try await world.useCases.reconcileEnrollments()
    },
    invariants: [
      Invariant("every record is settled") { sandbox in
        try await sandbox.world.enrollments.unsettled(nil, 1).isEmpty
      },
      Invariant("no one is charged twice") { sandbox in
        let payers = try await sandbox.keptCharges().map(\.request.payer)
        return Set(payers).count == payers.count
      },
      Invariant("exactly the people who were charged are members") { sandbox in
        let payers = try await sandbox.keptCharges().map(\.request.payer)
        return try await Set(sandbox.world.people.all()) == members.union(payers)
      },
      Invariant("no receipt is lost") { sandbox in
        let payers = try await sandbox.keptCharges().map(\.request.payer.email)
        return try await Set(sandbox.outbox().map(\.recipient)) == Set(payers)
      },
    ]
  )
}

extension IDGenerator {
  static var numbered: IDGenerator { World.sandbox.ids }
}

extension Sandbox {
  /// Returns the charges that were not refunded.
  func keptCharges() async throws -> [ChargeEntry] {
    let refunded = try await Set(refunds().map(\.charge))
    return try await charges().filter { $0.charge.map(refunded.contains) == false }
  }
}
