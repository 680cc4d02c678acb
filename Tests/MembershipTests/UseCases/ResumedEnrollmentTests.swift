import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Enrolling a person who has an open record")
struct ResumedEnrollmentTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("resumes an interrupted enrollment if the bank has no charge for it")
  func resumes() async throws {
    let club = FakeClub(records: [cast.record("e0", of: cast.ada)])
    let charge = Spy<ChargeRequest>("PaymentClient.charge")
    var world = club.world
    world.payments.charge = charge.returning(Charge(id: "ch-0"))

    let member = try await world.enroll(cast.request(cast.ada))

    #expect(member.receipt == .sent)
    #expect(charge.calls.map(\.amount) == [cast.fee])
    #expect(charge.calls.map(\.idempotencyKey) == ["charge-e0"])
    #expect(Array(club.state.records.keys) == ["e0"])
  }

  @Test("leaves the record open if the look-up fails")
  func lookUpFails() async {
    let club = FakeClub(records: [cast.record("e0", of: cast.ada)])
    var world = club.world
    world.payments.findCharge = { _ throws(PaymentError) in throw .unavailable("closed") }
    world.expectCall(of: \.payments.findCharge)
    let reason = "cannot look up an earlier charge: the payment service is unavailable: closed"
    await #expect(throws: EnrollmentError.interrupted("e0", reason: reason)) {
      try await world.enroll(cast.request(cast.ada))
    }
    #expect(club.state.charges.isEmpty)
    #expect(club.state.records["e0"]?.status == .pending)
  }

  @Test("ends the record if the charge was refunded by hand")
  func givenBack() async throws {
    let open = cast.record("e0", of: cast.ada)
    let club = FakeClub(records: [open])
    let charge = try await club.payments.charge(cast.chargeRequest(of: open))
    try await club.payments.refund(RefundRequest(charge: charge, idempotencyKey: "by hand"))

    await #expect(throws: EnrollmentError.refused("\(charge.id) was refunded")) {
      try await club.enroll(cast.request(cast.ada))
    }
    #expect(club.state.people.isEmpty)
    try await club.expectEverythingSettled()
  }

  @Test("a permanent rejection by the bank ends the record, and the person can try again")
  func refusedForGood() async throws {
    let club = FakeClub()
    var world = club.world
    world.payments.charge = { _ throws(PaymentError) in throw .refused("No such customer") }
    world.expectCall(of: \.payments.charge)
    await #expect(throws: EnrollmentError.refused("No such customer")) {
      try await world.enroll(cast.request(cast.ada))
    }
    #expect(club.state.records["e1"]?.status == .refused(reason: "No such customer"))

    let corrected = try Person.named("Ada", "Byron", id: "1")
    let member = try await club.enroll(cast.request(corrected))
    #expect(member == Member(person: corrected, receipt: .sent))
    try await club.expectEverythingSettled()
  }

  @Test("a member who left while the receipt was owed pays again to return, with any address")
  func comesBack() async throws {
    let owed = cast.record("e0", of: cast.ada, .receiptOwed(Charge(id: "ch-0")))
    let club = FakeClub(records: [owed])
    let moved = try Person.named("Ada", "Byron", id: "1", email: "new@example.org")

    let member = try await club.enroll(cast.request(moved))

    #expect(member == Member(person: moved, receipt: .sent))
    #expect(club.state.outbox.map(\.reference) == ["receipt-e1"])
    #expect(Array(club.state.charges.keys) == ["charge-e1"])
    #expect(try await club.reconcile().completed == 1)
  }
}
