public import Membership

/// A place that keeps the records of enrolments, as a service.
public protocol EnrollmentRepository: Sendable {
  /// Keeps a new record, unless the person has one that is not settled. Both in one step.
  ///
  /// - Parameter enrollment: The new record.
  /// - Returns: The record that is kept: the new one, or the person's unsettled one.
  /// - Throws: ``RepositoryError/enrollmentExists(_:)`` where another record has that name, or what
  ///   the storage throws.
  func open(_ enrollment: Enrollment) async throws -> Enrollment

  /// Looks a record up.
  ///
  /// - Parameter id: The record's name.
  /// - Returns: The record; `nil` where there is none.
  /// - Throws: What the storage throws.
  func find(_ id: Enrollment.ID) async throws -> Enrollment?

  /// Keeps the next revision of a record.
  ///
  /// - Parameter enrollment: The record with its revision counted up by one.
  /// - Throws: ``RepositoryError/staleRevision(of:stored:given:)`` where the stored one is not the
  ///   revision before it, ``RepositoryError/noSuchEnrollment(_:)`` where there is none, or what the
  ///   storage throws.
  func update(_ enrollment: Enrollment) async throws

  /// Keeps the next revision of a record, and its person among the members, in place of an older
  /// version. Both in one step, or neither.
  ///
  /// - Parameter enrollment: The record with its revision counted up by one.
  /// - Throws: ``RepositoryError/staleRevision(of:stored:given:)`` where the stored one is not the
  ///   revision before it, ``RepositoryError/emailTaken(_:by:)`` where another member has the
  ///   address, ``RepositoryError/noSuchEnrollment(_:)`` where there is no record, or what the
  ///   storage throws.
  func admit(_ enrollment: Enrollment) async throws

  /// Reads a page of the records that are not settled, in order of their names' text.
  ///
  /// - Parameters:
  ///   - after: The page starts behind this name; `nil` starts at the beginning.
  ///   - limit: How many records the page has at most.
  /// - Returns: The page; empty behind the last record.
  /// - Throws: What the storage throws.
  func unsettled(after: Enrollment.ID?, limit: Int) async throws -> [Enrollment]
}
