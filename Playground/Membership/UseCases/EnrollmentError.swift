/// The reason why a person was not enrolled.
public enum EnrollmentError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The same person is already a member. Nothing was started.
  case alreadyMember(Person)
  /// Another person has this identifier. Nothing was started.
  case idTaken(Person.ID, by: Person)
  /// Another person has this e-mail address. Nothing was started.
  case emailTaken(EmailAddress, by: Person)
  /// The person has an enrollment whose fee is open and that differs in the given fields, such as the
  /// name or the fee. Nothing was started.
  case differs(from: Enrollment, in: [String])
  /// The payment was declined, for the given reason. No money moved.
  case declined(String)
  /// The payment service rejected the request permanently, for the given reason. No money moved.
  case refused(String)
  /// The fee was charged, but the person could not be admitted, for the given reason. The fee was
  /// refunded.
  case refunded(String)
  /// The enrollment was interrupted. Its record is stored, and reconciling resumes it.
  case interrupted(Enrollment.ID, reason: String)
  /// The store is unavailable, or a record is damaged. No money moved. If the record was stored,
  /// enrolling again or reconciling resumes it, unless it is damaged.
  case unavailable(StoreError)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .alreadyMember(let person): "\(person.fullName) (\(person.id)) is already a member"
    case .idTaken(let id, let person): "\(id) is the identifier of \(person.fullName)"
    case .emailTaken(let email, let person):
      "\(email) is the address of \(person.fullName) (\(person.id))"
    case .differs(let record, let fields):
      "enrollment \(record.id) of \(record.person.fullName) (\(record.person.id)) is still open "
        + "with another \(fields.joined(separator: " and another ")); reconcile first, "
        + "then enroll again"
    case .declined(let reason), .refused(let reason): reason
    case .refunded(let reason): "the fee was refunded: \(reason)"
    case .interrupted(let id, let reason): "enrollment \(id) must be reconciled: \(reason)"
    case .unavailable(let error): error.description
    }
  }
}
