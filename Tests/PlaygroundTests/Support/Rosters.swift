import Foundation
import HTTPCapabilities
import Membership
import MembershipLive

/// Whether this machine can send HTTP requests, which the live world needs.
let hasHTTP = if case .unavailable = HTTPTransport.networkStack { false } else { true }

#if canImport(SQLite3) || canImport(CSQLite)
  /// Whether this machine has SQLite; an import needs it to store members.
  let hasSQLite = true
#else
  let hasSQLite = false
#endif

/// Returns a roster of this many different people, numbered from 1.
func roster(_ count: Int) -> String {
  (1...count).map { rosterLine($0) + "\n" }.joined()
}

/// Returns the line of one person.
func rosterLine(_ number: Int, email: String? = nil) -> String {
  let email = email ?? "ada\(number)@example.org"
  return #"{"id":"\#(number)","name":"Ada","lastName":"No. \#(number)","email":"\#(email)"}"#
}

/// The totals in a sandbox's database after imports.
struct Books: Equatable {
  /// The number of members.
  var members: Int
  /// The number of charged people, and the number of charges.
  var payers: Int
  var charges: Int
  /// The number of people with a receipt.
  var recipients: Int
  /// The number of unsettled records.
  var unsettled: Int

  /// The totals if everyone is a member, has paid once and has a receipt.
  static func settled(_ count: Int) -> Books {
    Books(members: count, payers: count, charges: count, recipients: count, unsettled: 0)
  }
}

extension Books {
  /// Reads the totals of a sandbox.
  init(database: String) async throws {
    let sandbox = Sandbox(database: database)
    let charges = try await sandbox.charges()
    self.init(
      members: try await sandbox.world.people.all().count,
      payers: Set(charges.map(\.request.payer.id)).count,
      charges: charges.count,
      recipients: Set(try await sandbox.outbox().map(\.recipient)).count,
      unsettled: try await sandbox.world.enrollments.unsettled(nil, .max).count
    )
  }
}
