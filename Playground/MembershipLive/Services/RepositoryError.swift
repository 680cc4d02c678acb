public import Membership

/// Why a repository refused a request that reached it. Nothing was changed.
public enum RepositoryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another person has the e-mail address; capitals and small letters count as the same.
  case emailTaken(EmailAddress, by: Person)
  /// There is no such person.
  case noSuchPerson(Person.ID)
  /// There is a record with that name already.
  case enrollmentExists(Enrollment.ID)
  /// There is no such record.
  case noSuchEnrollment(Enrollment.ID)
  /// The given revision does not follow the stored one: somebody else changed the record.
  case staleRevision(of: Enrollment.ID, stored: Int, given: Int)
  /// The person of the record has another one that is not settled.
  case secondUnsettled(Enrollment.ID, of: Person.ID)

  /// What stands against the request; for something that is missing, its name.
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
      "person \(person) has an unsettled enrollment beside \(id)"
    }
  }
}

extension StoreError {
  /// What a repository's error means to the use cases. Its refusals are precise; anything else
  /// leaves open whether the write was made.
  init(adapting error: any Error) {
    switch error {
    case let error as StoreError:
      self = error
    case let error as RepositoryError:
      self = error.isAboutAbsence ? .notFound("\(error)") : .conflict("\(error)")
    case DatabaseError.constraint:
      self = .conflict("\(error)")
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
