import Membership
import MembershipLive

extension Tour {
  /// Whether the money of the lost answer moved, nobody knows. The record is still there, so the
  /// same request is made again under the same key.
  static func reconciliation(_ tour: Tour) async throws {
    tour.show(
      "try await world.useCases.reconcileEnrollments()    // all are linked by generated code"
    )
    let report = try await tour.sandbox.world.useCases.reconcileEnrollments()
    tour.tell(report.summary)
    let members = try await tour.sandbox.world.useCases.listMembers()
    tour.tell("members: \(members.map(\.person.fullName).joined(separator: ", "))")
    let charges = try await tour.sandbox.charges().compactMap(\.charge)
    tour.tell("charges taken: \(charges.count)")
    let outbox = try await tour.sandbox.outbox()
    tour.tell("outbox: \(outbox.map(\.recipient.rawValue).joined(separator: ", "))")
  }
}
