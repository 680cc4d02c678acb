import Capabilities
import CapabilitiesTesting
import Membership
import MembershipLive
import Testing

@Suite("A world")
struct WorldTests {
  @Test("one endpoint can be overridden without changing the original")
  func override() async throws {
    let world = World.sandbox
    let changed = world.overriding {
      $0.payments.charge = { _ throws(PaymentError) in throw .declined("not today") }
    }
    await #expect(throws: PaymentError.declined("not today")) {
      try await changed.payments.charge(.example())
    }
    #expect(try await world.payments.charge(.example()) == Charge(id: "ch_1"))
  }

  @Test("an interceptor wraps every endpoint")
  func intercepted() async throws {
    let transcript = Transcript()
    let world = World.sandbox.intercepted(by: transcript)
    let ada = try Person.example()

    try await world.people.save(ada)
    _ = try await world.people.find(ada.id)
    _ = try await world.people.all()
    try await world.people.delete(ada.id)
    let record = try await world.enrollments.open(.example())
    _ = try await world.enrollments.find(record.id)
    try await world.enrollments.update(record.next(.paid(Charge(id: "ch_1"))))
    let paid = record.next(.paid(Charge(id: "ch_1")))
    try await world.enrollments.admit(paid.next(.receiptOwed(Charge(id: "ch_1"))))
    _ = try await world.enrollments.unsettled(nil, 1)
    let charge = try await world.payments.charge(.example())
    try await world.payments.refund(RefundRequest(charge: charge, idempotencyKey: "r"))
    try await world.mailer.send(.example())
    _ = await world.permissions.hasPermissions([])
    _ = world.clock.now()
    _ = world.ids.next()

    #expect(
      transcript.calls.map(\.endpoint) == [
        "PersonStore.save", "PersonStore.find", "PersonStore.all", "PersonStore.delete",
        "EnrollmentStore.open", "EnrollmentStore.find", "EnrollmentStore.update",
        "EnrollmentStore.admit", "EnrollmentStore.unsettled", "PaymentClient.charge",
        "PaymentClient.refund", "Mailer.send", "PermissionsClient.hasPermissions",
        "WallClock.now", "IDGenerator.next",
      ]
    )
  }
}
