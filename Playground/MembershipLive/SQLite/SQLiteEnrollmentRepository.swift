public import Membership

/// Keeps the records of enrolments in a database file.
public struct SQLiteEnrollmentRepository: EnrollmentRepository {
  private let database: SQLiteDatabase

  // Made once: a statement is looked up by its text.
  private static let select = "SELECT \(Enrollment.columnNames) FROM enrollments"
  private static let selectUnsettledOfPerson = select + " WHERE person_id = ? AND settled = 0"
  private static let selectUnsettled = select + " WHERE settled = 0 AND id > ? ORDER BY id LIMIT ?"
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

  /// A repository on a database.
  ///
  /// - Parameter database: Where the records are kept.
  public init(_ database: SQLiteDatabase) {
    self.database = database
  }

  /// Keeps a new record, or returns the person's unsettled one, in one step.
  public func open(_ enrollment: Enrollment) async throws -> Enrollment {
    try await database.transaction { connection in
      let unsettled = try connection.query(
        Self.selectUnsettledOfPerson,
        [.text(enrollment.person.id.rawValue)]
      )
      if let unsettled = unsettled.first { return try Enrollment(row: unsettled) }
      guard try connection.enrollment(enrollment.id) == nil else {
        throw RepositoryError.enrollmentExists(enrollment.id)
      }
      // What is returned is what a later run will read, to the byte: a payment service compares
      // a repeated request with the first one.
      let kept = try connection.query(
        Self.insert,
        enrollment.columns + [.integer(enrollment.isSettled ? 1 : 0)]
      )
      return try kept.first.map(Enrollment.init(row:)) ?? enrollment
    }
  }

  /// The record with that name; `nil` where there is none.
  public func find(_ id: Enrollment.ID) async throws -> Enrollment? {
    try await database.withConnection { connection in try connection.enrollment(id) }
  }

  /// Keeps the next revision of a record.
  public func update(_ enrollment: Enrollment) async throws {
    try await database.transaction { connection in try connection.advance(enrollment) }
  }

  /// Keeps the next revision of a record, and its person among the members, in one step.
  public func admit(_ enrollment: Enrollment) async throws {
    try await database.transaction { connection in
      try connection.advance(enrollment)
      // The person as the record has it, to the byte.
      try connection.keep(connection.enrollment(enrollment.id)?.person ?? enrollment.person)
    }
  }

  /// A page of the records that are not settled, in order of their names' text.
  public func unsettled(after: Enrollment.ID?, limit: Int) async throws -> [Enrollment] {
    try await database.withConnection { connection in
      // Every name comes after the empty text.
      try connection.query(
        Self.selectUnsettled,
        [.text(after ?? ""), .integer(Int64(max(limit, 0)))]
      ).map(Enrollment.init(row:))
    }
  }
}

extension SQLiteConnection {
  /// Keeps the next revision of a record, as a part of a transaction.
  fileprivate func advance(_ enrollment: Enrollment) throws {
    let values =
      enrollment.changingColumns + [
        .integer(enrollment.isSettled ? 1 : 0), .text(enrollment.id),
        .integer(Int64(enrollment.revision) - 1),
      ]
    do {
      guard try run(SQLiteEnrollmentRepository.advance, values) == 0 else { return }
    } catch DatabaseError.constraint {
      throw RepositoryError.secondUnsettled(enrollment.id, of: enrollment.person.id)
    }
    guard let stored = try self.enrollment(enrollment.id) else {
      throw RepositoryError.noSuchEnrollment(enrollment.id)
    }
    throw RepositoryError.staleRevision(
      of: enrollment.id,
      stored: stored.revision,
      given: enrollment.revision
    )
  }

  /// The record with that name.
  fileprivate func enrollment(_ id: Enrollment.ID) throws(DatabaseError) -> Enrollment? {
    let rows = try query(SQLiteEnrollmentRepository.selectNamed, [.text(id)])
    guard let row = rows.first else { return nil }
    return try Enrollment(row: row)
  }
}
