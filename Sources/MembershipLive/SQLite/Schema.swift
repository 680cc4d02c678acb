/// The tables of the database file, by version. `PRAGMA user_version` tells a file's.
enum Schema {
  /// What makes each version from the one before it, the first from an empty file. What has been
  /// released is never changed, only added to.
  static let migrations = [
    """
    -- email_key is the address in small letters: one address, one person.
    CREATE TABLE people (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      email TEXT NOT NULL,
      email_key TEXT NOT NULL UNIQUE
    ) WITHOUT ROWID;

    -- The person's name and address are those of the day, whatever becomes of them in people.
    CREATE TABLE enrollments (
      id TEXT NOT NULL PRIMARY KEY,
      person_id TEXT NOT NULL,
      name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      email TEXT NOT NULL,
      fee INTEGER NOT NULL CHECK (fee > 0),
      currency TEXT NOT NULL,
      opened_at INTEGER NOT NULL,
      status TEXT NOT NULL,
      charge TEXT,
      reason TEXT,
      settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
      revision INTEGER NOT NULL CHECK (revision >= 0)
    ) WITHOUT ROWID;

    CREATE UNIQUE INDEX one_unsettled_enrollment_per_person
      ON enrollments (person_id) WHERE settled = 0;
    CREATE INDEX unsettled_enrollments ON enrollments (id) WHERE settled = 0;
    """
  ]

  /// Refuses a file that this program must not write to, before anything is changed.
  static func check(_ connection: SQLiteConnection, path: String) throws(DatabaseError) {
    // Tables first: should another program make them just now, the version is seen with them.
    let tables = try connection.query("SELECT count(*) FROM sqlite_master").first?.integer(0)
    let version = try version(of: connection)
    guard version <= migrations.count else {
      throw .newerSchema(path: path, found: version, known: migrations.count)
    }
    guard version > 0 || tables == 0 else { throw .foreign(path: path) }
  }

  /// Brings a file up to this program's version, in one step.
  static func migrate(_ connection: SQLiteConnection, path: String) throws(DatabaseError) {
    guard try version(of: connection) < migrations.count else { return }
    do {
      try connection.transaction {
        // Another program may have done it since.
        for version in try version(of: connection)..<migrations.count {
          try connection.execute(migrations[version])
          try connection.execute("PRAGMA user_version = \(version + 1)")
        }
      }
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw .failed(path: path, code: 1, reason: "\(error)")
    }
  }

  private static func version(of connection: SQLiteConnection) throws(DatabaseError) -> Int {
    Int(try connection.query("PRAGMA user_version").first?.integer(0) ?? 0)
  }
}
