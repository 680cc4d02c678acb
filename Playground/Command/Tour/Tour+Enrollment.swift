import Capabilities
import Membership
import MembershipLive

extension Tour {
  /// The builder of enrolments gets six capabilities from the world. One person pays, one is
  /// declined, and of one the bank's answer is lost.
  static func enrollment(_ tour: Tour) async throws {
    tour.show(
      #"""
      let enroll = inject(makeEnrollMember, from: world,
        \.people, \.enrollments, \.payments, \.mailer, \.clock, \.ids)
      """#
    )
    let enroll = inject(
      makeEnrollMember,
      from: tour.sandbox.world,
      \.people,
      \.enrollments,
      \.payments,
      \.mailer,
      \.clock,
      \.ids
    )
    for request in [tour.guests.ada, tour.guests.dora, tour.guests.grace] {
      let name = request.person.fullName
      do throws(EnrollmentError) {
        let member = try await enroll(request)
        tour.tell("\(name) is a member, receipt \(member.receipt)")
      } catch {
        tour.tell("\(name): \(error)")
      }
    }
  }
}
