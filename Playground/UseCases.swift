import Capabilities
import Membership
import MembershipLive

// The composition root: each use case gets what its builder names from one world.

extension World {
  /// Makes somebody a member of this world.
  var enrollMember: EnrollMember {
    inject(
      makeEnrollMember,
      from: self,
      \.people,
      \.enrollments,
      \.payments,
      \.mailer,
      \.clock,
      \.ids
    )
  }

  /// Settles what was interrupted in this world.
  var reconcileEnrollments: ReconcileEnrollments {
    inject(
      makeReconcileEnrollments,
      from: self,
      \.people,
      \.enrollments,
      \.payments,
      \.mailer
    )
  }

  /// Lists the members of this world.
  var listMembers: ListMembers {
    inject(makeListMembers, from: self, \.people, \.enrollments)
  }
}

extension ReconciliationReport {
  /// The counts that are not zero: `2 completed, 1 declined`.
  var summary: String {
    let counts = [
      (completed, "completed"), (declined, "declined"), (superseded, "superseded"),
      (refunded, "refunded"), (unsettled.count, "still unsettled"),
    ]
    let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return told.isEmpty ? "nothing to settle" : told.joined(separator: ", ")
  }
}
