public import Membership

/// Stores enrollment records in a database file.
public struct SQLiteEnrollmentRepository: EnrollmentRepository {
  private let database: SQLiteDatabase

  private static let select = "SELECT \(Enrollment.columnNames) FROM enrollments"
  // As in the index, which SQLite then uses.
  private static let selectOpenOfPerson =
    select + " WHERE person_id = ? AND settled = 0 AND status <> 'receiptOwed'"
  private static let selectUnsettled =
    "SELECT id FROM enrollments WHERE settled = 0 AND id > ? ORDER BY id LIMIT ?"
  fileprivate static let selectNamed = select + " WHERE id = ?"
  private static let insert = """
    INSERT INTO enrollments (\(Enrollment.columnNames), settled)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    RETURNING \(Enrollment.columnNames)
    """
  fileprivate static let advance = """
    UPDATE enrollments SET status = ?, charge = ?, reason = ?, revision = ?, settled = ?
    WHERE id = ? AND revision = ?
    """

  /// Creates a repository.
  ///
  /// - Parameter database: The database.
  public init(_ database: SQLiteDatabase) {
    self.database = database
  }

  /// Stores a new record, or returns the person's record whose fee is open, in one transaction.
  public func open(_ enrollment: Enrollment) async throws -> Enrollment {
    try await database.transaction { connection in
      let open = try connection.query(
        Self.selectOpenOfPerson,
        [.text(enrollment.person.id.rawValue)]
      )
      if let open = open.first { return try Enrollment(row: open) }
      guard try connection.enrollment(enrollment.id) == nil else {
        throw RepositoryError.enrollmentExists(enrollment.id)
      }
      // Return the stored bytes, which a later run will read: a payment service compares a repeated
      // request with the first one.
      let kept = try connection.query(
        Self.insert,
        enrollment.columns + [.integer(enrollment.isSettled ? 1 : 0)]
      )
      return try kept.first.map(Enrollment.init(row:)) ?? enrollment
    }
  }

  /// Returns the record with this identifier, or `nil`.
  public func find(_ id: Enrollment.ID) async throws -> Enrollment? {
    try await database.withConnection { connection in try connection.enrollment(id) }
  }

  /// Locks a record for all programs that use the file.
  public func lock(_ id: Enrollment.ID) async throws { try await database.lock(id) }

  /// Unlocks a record.
  public func unlock(_ id: Enrollment.ID) async { database.unlock(id) }

  /// Stores the next revision of a record.
  public func update(_ enrollment: Enrollment) async throws {
    try await database.transaction { connection in try connection.advance(enrollment) }
  }

  /// Stores the next revision of a record and saves its person as a member, in one transaction.
  public func admit(_ enrollment: Enrollment) async throws {
    try await database.transaction { connection in
      try connection.advance(enrollment)
      // The person as stored in the record, byte for byte.
      try connection.keep(connection.enrollment(enrollment.id)?.person ?? enrollment.person)
    }
  }

  /// Returns a page of the identifiers of unsettled records, sorted.
  public func unsettled(after: Enrollment.ID?, limit: Int) async throws -> [Enrollment.ID] {
    try await database.withConnection { connection in
      // Every identifier sorts after the empty string.
      try connection.query(
        Self.selectUnsettled,
        [.text(after ?? ""), .integer(Int64(max(limit, 0)))]
      ).map { row in try row.read("enrollments") { row in try row.text(0) } }
    }
  }
}

extension SQLiteConnection {
  /// Stores the next revision of a record, within a transaction.
  fileprivate func advance(_ enrollment: Enrollment) throws {
    let values =
      enrollment.changingColumns + [
        .integer(enrollment.isSettled ? 1 : 0), .text(enrollment.id),
        .integer(Int64(enrollment.revision) - 1),
      ]
    var isSecondUnsettled = false
    do {
      guard try run(SQLiteEnrollmentRepository.advance, values) == 0 else { return }
    } catch DatabaseError.constraint {
      isSecondUnsettled = true
    }
    guard let stored = try self.enrollment(enrollment.id) else {
      throw RepositoryError.noSuchEnrollment(enrollment.id)
    }
    if isSecondUnsettled {
      // The person of the record, whom an update cannot replace.
      throw RepositoryError.secondUnsettled(enrollment.id, of: stored.person.id)
    }
    throw RepositoryError.staleRevision(
      of: enrollment.id,
      stored: stored.revision,
      given: enrollment.revision
    )
  }

  /// Returns the record with this identifier, or `nil`.
  fileprivate func enrollment(_ id: Enrollment.ID) throws(DatabaseError) -> Enrollment? {
    let rows = try query(SQLiteEnrollmentRepository.selectNamed, [.text(id)])
    guard let row = rows.first else { return nil }
    return try Enrollment(row: row)
  }
}
