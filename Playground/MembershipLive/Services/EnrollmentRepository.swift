public import Membership

/// A repository of enrollment records.
public protocol EnrollmentRepository: Sendable {
  /// Stores a new record, unless the person has one whose fee is open. The operation is atomic.
  ///
  /// - Parameter enrollment: The new record.
  /// - Returns: The new record, or the person's record whose fee is open.
  /// - Throws: ``RepositoryError/enrollmentExists(_:)`` if another record has this identifier, or
  ///   an error of the storage.
  func open(_ enrollment: Enrollment) async throws -> Enrollment

  /// Looks up a record.
  ///
  /// - Parameter id: The record's identifier.
  /// - Returns: The record, or `nil`.
  /// - Throws: An error of the storage.
  func find(_ id: Enrollment.ID) async throws -> Enrollment?

  /// Locks a record, and waits for a short time while another program has locked it.
  ///
  /// - Parameter id: The record's identifier.
  /// - Throws: An error of the storage, also if the record stays locked or the task is cancelled.
  func lock(_ id: Enrollment.ID) async throws

  /// Unlocks a record that was locked by this repository.
  func unlock(_ id: Enrollment.ID) async

  /// Stores the next revision of a record.
  ///
  /// - Parameter enrollment: The record with its revision incremented.
  /// - Throws: ``RepositoryError/staleRevision(of:stored:given:)`` if the stored record is not the
  ///   previous revision, ``RepositoryError/noSuchEnrollment(_:)`` if no record has this
  ///   identifier, or an error of the storage.
  func update(_ enrollment: Enrollment) async throws

  /// Stores the next revision of a record and saves its person as a member, atomically.
  ///
  /// - Parameter enrollment: The record with its revision incremented.
  /// - Throws: ``RepositoryError/staleRevision(of:stored:given:)`` if the stored record is not the
  ///   previous revision, ``RepositoryError/emailTaken(_:by:)`` if another member has the e-mail
  ///   address, ``RepositoryError/noSuchEnrollment(_:)`` if no record has this identifier, or an
  ///   error of the storage.
  func admit(_ enrollment: Enrollment) async throws

  /// Reads a page of the identifiers of unsettled records, sorted.
  ///
  /// - Parameters:
  ///   - after: The page starts after this identifier; `nil` starts at the beginning.
  ///   - limit: The maximum number of identifiers.
  /// - Returns: The page; empty after the last record.
  /// - Throws: An error of the storage.
  func unsettled(after: Enrollment.ID?, limit: Int) async throws -> [Enrollment.ID]
}
