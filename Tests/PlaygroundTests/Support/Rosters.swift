import Foundation
import Membership
import MembershipLive

#if canImport(SQLite3) || canImport(CSQLite)
  /// Whether this machine has SQLite; without it an import has nowhere to keep members.
  let hasSQLite = true
#else
  let hasSQLite = false
#endif

/// A roster of that many different people, whose numbers count from 1.
func roster(_ count: Int) -> String {
  (1...count).map { rosterLine($0) + "\n" }.joined()
}

/// A roster's line for one person.
func rosterLine(_ number: Int, email: String? = nil) -> String {
  let email = email ?? "ada\(number)@example.org"
  return #"{"id":"\#(number)","name":"Ada","lastName":"No. \#(number)","email":"\#(email)"}"#
}

/// What the club's books say after imports into a file.
struct Books: Equatable {
  /// How many members there are.
  var members: Int
  /// How many people were charged, and how often in all.
  var payers: Int
  var charges: Int
  /// How many people got a receipt.
  var recipients: Int
  /// How many records wait to be settled.
  var unsettled: Int

  /// Books in which everybody is a member who paid once and has a receipt.
  static func settled(_ count: Int) -> Books {
    Books(members: count, payers: count, charges: count, recipients: count, unsettled: 0)
  }
}

extension Books {
  /// Reads the books of a sandbox.
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
