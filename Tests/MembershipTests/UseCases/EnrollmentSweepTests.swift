import Capabilities
import CapabilitiesTesting
import Membership
import Testing

/// Each story runs without faults, then with every call failing before its effect, after it, with
/// the task cancelled, without an answer, and with a crash; with the endpoint failing from then on;
/// and with every pair of faults, some pairs only at night. Afterwards, a reconciliation runs without
/// faults; it may crash and run again.
@Suite("Enrollment survives every fault")
struct EnrollmentSweepTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("a person who can pay")
  func happyPath() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    let report = try await FaultSweep(
      "enroll one person",
      also: [
        // If the record was not stored, nothing may have happened.
        Invariant("everyone with a record is a member") { club in
          club.state.people[ada.id] == (club.state.records.isEmpty ? nil : ada)
        }
      ]
    ) { world in
      _ = try? await world.enroll(request)
    }
    .expectInvariants()
    #expect(report.summary == "enroll one person: 12 calls, 1161 schedules, 0 violations")
  }

  @Test("a person who tries three times, more often than two faults can fail")
  func retries() async throws {
    let request = cast.request(cast.ada)
    let report = try await FaultSweep(
      "try three times",
      // After a crash, nothing is retried.
      coverage: FaultCoverage(
        modes: [.before, .after, .cancel, .cancelThrows, .hang, .slow],
        includesPersistentFaults: false
      ),
      also: [
        Invariant("one person is a member") { $0.state.people.count == 1 },
        Invariant("one charge was taken") { $0.state.charges.count == 1 },
      ]
    ) { world in
      for _ in 1...3 { _ = try? await world.enroll(request) }
    }
    .expectInvariants()
    #expect(report.summary == "try three times: 14 calls, 3211 schedules, 0 violations")
  }

  @Test("a person whose card is declined")
  func declined() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    let report = try await FaultSweep(
      "decline a card twice",
      coverage: .singlesOrPairs,
      in: { FakeClub(penniless: [ada]) },
      also: [
        Invariant("no one is admitted") { $0.state.people.isEmpty },
        Invariant("no one gets a receipt") { $0.state.outbox.isEmpty },
      ]
    ) { world in
      for _ in 1...2 { _ = try? await world.enroll(request) }
    }
    .expectInvariants()
    #expect(report.calls == 18 && report.schedules >= 100)
  }

  @Test("a person whose bank has forgotten all keys before the retry")
  func forgottenKeys() async throws {
    let request = cast.request(cast.ada)
    let report = try await FaultSweep(
      "enroll, and again after a day",
      coverage: .singlesOrPairs,
      also: [Invariant("at most one charge was taken") { $0.state.charges.count <= 1 }],
      afterwards: { club in
        club.forgetKeys()
        _ = try? await club.enroll(request)
      }
    ) { world in
      _ = try? await world.enroll(request)
    }
    .expectInvariants()
    #expect(report.calls == 12 && report.schedules >= 70)
  }

  @Test("two people at the same time")
  func twoPeople() async throws {
    let requests = [cast.request(cast.ada), cast.request(cast.grace)]
    let report = try await FaultSweep("enroll two people", coverage: .concurrentSingles) { world in
      async let first: Void = { _ = try? await world.enroll(requests[0]) }()
      async let second: Void = { _ = try? await world.enroll(requests[1]) }()
      _ = await (first, second)
    }
    .expectInvariants()
    #expect(report.calls == 24)
    #expect(report.schedules >= 1_500)
    #expect(!report.reachedLimit)
  }

  @Test("the same person twice at the same time")
  func samePersonTwice() async throws {
    let request = cast.request(cast.ada)
    let report = try await FaultSweep(
      "enroll one person twice",
      coverage: .concurrentSingles,
      also: [Invariant("at most one charge was taken") { $0.state.charges.count <= 1 }]
    ) { world in
      async let first: Void = { _ = try? await world.enroll(request) }()
      async let second: Void = { _ = try? await world.enroll(request) }()
      _ = await (first, second)
    }
    .expectInvariants()
    #expect(report.calls == 13)
    #expect(report.schedules >= 1_000)
    #expect(!report.reachedLimit)
  }

  @Test("records that a failing reconciliation resumes")
  func reconcileFails() async throws {
    let double = try Person.named("Greta", "Hopper", id: "3", email: "grace@example.org")
    let records = [cast.record("a", of: cast.ada), cast.record("b", of: double)]
    let grace = cast.grace
    let report = try await FaultSweep(
      "reconcile",
      coverage: .singlesOrPairs,
      in: { FakeClub(people: [grace], records: records) },
      also: [
        Invariant("one person is admitted") { $0.state.people.count == 2 },
        Invariant("the other one is refunded") { $0.state.refunds.count == 1 },
      ]
    ) { world in
      _ = try? await world.reconcile()
    }
    .expectInvariants()
    #expect(report.calls == 21)
    #expect(report.schedules >= 150)
  }

  // MARK: The sweep itself

  /// The mistake that the records prevent: charging before the record is stored.
  private func enrollWithoutRecord(
    _ request: EnrollmentRequest,
    in world: ClubWorld
  ) async throws {
    let id = world.ids.next()
    let charge = try await world.payments.charge(
      ChargeRequest(
        amount: request.fee,
        payer: request.person,
        reference: id,
        intendedAt: world.clock.now(),
        idempotencyKey: "charge-\(id)"
      )
    )
    var paid = world
    paid.ids.next = { id }
    paid.payments.charge = { _ in charge }
    _ = try await paid.enroll(request)
  }

  @Test("the sweep detects a charge before the record is stored")
  func mutation() async throws {
    let request = cast.request(cast.ada)
    let sweep = FaultSweep("charge before the record") { world in
      try? await enrollWithoutRecord(request, in: world)
    }
    let report = try await sweep.report()
    let story = """
        schedule: PersonStore.find #1 fails before its effect
        calls:
            T1 IDGenerator.next() -> "e1"
            T1 WallClock.now() -> Timestamp(milliseconds: 1000)
            T1 PaymentClient.charge(ChargeRequest(amount: 25.00 EUR, payer: Person(id: 1, name: "Ada", \
      lastName: "Lovelace", email: ada@example.org), reference: "e1", intendedAt: \
      Timestamp(milliseconds: 1000), idempotencyKey: "charge-e1")) -> Charge(id: "ch-1-0")
            T1 PersonStore.find(1) throws the store is unavailable: down
            R  EnrollmentStore.unsettled(nil, 100) -> []
        reproduce with: try await sweep.expectInvariants(under: "PersonStore.find#1:before @969e")
        charge before the record: 13 calls, 1175 schedules, 336 violations
      """
    #expect(
      report.failureMessages == [
        """
        violated: every charge has a record
          also violated by 111 other schedules
        violated: everyone who was charged is a member or was refunded
          also violated by 111 other schedules
        violated: the number of memberships equals the number of charges
          found: (paid: 1, members: 0, left: 0, founders: 0)
          also violated by 111 other schedules
        \(story)
        """
      ]
    )

    let again = try await sweep.report(of: "PersonStore.find#1:before")
    #expect(again.violations.count == 3, "the replay value finds it again")
  }
}
