public import Membership

/// The reason why a repository rejected a request. Nothing was changed.
public enum RepositoryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another person has the e-mail address; case is ignored.
  case emailTaken(EmailAddress, by: Person)
  /// No person has this identifier.
  case noSuchPerson(Person.ID)
  /// Another record has this identifier.
  case enrollmentExists(Enrollment.ID)
  /// No record has this identifier.
  case noSuchEnrollment(Enrollment.ID)
  /// The given revision does not follow the stored one: another task has changed the record.
  case staleRevision(of: Enrollment.ID, stored: Int, given: Int)
  /// The person of the record has another unsettled record, whose fee is open.
  case secondUnsettled(Enrollment.ID, of: Person.ID)

  /// The conflict, or the name of the missing record.
  public var description: String {
    switch self {
    case .emailTaken(let email, let person):
      "\(email) is the address of \(person.fullName) (\(person.id))"
    case .noSuchPerson(let id): "person \(id)"
    case .enrollmentExists(let id): "enrollment \(id) exists already"
    case .noSuchEnrollment(let id): "enrollment \(id)"
    case .staleRevision(let id, let stored, let given):
      "enrollment \(id) is at revision \(stored), which \(given) does not follow"
    case .secondUnsettled(let id, let person):
      "person \(person) has an unsettled enrollment besides \(id)"
    }
  }
}

extension StoreError {
  /// Maps an error of a repository. A ``RepositoryError`` is definite; after any other error, the
  /// write may have happened.
  init(adapting error: any Error) {
    switch error {
    case let error as StoreError:
      self = error
    case let error as RepositoryError:
      self = error.isAboutAbsence ? .notFound("\(error)") : .conflict("\(error)")
    case DatabaseError.constraint:
      self = .conflict("\(error)")
    case DatabaseError.damaged:
      self = .damaged("\(error)")
    default:
      self = .unavailable("\(error)")
    }
  }
}

extension RepositoryError {
  fileprivate var isAboutAbsence: Bool {
    switch self {
    case .noSuchPerson, .noSuchEnrollment: true
    case .emailTaken, .enrollmentExists, .staleRevision, .secondUnsettled: false
    }
  }
}
