import Membership
import Synchronization
import TestTraits

@testable import MembershipLive

/// The stores that the rules are checked against; the double follows the same rules.
enum StoreKind {
  case memory
  case file
  /// A double with a mistake: it ignores e-mail addresses.
  case careless

  static var available: [StoreKind] { hasSQLite ? [.memory, .file] : [.memory] }

  /// Returns stores in memory, or on a new connection to the tests' database.
  func stores(in directory: TemporaryDirectory) -> Stores {
    self == .file ? Stores(SQLiteDatabase(path: directory.database)) : .inMemory
  }

  func people(in directory: TemporaryDirectory) -> PersonStore {
    self == .careless ? .careless() : stores(in: directory).people
  }

  func enrollments(in directory: TemporaryDirectory) -> EnrollmentStore {
    stores(in: directory).enrollments
  }
}

/// The stores of one database, because admitting a person changes both.
struct Stores: Sendable {
  let people: PersonStore
  let enrollments: EnrollmentStore

  init(_ database: SQLiteDatabase) {
    people = PersonStore(adapting: SQLitePersonRepository(database))
    enrollments = EnrollmentStore(adapting: SQLiteEnrollmentRepository(database))
  }

  private init(_ repository: InMemoryPersonRepository) {
    people = PersonStore(adapting: repository)
    enrollments = EnrollmentStore(adapting: InMemoryEnrollmentRepository(admittingTo: repository))
  }

  static var inMemory: Stores { Stores(InMemoryPersonRepository()) }
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

extension TemporaryDirectory {
  /// The path of the tests' database.
  var database: String { path("membership.sqlite") }
}
