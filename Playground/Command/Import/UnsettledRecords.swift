import CapabilitiesPlayground
import Membership
import Synchronization

/// The records of earlier runs that this run could not settle at its start.
final class UnsettledRecords: Sendable {
  /// The maximum number of records to print.
  private static let maximumPrinted = 20
  private let ids = Mutex<[Enrollment.ID]>([])

  /// Records and prints the unsettled records of a reconciliation.
  func record(_ report: ReconciliationReport, console: PlaygroundConsole) {
    ids.withLock { $0 = report.unsettled.map(\.id) }
    let warning = console.errorStyle(.yellow, "warning:")
    for record in report.unsettled.prefix(UnsettledRecords.maximumPrinted) {
      console.writeError("playground: \(warning) enrollment \(record.id) is still unsettled: ")
      console.writeError("\(record.reason)\n")
    }
    let rest = report.unsettled.count - UnsettledRecords.maximumPrinted
    if rest > 0 {
      console.writeError("playground: \(warning) and \(counted(rest, "enrollment")) more\n")
    }
  }

  /// Returns how many records are still unsettled: a line of the roster may have settled some. A
  /// record that cannot be looked up counts as unsettled.
  func stillUnsettled(in enrollments: EnrollmentStore) async -> Int {
    var count = 0
    for id in ids.withLock(\.self) {
      let isSettled = (try? await enrollments.find(id))?.isSettled ?? false
      if !isSettled { count += 1 }
    }
    return count
  }
}
