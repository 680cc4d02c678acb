import Capabilities
import Membership
import MembershipLive

extension Tour {
  /// A copy of the world in which one closure is another; the original is as it was.
  static func overriding(_ tour: Tour) async throws {
    let sandbox = Sandbox()
    let world = sandbox.world.overriding { $0.payments.charge = { _ in Charge(id: "gift") } }
    let member = try await world.useCases.enrollMember(tour.guests.ada)

    tour.show(
      #"""
      let world = sandbox.world.overriding { $0.payments.charge = { _ in Charge(id: "gift") } }
      try await world.useCases.enrollMember(ada)
      """#
    )
    tour.tell("\(member.person.fullName) is a member, receipt \(member.receipt)")
    tour.tell("charges taken by the sandbox's bank: \(try await sandbox.charges().count)")
  }
}
