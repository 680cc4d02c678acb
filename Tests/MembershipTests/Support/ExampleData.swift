import Membership

/// The people and sums that the tests play with.
struct ExampleData {
  let ada: Person
  let grace: Person
  let fee: Money

  init() throws {
    ada = try Person.named("Ada", "Lovelace", id: "1")
    grace = try Person.named("Grace", "Hopper", id: "2")
    fee = try Money(minorUnits: 2500, currency: Currency("EUR"))
  }

  /// Somebody asking to become a member, for the usual fee.
  func request(_ person: Person) -> EnrollmentRequest {
    EnrollmentRequest(person: person, fee: fee)
  }

  /// What a record asks the bank for.
  func chargeRequest(of record: Enrollment) -> ChargeRequest {
    ChargeRequest(
      amount: record.fee,
      payer: record.person,
      reference: record.id,
      intendedAt: record.openedAt,
      idempotencyKey: "charge-\(record.id)"
    )
  }

  /// The record of somebody's way into the club, at a given point of it.
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
  /// A person with an address made of the name, unless another one is given.
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
