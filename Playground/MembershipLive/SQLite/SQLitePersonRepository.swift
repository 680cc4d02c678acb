public import Membership

/// Keeps people in a database file.
public struct SQLitePersonRepository: PersonRepository {
  private let database: SQLiteDatabase

  /// A repository on a database.
  ///
  /// - Parameter database: Where the people are kept.
  public init(_ database: SQLiteDatabase) {
    self.database = database
  }

  /// Keeps a person, in place of an older version.
  public func save(_ person: Person) async throws {
    try await database.transaction { connection in try connection.keep(person) }
  }

  /// The person with that identifier; `nil` where there is none.
  public func find(_ id: Person.ID) async throws -> Person? {
    try await database.withConnection { connection in
      try connection.query(
        "SELECT id, name, last_name, email FROM people WHERE id = ?",
        [.text(id.rawValue)]
      ).first.map(Person.init(row:))
    }
  }

  /// The person with that address, in whatever capitals; `nil` where there is none.
  public func findByEmail(_ email: EmailAddress) async throws -> Person? {
    try await database.withConnection { connection in try connection.owner(of: email) }
  }

  /// Everybody, in order of identifiers' text.
  public func all() async throws -> [Person] {
    try await database.withConnection { connection in
      try connection.query("SELECT id, name, last_name, email FROM people ORDER BY id")
        .map(Person.init(row:))
    }
  }

  /// Forgets a person.
  public func delete(_ id: Person.ID) async throws {
    try await database.transaction { connection in
      let deleted = try connection.run(
        "DELETE FROM people WHERE id = ?",
        [.text(id.rawValue)]
      )
      guard deleted == 1 else { throw RepositoryError.noSuchPerson(id) }
    }
  }
}

extension SQLiteConnection {
  /// Keeps a person, in place of an older version, as a part of a transaction.
  ///
  /// - Parameter person: Who to keep.
  /// - Throws: ``RepositoryError/emailTaken(_:by:)`` where another person has the address, or
  ///   ``DatabaseError``.
  func keep(_ person: Person) throws {
    if let owner = try owner(of: person.email), owner.id != person.id {
      throw RepositoryError.emailTaken(person.email, by: owner)
    }
    try run(
      """
      INSERT INTO people (id, name, last_name, email, email_key) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, last_name = excluded.last_name,
        email = excluded.email, email_key = excluded.email_key
      """,
      person.columns + [.text(person.email.uniquenessKey)]
    )
  }

  /// Whose an address is.
  fileprivate func owner(of email: EmailAddress) throws(DatabaseError) -> Person? {
    let owners = try query(
      "SELECT id, name, last_name, email FROM people WHERE email_key = ?",
      [.text(email.uniquenessKey)]
    )
    guard let owner = owners.first else { return nil }
    return try Person(row: owner)
  }
}
