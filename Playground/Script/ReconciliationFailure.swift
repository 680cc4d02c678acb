import Membership

/// Why a reconciliation did not settle everything: money or a receipt is owed to somebody.
enum ReconciliationFailure: Error, CustomStringConvertible {
  /// The records could not be read.
  case store(StoreError)
  /// Something stood in the way of some records.
  case unsettled(ReconciliationReport)

  var description: String {
    switch self {
    case .store(let error): error.description
    case .unsettled(let report):
      report.summary + report.unsettled.map { "; \($0.id): \($0.reason)" }.joined()
    }
  }
}
