import Membership
import MembershipLive

// The use cases of a world, assembled as a program does it.

extension World {
  /// Enrols somebody for the usual fee.
  func enroll(_ person: Person) async throws -> Member {
    let enroll = makeEnrollMember(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer,
      clock: clock,
      ids: ids
    )
    return try await enroll(EnrollmentRequest(person: person, fee: .euro(2500)))
  }

  /// Settles what interrupted enrolments have left behind.
  var reconcile: ReconcileEnrollments {
    makeReconcileEnrollments(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer
    )
  }
}
