import Membership

@testable import MembershipLive

/// What the stores' rules are checked against: the double keeps the rules of the real thing.
enum StoreKind: CaseIterable {
  case memory
  case file

  static var available: [StoreKind] { hasSQLite ? allCases : [.memory] }

  func people(in directory: TemporaryDirectory) -> PersonStore {
    switch self {
    case .memory: PersonStore(adapting: InMemoryPersonRepository())
    case .file:
      PersonStore(adapting: SQLitePersonRepository(SQLiteDatabase(path: directory.path())))
    }
  }

  func enrollments(in directory: TemporaryDirectory) -> EnrollmentStore {
    switch self {
    case .memory: EnrollmentStore(adapting: InMemoryEnrollmentRepository())
    case .file:
      EnrollmentStore(adapting: SQLiteEnrollmentRepository(SQLiteDatabase(path: directory.path())))
    }
  }
}
