import Membership

/// The tables of the database file, by version. `PRAGMA user_version` stores a file's version and
/// `PRAGMA application_id` the kind of world that it belongs to.
struct Schema {
  /// The file, for error messages.
  let path: String
  /// The kind of world that opens the file.
  let purpose: SQLiteDatabase.Purpose

  /// The current version.
  static let versions = 2

  /// Returns the script that migrates the previous version (or an empty file) to this one. Released
  /// scripts never change.
  private func migration(to version: Int) -> String {
    switch version {
    case 1: Schema.tables
    // Version 2 marks files that may contain rejected records, which version 1 cannot read.
    default: purpose == .sandbox ? SQLiteLedger.tables : ""
    }
  }

  /// Throws an error if this program must not write to the file. Changes nothing.
  func check(_ connection: SQLiteConnection) throws(DatabaseError) {
    // Read the tables first: if another program is creating them, the version is seen with them.
    let tables = try number("SELECT count(*) FROM sqlite_master", on: connection)
    let version = try version(of: connection)
    let owner = try number("PRAGMA application_id", on: connection)
    guard owner == 0 || SQLiteDatabase.Purpose(applicationID: owner) != nil else {
      throw .foreign(path: path)
    }
    guard version <= Schema.versions else {
      throw .newerSchema(path: path, found: version, known: Schema.versions)
    }
    guard version > 0 || tables == 0 else { throw .foreign(path: path) }
    if version > 0, let found = try foundPurpose(connection), found != purpose {
      throw .otherWorld(path: path, isSandbox: found == .sandbox)
    }
  }

  /// Migrates a file to the current version in one transaction.
  func migrate(_ connection: SQLiteConnection) throws(DatabaseError) {
    guard try version(of: connection) < Schema.versions else {
      // Another program may have created the file for the other kind of world since the first
      // check.
      return try check(connection)
    }
    do {
      try connection.transaction {
        try check(connection)
        for version in try version(of: connection)..<Schema.versions {
          try connection.execute(migration(to: version + 1))
          if version == 1 { try Schema.cleanNames(connection) }
          try connection.execute("PRAGMA user_version = \(version + 1)")
        }
        try connection.execute("PRAGMA application_id = \(purpose.applicationID)")
      }
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw .failed(path: path, code: 1, reason: "\(error)")
    }
  }

  /// Returns the kind of world that a file belongs to; `nil` if it is still undecided.
  private func foundPurpose(
    _ connection: SQLiteConnection
  ) throws(DatabaseError) -> SQLiteDatabase.Purpose? {
    let id = try number("PRAGMA application_id", on: connection)
    if let purpose = SQLiteDatabase.Purpose(applicationID: id) { return purpose }
    // Version 1 did not store it. Only a sandbox has a ledger.
    let ledgers = "SELECT count(*) FROM sqlite_master WHERE name = 'sandbox_charges'"
    guard try number(ledgers, on: connection) == 0 else { return .sandbox }
    let rows = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM enrollments)"
    return try number(rows, on: connection) == 0 ? nil : .live
  }

  private func version(of connection: SQLiteConnection) throws(DatabaseError) -> Int {
    try number("PRAGMA user_version", on: connection)
  }

  private func number(
    _ query: String,
    on connection: SQLiteConnection
  ) throws(DatabaseError) -> Int {
    Int(try connection.query(query).first?.integer(0) ?? 0)
  }
}

extension SQLiteDatabase.Purpose {
  /// The value of `PRAGMA application_id`: "MBLV" or "MBSB" in ASCII.
  var applicationID: Int {
    switch self {
    case .live: 0x4D42_4C56
    case .sandbox: 0x4D42_5342
    }
  }

  /// Creates the purpose of a file; `nil` if the file is another program's.
  init?(applicationID: Int) {
    guard let purpose = Self.allCases.first(where: { $0.applicationID == applicationID }) else {
      return nil
    }
    self = purpose
  }
}

extension Schema {
  /// The tables of version 1.
  private static let tables = """
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
}

extension Schema {
  /// Removes characters from names that version 1 allowed and that are now invalid: invisible ones
  /// that no language needs. Identifiers and addresses are not changed; an invalid one is reported
  /// when it is read.
  static func cleanNames(_ connection: SQLiteConnection) throws(DatabaseError) {
    for table in ["people", "enrollments"] {
      // Only names with non-ASCII characters can be affected.
      let rows = try connection.query(
        """
        SELECT id, name, last_name FROM \(table)
        WHERE name GLOB '*[^ -~]*' OR last_name GLOB '*[^ -~]*'
        """
      )
      for row in rows {
        let names = (given: try row.text(1), family: try row.text(2))
        let cleaned = (given: names.given.unconcealed, family: names.family.unconcealed)
        guard cleaned != names else { continue }
        try connection.run(
          "UPDATE \(table) SET name = ?, last_name = ? WHERE id = ?",
          [.text(cleaned.given), .text(cleaned.family), row.values[0]]
        )
      }
    }
  }
}

extension String {
  /// The text without concealed characters.
  fileprivate var unconcealed: String {
    var rest = UnicodeScalarView()
    rest.append(contentsOf: unicodeScalars.filter { !$0.isConcealed })
    return String(rest)
  }
}
