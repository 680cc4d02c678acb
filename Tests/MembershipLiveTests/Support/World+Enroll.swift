import Membership
import MembershipLive

extension World {
  /// Enrols somebody for the usual fee.
  func enroll(_ person: Person) async throws -> Member {
    try await useCases.enrollMember(EnrollmentRequest(person: person, fee: .euro(2500)))
  }
}
