extension SQLiteConnection {
  /// The version of the tables, stored as `PRAGMA user_version`.
  private static let version: Int64 = 1
  /// The mark of this program's files, stored as `PRAGMA application_id`: "MBLV" in ASCII.
  private static let applicationID: Int64 = 0x4D42_4C56

  /// Returns whether the file is empty. Changes nothing.
  ///
  /// - Throws: ``DatabaseError`` if this program must not write to the file.
  func isNew() throws(DatabaseError) -> Bool {
    // One statement, because another program may be creating the tables.
    let row = try query(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)
      FROM pragma_application_id, pragma_user_version
      """
    ).first
    let (owner, version) = (try row?.integer(0) ?? 0, try row?.integer(1) ?? 0)
    if owner == 0, version == 0, try row?.integer(2) ?? 0 == 0 { return true }
    guard owner == Self.applicationID, version > 0 else { throw .foreign(path: path) }
    guard version <= Self.version else {
      throw .newerSchema(path: path, found: Int(version), known: Int(Self.version))
    }
    return false
  }

  /// Creates the tables, unless another program has just created them.
  func createTables() throws {
    try transaction {
      guard try isNew() else { return }
      try execute(
        """
        \(Self.tables)
        PRAGMA application_id = \(Self.applicationID);
        PRAGMA user_version = \(Self.version);
        """
      )
    }
  }

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

    CREATE UNIQUE INDEX one_open_fee_per_person
      ON enrollments (person_id) WHERE settled = 0 AND status <> 'receiptOwed';
    CREATE INDEX unsettled_enrollments ON enrollments (id) WHERE settled = 0;
    """
}
