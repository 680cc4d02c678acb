import Membership

/// The people whom the tour is about. In the sandbox, an address decides what the bank does.
struct Guests {
  /// Pays.
  let ada: EnrollmentRequest
  /// Does not pay: her card is declined.
  let dora: EnrollmentRequest
  /// Pays, and the bank's answer is lost.
  let grace: EnrollmentRequest

  /// Invites everybody.
  init() throws(InvalidValue) {
    ada = try Guests.invite("1", "Ada", "Lovelace", "ada@example.org")
    dora = try Guests.invite("2", "Dora", "Brandt", "declined@example.org")
    grace = try Guests.invite("3", "Grace", "Hopper", "lost@example.org")
  }

  private static func invite(
    _ id: String,
    _ name: String,
    _ lastName: String,
    _ email: String
  ) throws(InvalidValue) -> EnrollmentRequest {
    let person = try Person(
      id: Person.ID(id),
      name: name,
      lastName: lastName,
      email: EmailAddress(email)
    )
    return EnrollmentRequest(
      person: person,
      fee: try Money(minorUnits: 2500, currency: Currency("EUR"))
    )
  }
}
