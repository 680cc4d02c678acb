import Membership

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
