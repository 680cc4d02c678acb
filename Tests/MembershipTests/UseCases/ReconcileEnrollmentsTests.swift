import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Reconciling enrollments")
struct ReconcileEnrollmentsTests {
  let cast: ExampleData
  let charge = Charge(id: "ch-0")
  init() throws { cast = try ExampleData() }

  /// Returns records `e000`, `e001`, … in the given status.
  func records(_ count: Int, _ status: Enrollment.Status = .pending) throws -> [Enrollment] {
    try (0..<count).map { number in
      let digits = String(1_000 + number).dropFirst()
      let person = try Person.named("Ada\(digits)", "Lovelace", id: "\(digits)")
      return cast.record("e\(digits)", of: person, status)
    }
  }

  @Test("without unsettled records, reads once and calls nothing else")
  func nothingToDo() async throws {
    let unsettled = Spy<(Enrollment.ID?, Int)>("EnrollmentStore.unsettled")
    var world = ClubWorld.test
    world.enrollments.unsettled = unsettled.returning([])

    #expect(try await world.reconcile() == ReconciliationReport())
    #expect(unsettled.calls.map(\.0) == [nil])
  }

  @Test("resumes each record from its status and counts the results")
  func settlesEveryStatus() async throws {
    let poor = try Person.named("Charles", "Babbage", id: "3")
    let alan = try Person.named("Alan", "Turing", id: "4")
    let double = try Person.named("Greta", "Hopper", id: "5", email: "grace@example.org")
    let club = FakeClub(
      people: [cast.grace, alan],
      records: [
        cast.record("a", of: cast.ada, .pending),
        cast.record("b", of: poor, .pending),
        cast.record("c", of: alan, .pending),
        cast.record("d", of: double, .paid(Charge(id: "ch-d"))),
        cast.record("e", of: cast.grace, .receiptOwed(Charge(id: "ch-e"))),
        cast.record("f", of: double, .refundOwed(Charge(id: "ch-f"), reason: "taken")),
        cast.record("g", of: double, .declined(reason: "long ago")),
      ],
      penniless: [poor]
    )

    let report = try await club.reconcile()

    var expected = ReconciliationReport()
    expected.completed = 2
    expected.declined = 1
    expected.superseded = 1
    expected.refunded = 2
    #expect(report == expected)
    let state = club.state
    #expect(state.people.keys.map(\.rawValue).sorted() == ["1", "2", "4"])
    #expect(state.outbox.map(\.reference) == ["receipt-a", "receipt-e"])
    #expect(state.refunds == ["refund-d": Charge(id: "ch-d"), "refund-f": Charge(id: "ch-f")])
    #expect(Set(state.charges.keys) == ["charge-a", "charge-b"])
    #expect(try await club.reconcile() == ReconciliationReport())
  }

  @Test("reports a record that cannot be settled, and settles the others")
  func goesOn() async throws {
    let club = FakeClub(records: try records(3))
    var world = club.world
    world.payments.charge = { request async throws(PaymentError) in
      if request.idempotencyKey == "charge-e001" { throw .unavailable("down") }
      return try await club.payments.charge(request)
    }
    world.expectCall(of: \.payments.charge)

    let report = try await world.reconcile()

    #expect(report.completed == 2)
    #expect(
      report.unsettled == [
        .init(id: "e001", reason: "the payment service is unavailable: down")
      ]
    )
    #expect(club.state.people.keys.map(\.rawValue).sorted() == ["000", "002"])
  }

  @Test("reads one page at a time, even if no record can be settled")
  func pages() async throws {
    let club = FakeClub(records: try records(250, .receiptOwed(charge)))
    let pages = Spy<(Enrollment.ID?, Int)>("EnrollmentStore.unsettled")
    var world = ClubWorld.test
    world.enrollments.find = club.enrollments.find
    world.enrollments.unsettled = pages.recording(club.enrollments.unsettled)
    world.mailer.send = { _ throws(MailerError) in throw .unavailable("down") }
    world.expectCall(of: \.mailer.send)

    #expect(try await world.reconcile().unsettled.count == 250)
    #expect(pages.calls.map(\.0) == [nil, "e099", "e199"])
    #expect(pages.calls.map(\.1) == [100, 100, 100])
  }

  @Test("throws if the records cannot be read")
  func cannotRead() async {
    let down = StoreError.unavailable("down")
    var world = ClubWorld.test
    world.enrollments.unsettled = { _, _ throws(StoreError) in throw down }
    world.expectCall(of: \.enrollments.unsettled)

    await #expect(throws: down) { try await world.reconcile() }
  }
}
