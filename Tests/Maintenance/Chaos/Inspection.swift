import ClubHTTP
import TestTraits

/// The results of a run, seen from outside: the services' records and the database.
struct Inspection {
  private let services: ClubServices
  private let last: CommandResult
  private let people: Set<String>
  private let records: [Record]
  private let integrity: [[String]]

  /// A row of the table of enrollments.
  private struct Record {
    let id, person, status, charge, settled: String
  }

  /// Reads the database.
  ///
  /// - Parameter last: The end of the last reconciliation, without faults.
  init(_ services: ClubServices, _ database: Database, _ last: CommandResult) throws {
    self.services = services
    self.last = last
    people = Set(try database.rows("SELECT id FROM people").map { $0[0] })
    records = try database.rows("SELECT id, person_id, status, charge, settled FROM enrollments")
      .map { Record(id: $0[0], person: $0[1], status: $0[2], charge: $0[3], settled: $0[4]) }
    integrity = try database.rows("PRAGMA integrity_check")
  }

  /// The number of members.
  var members: Int { people.count }

  /// Returns the violated guarantees.
  func violations(_ tally: Tally, _ plan: FaultPlan) -> [String] {
    databaseViolations(tally) + paymentViolations() + receiptViolations(tally, plan)
  }

  private func databaseViolations(_ tally: Tally) -> [String] {
    var violations: [String] = []
    if integrity != [["ok"]] { violations.append("the database is damaged: \(integrity)") }
    if last.status != 0 || !last.output.hasPrefix("reconcile: nothing to settle\n") {
      violations.append("the last reconciliation ended with \(last.status): \(last.output)")
    }
    for record in records where record.settled != "1" {
      violations.append("enrollment \(record.id) of \(record.person) is left \(record.status)")
    }
    return violations
      + tally.acknowledged.subtracting(people).sorted().map { "\($0) was a member, and is not" }
  }

  private func paymentViolations() -> [String] {
    var violations = services.misuses.map { "an idempotency key was reused: \($0)" }
    let kept = Dictionary(grouping: services.charges.filter { !$0.isRefunded }, by: \.customer)
    for (customer, charges) in kept {
      if charges.count > 1 { violations.append("\(customer) was charged \(charges.count) times") }
      if !people.contains(customer) {
        violations.append("\(customer) was charged and is not a member")
      }
    }
    let complete = records.filter { $0.status == "complete" }
    let paid = Dictionary(complete.map { ($0.person, $0.charge) }, uniquingKeysWith: { $1 })
    for member in people {
      let charge = kept[member]?.first?.id
      guard charge == nil || charge != paid[member] else { continue }
      let record = paid[member].map { "contains \($0)" } ?? "is missing"
      violations.append("\(member) paid \(charge ?? "nothing"), but the record \(record)")
    }
    return violations
  }

  private func receiptViolations(_ tally: Tally, _ plan: FaultPlan) -> [String] {
    let receipts = services.receipts
    let complete = records.filter { $0.status == "complete" }
    let known = Set(complete.map { "receipt-\($0.id)" })
    var violations =
      complete.filter { receipts["receipt-\($0.id)"] == nil }.map { "\($0.person) has no receipt" }
      + receipts.keys.filter { !known.contains($0) }.map {
        "\($0) was sent to someone who is not a member"
      }
    // A killed program loses the response of at most one request.
    let repeated = receipts.values.reduce(0) { $0 + $1 - 1 }
    let explained = plan.repeatedReceipts + tally.killed
    if repeated > explained {
      violations.append("\(repeated) receipts were sent again, at most \(explained) with a reason")
    }
    return violations
  }
}
