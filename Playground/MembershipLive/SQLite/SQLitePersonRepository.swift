public import Membership

/// Stores people in a database file.
public struct SQLitePersonRepository: PersonRepository {
  private let database: SQLiteDatabase

  /// Creates a repository.
  ///
  /// - Parameter database: The database.
  public init(_ database: SQLiteDatabase) {
    self.database = database
  }

  /// Saves a person and replaces an older version.
  public func save(_ person: Person) async throws {
    try await database.transaction { connection in try connection.keep(person) }
  }

  /// Returns the person with this identifier, or `nil`.
  public func find(_ id: Person.ID) async throws -> Person? {
    try await database.withConnection { connection in
      try connection.query(
        "SELECT id, name, last_name, email FROM people WHERE id = ?",
        [.text(id.rawValue)]
      ).first.map(Person.init(row:))
    }
  }

  /// Returns the person with this e-mail address, ignoring case, or `nil`.
  public func findByEmail(_ email: EmailAddress) async throws -> Person? {
    try await database.withConnection { connection in try connection.owner(of: email) }
  }

  /// Returns all people, sorted by identifier.
  public func all() async throws -> [Person] {
    try await database.withConnection { connection in
      try connection.query("SELECT id, name, last_name, email FROM people ORDER BY id")
        .map(Person.init(row:))
    }
  }

  /// Deletes a person, or throws ``RepositoryError/noSuchPerson(_:)``.
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
  /// Saves a person and replaces an older version, within a transaction.
  ///
  /// - Parameter person: The person to save.
  /// - Throws: ``RepositoryError/emailTaken(_:by:)`` if another person has the e-mail address, or
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

  /// Returns the person with an e-mail address.
  fileprivate func owner(of email: EmailAddress) throws(DatabaseError) -> Person? {
    let owners = try query(
      "SELECT id, name, last_name, email FROM people WHERE email_key = ?",
      [.text(email.uniquenessKey)]
    )
    guard let owner = owners.first else { return nil }
    return try Person(row: owner)
  }
}
