import Membership
import Synchronization

@testable import MembershipLive

/// The stores that the rules are checked against; the double follows the same rules.
enum StoreKind {
  case memory
  case file
  /// A double with a mistake: it ignores e-mail addresses.
  case careless

  static var available: [StoreKind] { hasSQLite ? [.memory, .file] : [.memory] }

  func people(in directory: TemporaryDirectory) -> PersonStore {
    switch self {
    case .memory: PersonStore(adapting: InMemoryPersonRepository())
    case .file:
      PersonStore(adapting: SQLitePersonRepository(SQLiteDatabase(path: directory.path())))
    case .careless: .careless()
    }
  }

  func enrollments(in directory: TemporaryDirectory) -> EnrollmentStore {
    switch self {
    case .memory, .careless: EnrollmentStore(adapting: InMemoryEnrollmentRepository())
    case .file:
      EnrollmentStore(adapting: SQLiteEnrollmentRepository(SQLiteDatabase(path: directory.path())))
    }
  }
}

extension StoreKind {
  /// Creates both stores in one place, because admitting a person changes both.
  func stores(in directory: TemporaryDirectory) -> (PersonStore, EnrollmentStore) {
    switch self {
    case .memory, .careless:
      let people = InMemoryPersonRepository()
      let records = InMemoryEnrollmentRepository(admittingTo: people)
      return (PersonStore(adapting: people), EnrollmentStore(adapting: records))
    case .file:
      let database = SQLiteDatabase(path: directory.path())
      return (
        PersonStore(adapting: SQLitePersonRepository(database)),
        EnrollmentStore(adapting: SQLiteEnrollmentRepository(database))
      )
    }
  }
}

extension PersonStore {
  static func careless() -> PersonStore {
    let people = Mutex<[Person.ID: Person]>([:])
    return PersonStore(
      save: { person in people.withLock { $0[person.id] = person } },
      find: { id in people.withLock { $0[id] } },
      findByEmail: { email in
        people.withLock { people in
          people.values.first { $0.email.rawValue.lowercased() == email.rawValue.lowercased() }
        }
      },
      all: { people.withLock { $0.values.sorted { $0.id.rawValue < $1.id.rawValue } } },
      delete: { id throws(StoreError) in
        guard people.withLock({ $0.removeValue(forKey: id) }) != nil else {
          throw .notFound("person \(id)")
        }
      }
    )
  }
}
