import Membership

extension ReconciliationReport {
  /// The counts that are not zero: `2 completed, 1 declined`.
  var summary: String {
    let counts = [
      (completed, "completed"), (declined, "declined"), (refused, "refused"),
      (superseded, "superseded"), (refunded, "refunded"), (unsettled.count, "still unsettled"),
    ]
    let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return told.isEmpty ? "nothing to settle" : told.joined(separator: ", ")
  }
}
