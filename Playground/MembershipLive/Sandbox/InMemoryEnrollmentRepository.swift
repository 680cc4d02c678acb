import Membership
import Synchronization

/// Stores enrollment records in memory, with the same rules as the database.
final class InMemoryEnrollmentRepository: EnrollmentRepository {
  private let records = Mutex(Records())
  private let people: InMemoryPersonRepository

  private struct Records {
    var enrollments: [Enrollment.ID: Enrollment] = [:]
    /// The records whose fee is open.
    var openByPerson: [Person.ID: Enrollment.ID] = [:]

    /// Throws an error if the record conflicts with another one.
    func check(_ enrollment: Enrollment) throws(RepositoryError) {
      let person = enrollment.person.id
      let open = openByPerson[person] ?? enrollment.id
      guard !enrollment.isFeeOpen || open == enrollment.id else {
        throw .secondUnsettled(enrollment.id, of: person)
      }
    }

    mutating func keep(_ enrollment: Enrollment) throws(RepositoryError) {
      try check(enrollment)
      let person = enrollment.person.id
      if enrollment.isFeeOpen {
        openByPerson[person] = enrollment.id
      } else if openByPerson[person] == enrollment.id {
        openByPerson[person] = nil
      }
      enrollments[enrollment.id] = enrollment
    }

    /// Returns the stored record with the changes of the given one.
    func next(_ enrollment: Enrollment) throws(RepositoryError) -> Enrollment {
      guard var stored = enrollments[enrollment.id] else { throw .noSuchEnrollment(enrollment.id) }
      guard enrollment.revision == stored.revision + 1 else {
        throw .staleRevision(
          of: enrollment.id,
          stored: stored.revision,
          given: enrollment.revision
        )
      }
      stored.status = enrollment.status
      stored.revision = enrollment.revision
      return stored
    }
  }

  /// Creates a repository.
  ///
  /// - Parameter people: The repository in which persons are admitted.
  init(admittingTo people: InMemoryPersonRepository = InMemoryPersonRepository()) {
    self.people = people
  }

  func open(_ enrollment: Enrollment) async throws -> Enrollment {
    try records.withLock { records in
      if let id = records.openByPerson[enrollment.person.id],
        let open = records.enrollments[id]
      {
        return open
      }
      guard records.enrollments[enrollment.id] == nil else {
        throw RepositoryError.enrollmentExists(enrollment.id)
      }
      try records.keep(enrollment)
      return enrollment
    }
  }

  func find(_ id: Enrollment.ID) async throws -> Enrollment? {
    records.withLock { $0.enrollments[id] }
  }

  /// Nothing: no other program has these records.
  func lock(_ id: Enrollment.ID) async throws {}

  func unlock(_ id: Enrollment.ID) async {}

  func update(_ enrollment: Enrollment) async throws {
    try records.withLock { records in try records.keep(records.next(enrollment)) }
  }

  func admit(_ enrollment: Enrollment) async throws {
    try records.withLock { records in
      let next = try records.next(enrollment)
      try records.check(next)
      // The lock hides the record until both are stored.
      try people.keep(next.person)
      try records.keep(next)
    }
  }

  func unsettled(after: Enrollment.ID?, limit: Int) async throws -> [Enrollment.ID] {
    records.withLock { records in
      records.enrollments.values
        .filter { record in !record.isSettled && after.map { $0 < record.id } ?? true }
        .map(\.id)
        .sorted()
        .prefix(max(limit, 0))
        .map(\.self)
    }
  }
}
