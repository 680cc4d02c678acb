import CapabilitiesPlayground
import Membership
import Synchronization

/// What earlier runs left behind and this one could not settle either.
final class UnsettledRecords: Sendable {
  /// How many are shown one by one.
  private static let shown = 20
  private let ids = Mutex<[Enrollment.ID]>([])

  /// Takes note of what a reconciliation could not settle, and shows why.
  func note(_ report: ReconciliationReport, console: PlaygroundConsole) {
    ids.withLock { $0 = report.unsettled.map(\.id) }
    let warning = console.errorStyle(.yellow, "warning:")
    for record in report.unsettled.prefix(UnsettledRecords.shown) {
      console.writeError("playground: \(warning) enrollment \(record.id) is still unsettled: ")
      console.writeError("\(record.reason)\n")
    }
    let rest = report.unsettled.count - UnsettledRecords.shown
    if rest > 0 {
      console.writeError("playground: \(warning) and \(counted(rest, "enrollment")) more\n")
    }
  }

  /// How many are unsettled also now: the roster may have had a line for one of them. Of one that
  /// cannot be looked up, nobody knows better.
  func stillUnsettled(in enrollments: EnrollmentStore) async -> Int {
    var count = 0
    for id in ids.withLock(\.self) {
      let isSettled = (try? await enrollments.find(id))?.isSettled ?? false
      if !isSettled { count += 1 }
    }
    return count
  }
}
