import Membership
import Synchronization

/// Keeps the records of enrolments for as long as the program runs, under the rules of the
/// database.
final class InMemoryEnrollmentRepository: EnrollmentRepository {
  private let records = Mutex(Records())

  private struct Records {
    var enrollments: [Enrollment.ID: Enrollment] = [:]
    var unsettledByPerson: [Person.ID: Enrollment.ID] = [:]

    mutating func keep(_ enrollment: Enrollment) throws(RepositoryError) {
      let person = enrollment.person.id
      let unsettled = unsettledByPerson[person]
      if !enrollment.isSettled {
        guard unsettled == nil || unsettled == enrollment.id else {
          throw .secondUnsettled(enrollment.id, of: person)
        }
        unsettledByPerson[person] = enrollment.id
      } else if unsettled == enrollment.id {
        unsettledByPerson[person] = nil
      }
      enrollments[enrollment.id] = enrollment
    }
  }

  func open(_ enrollment: Enrollment) async throws -> Enrollment {
    try records.withLock { records in
      if let id = records.unsettledByPerson[enrollment.person.id],
        let unsettled = records.enrollments[id]
      {
        return unsettled
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

  func update(_ enrollment: Enrollment) async throws {
    try records.withLock { records in
      guard var stored = records.enrollments[enrollment.id] else {
        throw RepositoryError.noSuchEnrollment(enrollment.id)
      }
      guard enrollment.revision == stored.revision + 1 else {
        throw RepositoryError.staleRevision(
          of: enrollment.id,
          stored: stored.revision,
          given: enrollment.revision
        )
      }
      stored.status = enrollment.status
      stored.revision = enrollment.revision
      try records.keep(stored)
    }
  }

  func unsettled(after: Enrollment.ID?, limit: Int) async throws -> [Enrollment] {
    records.withLock { records in
      records.unsettledByPerson.values
        .filter { id in after.map { $0 < id } ?? true }
        .sorted()
        .prefix(max(limit, 0))
        .compactMap { records.enrollments[$0] }
    }
  }
}
