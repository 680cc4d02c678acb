import Membership

/// The tables of the database file, by version. `PRAGMA user_version` tells a file's, and
/// `PRAGMA application_id` whose money the file tells of.
struct Schema {
  /// The file, for error messages.
  let path: String
  /// Whose money the file is to tell of.
  let purpose: SQLiteDatabase.Purpose

  /// The versions that there are.
  static let versions = 2

  /// What makes a version from the one before it, the first from an empty file. What has been
  /// released is never changed, only added to.
  private func migration(to version: Int) -> String {
    switch version {
    case 1: Schema.tables
    // Since then there are records that were refused, which earlier versions cannot read.
    default: purpose == .sandbox ? SQLiteLedger.tables : ""
    }
  }

  /// Refuses a file that this program must not write to, before anything is changed.
  func check(_ connection: SQLiteConnection) throws(DatabaseError) {
    // Tables first: should another program make them just now, the version is seen with them.
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

  /// Brings a file up to this program's version, in one step.
  func migrate(_ connection: SQLiteConnection) throws(DatabaseError) {
    guard try version(of: connection) < Schema.versions else {
      // Another program may have made the file since it was looked at, for the other world.
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

  /// Whose money a file tells of; `nil` where it tells of none yet.
  private func foundPurpose(
    _ connection: SQLiteConnection
  ) throws(DatabaseError) -> SQLiteDatabase.Purpose? {
    let id = try number("PRAGMA application_id", on: connection)
    if let purpose = SQLiteDatabase.Purpose(applicationID: id) { return purpose }
    // The first version did not write it down. Only a sandbox has a ledger.
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
  /// What `PRAGMA application_id` says of a file: "MBLV" or "MBSB" in ASCII.
  var applicationID: Int {
    switch self {
    case .live: 0x4D42_4C56
    case .sandbox: 0x4D42_5342
    }
  }

  /// The purpose of a file; `nil` where the number is not this program's.
  init?(applicationID: Int) {
    guard let purpose = Self.allCases.first(where: { $0.applicationID == applicationID }) else {
      return nil
    }
    self = purpose
  }
}

extension Schema {
  /// The tables of the first version.
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
  /// Takes out of the names of a file's first version what a name may not have any longer: scalars
  /// that nobody sees and no language needs, such as come with a paste. Identifiers and addresses
  /// are left as they are: one with such a scalar in it is an error where it is read.
  static func cleanNames(_ connection: SQLiteConnection) throws(DatabaseError) {
    for table in ["people", "enrollments"] {
      // Only what is not plain ASCII can have one.
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
  /// The text without what is concealed in it.
  fileprivate var unconcealed: String {
    var rest = UnicodeScalarView()
    rest.append(contentsOf: unicodeScalars.filter { !$0.isConcealed })
    return String(rest)
  }
}
