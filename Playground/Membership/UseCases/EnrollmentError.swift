/// Why somebody did not become a member.
public enum EnrollmentError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The very same person is a member already. Nothing was begun.
  case alreadyMember(Person)
  /// Somebody else has that identifier. Nothing was begun.
  case idTaken(Person.ID, by: Person)
  /// Somebody else has that address. Nothing was begun.
  case emailTaken(EmailAddress, by: Person)
  /// An earlier enrolment of that identifier is still open, and differs: another name, another fee.
  /// Nothing was begun. Names the fields that differ.
  case differs(from: Enrollment, in: [String])
  /// The payment was declined: no money moved. Says why.
  case declined(String)
  /// The payment service refused the request for good: no money moved. Says why.
  case refused(String)
  /// The fee was paid, the person could not be admitted, and the money went back. Says why.
  case refunded(String)
  /// The enrolment was interrupted; its record is kept, and reconciling will settle it.
  case interrupted(Enrollment.ID, reason: String)
  /// The store is unavailable. No money moved; where the intent was kept all the same,
  /// enrolling again or reconciling takes it up.
  case unavailable(StoreError)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .alreadyMember(let person): "\(person.fullName) (\(person.id)) is a member already"
    case .idTaken(let id, let person): "\(id) is the identifier of \(person.fullName)"
    case .emailTaken(let email, let person):
      "\(email) is the address of \(person.fullName) (\(person.id))"
    case .differs(let record, let fields):
      "enrollment \(record.id) of \(record.person.fullName) (\(record.person.id)) is still open "
        + "with another \(fields.joined(separator: " and another ")); let it be settled by "
        + "reconciling, then enrol again"
    case .declined(let reason), .refused(let reason): reason
    case .refunded(let reason): "the fee went back: \(reason)"
    case .interrupted(let id, let reason): "enrollment \(id) is to be reconciled: \(reason)"
    case .unavailable(let error): error.description
    }
  }
}
