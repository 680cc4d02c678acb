import Capabilities
import CapabilitiesPlayground
import Membership
import MembershipLive
import Probes
import Synchronization
import Testing

@testable import playground

@Suite("The endpoints that scripts can call")
struct EndpointTests {
  @Test("the table has every endpoint of the world, under the name that interceptors see")
  func complete() async throws {
    let names = Names()
    try await callEverything(in: Sandbox().world.intercepted(by: names))
    let endpoints = PlaygroundTable.world.endpoints
    #expect(names.seen == Set(endpoints.map(\.name)))
    #expect(Set(endpoints.map(\.path)).count == endpoints.count)
  }

  /// Calls each endpoint of a sandbox once.
  private func callEverything(in world: World) async throws {
    let example = try Example()
    _ = world.ids.next()
    _ = world.clock.now()
    _ = await world.permissions.hasPermissions([.deleteMembers])
    _ = try await world.enrollments.open(example.record)
    _ = try await world.enrollments.find(example.record.id)
    try await world.enrollments.lock(example.record.id)
    await world.enrollments.unlock(example.record.id)
    try await world.enrollments.update(example.nextRevision)
    var admitted = example.nextRevision
    admitted.revision += 1
    try await world.enrollments.admit(admitted)
    _ = try await world.enrollments.unsettled(nil, 10)
    let charge = try await world.payments.charge(example.charge)
    _ = try await world.payments.findCharge(example.charge)
    try await world.payments.refund(RefundRequest(charge: charge, idempotencyKey: "refund"))
    try await world.people.save(example.person)
    _ = try await world.people.find(example.person.id)
    _ = try await world.people.findByEmail(example.person.email)
    _ = try await world.people.all()
    try await world.people.delete(example.person.id)
    try await world.mailer.send(example.mail)
  }
}

/// A person with a record, a charge and a mail.
private struct Example {
  let person: Person
  let record: Enrollment
  let charge: ChargeRequest
  let mail: Mail

  var nextRevision: Enrollment {
    var next = record
    next.status = .declined(reason: "a test")
    next.revision = 1
    return next
  }

  init() throws {
    person = try Person(
      id: Person.ID("1"),
      name: "Ada",
      lastName: "Lovelace",
      email: EmailAddress("ada@example.org")
    )
    let fee = try Money(minorUnits: 2500, currency: Currency("EUR"))
    record = Enrollment(id: "rec-1", person: person, fee: fee, openedAt: Timestamp(milliseconds: 0))
    charge = ChargeRequest(
      amount: fee,
      payer: person,
      reference: record.id,
      intendedAt: record.openedAt,
      idempotencyKey: "charge"
    )
    mail = Mail(recipient: person.email, subject: "Hello", body: "", reference: "hello")
  }
}

/// Records the names of the called endpoints.
private final class Names: CallObserver {
  private let names = Mutex<Set<String>>([])

  var seen: Set<String> { names.withLock { $0 } }

  func before(_ call: EndpointCall) { names.withLock { _ = $0.insert(call.endpoint) } }
}
