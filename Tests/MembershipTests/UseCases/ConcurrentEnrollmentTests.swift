import CapabilitiesTesting
import Membership
import MembershipTesting
import Testing

/// Without faults, in every interleaving with up to two preemptions.
@Suite("Enrolling the same person from several tasks")
struct ConcurrentEnrollmentTests {
  /// A club, and the results of the enrollments.
  private struct Office: Sendable {
    let club = FakeClub()
    let answers = Recorder<Result<Member, EnrollmentError>>()

    func enroll(_ request: EnrollmentRequest, _ faults: FaultInjector) async {
      do throws(EnrollmentError) {
        let member = try await club.world.intercepted(by: faults).enroll(request)
        answers.record(.success(member))
      } catch {
        answers.record(.failure(error))
      }
    }
  }

  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("charges once and enrolls one member, in any interleaving")
  func twoTasks() async throws {
    let request = cast.request(cast.ada)
    let left = "the run that admitted the person sends the receipt"
    let known: [Result<Member, EnrollmentError>] = [
      .success(Member(person: cast.ada, receipt: .sent)),
      .success(Member(person: cast.ada, receipt: .owed(reason: left))),
      .failure(.alreadyMember(cast.ada)),
    ]
    let endings = Recorder<Enrollment.Status>()
    try await sweep(
      ["one": { await $0.enroll(request, $1) }, "other": { await $0.enroll(request, $1) }],
      [
        Invariant("each enrollment reports that Ada is a member", of: { $0.answers.elements }) {
          answers in
          answers.allSatisfy(known.contains) && answers.contains { (try? $0.get()) != nil }
        },
        Invariant("one charge was taken") { $0.club.state.charges.count == 1 },
        Invariant("only the first enrollment sends the receipt") { office in
          for record in office.club.state.records.values { endings.record(record.status) }
          return office.club.state.outbox.count == 1
        },
      ]
    )
    // In one interleaving, the first enrollment finishes before the second one checks for a member.
    #expect(endings.elements.contains(.superseded))
  }

  @Test("charges once if a reconciliation runs in between")
  func withReconciliation() async throws {
    let (ada, request) = (cast.ada, cast.request(cast.ada))
    try await sweep(
      [
        "one": { await $0.enroll(request, $1) },
        "other": { await $0.enroll(request, $1) },
        "reconcile": { _ = try? await $0.club.world.intercepted(by: $1).reconcile() },
      ],
      [
        Invariant("one charge was taken") { $0.club.state.charges.count == 1 },
        Invariant("Ada is a member") { $0.club.state.people[ada.id] == ada },
      ]
    )
  }

  @Test("does not send a receipt that another reconciliation has sent")
  func staleList() async throws {
    let owed = cast.record("e0", of: cast.ada, .receiptOwed(Charge(id: "ch-0")))
    let club = FakeClub(people: [cast.ada], records: [owed])
    var world = club.world
    // Between reading the list and settling its first record, another reconciliation finishes.
    world.enrollments.unsettled = { after, limit async throws(StoreError) in
      let page = try await club.enrollments.unsettled(after, limit)
      _ = try await club.reconcile()
      return page
    }
    #expect(try await world.reconcile() == ReconciliationReport())
    #expect(club.state.outbox.map(\.reference) == ["receipt-e0"])
  }

  @Test("does not charge for a record that another program ended before this one locked it")
  func overtaken() async throws {
    let club = FakeClub()
    var (world, other) = (club.world, club.world)
    other.payments.charge = { _ throws(PaymentError) in throw .refused("No such customer") }
    other.expectCall(of: \.payments.charge)
    let reconcile = other.reconcile
    world.enrollments.lock = { _ in _ = try? await reconcile() }
    await #expect(throws: EnrollmentError.refused("No such customer")) {
      try await world.enroll(cast.request(cast.ada))
    }
    #expect(club.state.charges.isEmpty)
  }

  @Test("does not give one identifier to two people")
  func twoPeople() async throws {
    let namesake = try Person.named("Alan", "Turing", id: "1")
    let (ada, alan) = (cast.request(cast.ada), cast.request(namesake))
    try await sweep(
      ["Ada": { await $0.enroll(ada, $1) }, "Alan": { await $0.enroll(alan, $1) }],
      [
        Invariant("exactly one enrollment succeeds, and its person is a member") { office in
          let members = office.answers.elements.compactMap { try? $0.get().person }
          return members.count == 1 && Array(office.club.state.people.values) == members
        },
        Invariant("one charge was taken") { $0.club.state.charges.count == 1 },
      ]
    )
  }

  private func sweep(
    _ tasks: KeyValuePairs<String, FaultSweep<Office>.Story>,
    _ invariants: [Invariant<Office>]
  ) async throws {
    let settled = [Invariant<FakeClub>].enrollment.map { invariant in
      Invariant<Office>(invariant.name) { try await invariant.holds($0.club) }
    }
    let report = try await FaultSweep(
      tasks.map(\.key).joined(separator: " | "),
      fixture: { _ in Office() },
      tasks: tasks,
      invariants: invariants + settled,
      coverage: .interleavings
    )
    .expectInvariants()
    #expect(!report.reachedLimit)
  }
}
