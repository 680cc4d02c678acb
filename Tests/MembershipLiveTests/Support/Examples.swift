import Membership
import MembershipLive
import Testing

// The people and requests in the tests of this target.

extension Person {
  static func example(
    _ id: String = "1",
    name: String = "Ada",
    lastName: String = "Lovelace",
    email: String = "ada@example.org"
  ) throws -> Person {
    try Person(id: Person.ID(id), name: name, lastName: lastName, email: EmailAddress(email))
  }
}

extension Money {
  static func euro(_ cents: Int) throws -> Money {
    try Money(minorUnits: cents, currency: Currency("EUR"))
  }
}

extension ChargeRequest {
  static func example(
    _ minorUnits: Int = 2500,
    _ currency: String = "EUR",
    payer email: String = "ada@example.org",
    reference: String = "enr-1",
    key: String = "charge-enr-1"
  ) throws -> ChargeRequest {
    ChargeRequest(
      amount: try Money(minorUnits: minorUnits, currency: Currency(currency)),
      payer: try .example(email: email),
      reference: reference,
      intendedAt: Timestamp(milliseconds: 1_767_225_600_123),
      idempotencyKey: key
    )
  }
}

extension Enrollment {
  static func example(
    _ id: String = "enr-1",
    of person: Person? = nil,
    status: Status = .pending,
    revision: Int = 0
  ) throws -> Enrollment {
    Enrollment(
      id: id,
      person: try person ?? .example(),
      fee: try .euro(2500),
      openedAt: Timestamp(milliseconds: 1_767_225_600_123),
      status: status,
      revision: revision
    )
  }

  /// Returns the record with its next status and revision.
  func next(_ status: Status) -> Enrollment {
    var next = self
    next.status = status
    next.revision += 1
    return next
  }
}

extension StoreError {
  /// Expects that every endpoint of the stores throws this error.
  func expect(fromEachEndpointOf people: PersonStore, _ enrollments: EnrollmentStore) async throws {
    let ada = try Person.example()
    await #expect(throws: self) { try await people.save(ada) }
    await #expect(throws: self) { try await people.find(ada.id) }
    await #expect(throws: self) { try await people.findByEmail(ada.email) }
    await #expect(throws: self) { try await people.all() }
    await #expect(throws: self) { try await people.delete(ada.id) }
    await #expect(throws: self) { try await enrollments.open(.example()) }
    await #expect(throws: self) { try await enrollments.find("enr-1") }
    await #expect(throws: self) { try await enrollments.update(.example()) }
    await #expect(throws: self) { try await enrollments.admit(.example()) }
    await #expect(throws: self) { try await enrollments.unsettled(nil, 1) }
  }
}

extension Mail {
  static func example(to address: String = "ada@example.org") throws -> Mail {
    Mail(
      recipient: try EmailAddress(address),
      subject: "Your receipt",
      body: "Dear Ada Lovelace,\nthank you for 25.00 EUR.\n",
      reference: "receipt-enr-1"
    )
  }
}

extension World {
  /// Enrolls a person for the usual fee.
  func enroll(_ person: Person) async throws -> Member {
    try await useCases.enrollMember(EnrollmentRequest(person: person, fee: .euro(2500)))
  }
}
