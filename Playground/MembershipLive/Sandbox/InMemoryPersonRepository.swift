import Membership
import Synchronization

/// Stores people in memory, with the same rules as the database.
final class InMemoryPersonRepository: PersonRepository {
  private let records = Mutex(Records())

  private struct Records {
    var people: [Person.ID: Person] = [:]
    var idsByEmail: [String: Person.ID] = [:]

    mutating func remove(_ id: Person.ID) -> Person? {
      let person = people.removeValue(forKey: id)
      if let person { idsByEmail[person.email.uniquenessKey] = nil }
      return person
    }
  }

  func save(_ person: Person) async throws {
    try keep(person)
  }

  /// Saves a person without suspending.
  func keep(_ person: Person) throws(RepositoryError) {
    try records.withLock { records throws(RepositoryError) in
      if let id = records.idsByEmail[person.email.uniquenessKey], id != person.id,
        let owner = records.people[id]
      {
        throw .emailTaken(person.email, by: owner)
      }
      _ = records.remove(person.id)
      records.people[person.id] = person
      records.idsByEmail[person.email.uniquenessKey] = person.id
    }
  }

  func find(_ id: Person.ID) async throws -> Person? {
    records.withLock { $0.people[id] }
  }

  func findByEmail(_ email: EmailAddress) async throws -> Person? {
    records.withLock { records in
      records.idsByEmail[email.uniquenessKey].flatMap { records.people[$0] }
    }
  }

  func all() async throws -> [Person] {
    let people = records.withLock { Array($0.people.values) }
    return people.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  func delete(_ id: Person.ID) async throws {
    guard records.withLock({ $0.remove(id) }) != nil else {
      throw RepositoryError.noSuchPerson(id)
    }
  }
}
