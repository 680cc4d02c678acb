import Membership

/// The people and amounts in the tests.
struct ExampleData {
  let ada: Person
  let grace: Person
  let fee: Money

  init() throws {
    ada = try Person.named("Ada", "Lovelace", id: "1")
    grace = try Person.named("Grace", "Hopper", id: "2")
    fee = try Money(minorUnits: 2500, currency: Currency("EUR"))
  }

  /// Returns a request to enroll a person for the usual fee.
  func request(_ person: Person) -> EnrollmentRequest {
    EnrollmentRequest(person: person, fee: fee)
  }

  func chargeRequest(of record: Enrollment) -> ChargeRequest {
    ChargeRequest(
      amount: record.fee,
      payer: record.person,
      reference: record.id,
      intendedAt: record.openedAt,
      idempotencyKey: "charge-\(record.id)"
    )
  }

  /// Returns an enrollment record with a given status.
  func record(
    _ id: Enrollment.ID,
    of person: Person,
    _ status: Enrollment.Status = .pending
  ) -> Enrollment {
    Enrollment(
      id: id,
      person: person,
      fee: fee,
      openedAt: Timestamp(milliseconds: 0),
      status: status
    )
  }
}

extension Person {
  /// Creates a person whose address is derived from the name, unless one is given.
  static func named(
    _ name: String,
    _ lastName: String,
    id: String,
    email: String? = nil
  ) throws(InvalidValue) -> Person {
    try Person(
      id: ID(id),
      name: name,
      lastName: lastName,
      email: EmailAddress(email ?? "\(name.lowercased())@example.org")
    )
  }
}
