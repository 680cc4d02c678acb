import Foundation

/// The results of the imports, seen from outside: the services' records, the database, and the files of
/// rejected lines.
struct Inspection {
  private let services: FakeServices
  private let rosters: Rosters
  private let people: [[String]]
  private let records: [[String]]
  private let integrity: [[String]]

  /// Reads the database.
  init(services: FakeServices, database: Database, rosters: Rosters) throws {
    self.services = services
    self.rosters = rosters
    people = try database.query("SELECT id, email FROM people")
    records = try database.query("SELECT id, person_id, status, charge, settled FROM enrollments")
    integrity = try database.query("PRAGMA integrity_check")
  }

  /// The number of members.
  var members: Int { people.count }

  /// Returns the violated guarantees.
  ///
  /// - Parameter ends: The results of the last imports, without faults.
  func violations(after ends: [ChildProcess.End]) -> [String] {
    databaseViolations() + paymentViolations() + receiptViolations() + rosterViolations(ends)
  }

  private func databaseViolations() -> [String] {
    var violations: [String] = []
    if integrity != [["ok"]] { violations.append("the database is damaged: \(integrity)") }
    for record in records where record[4] != "1" {
      violations.append("enrollment \(record[0]) of \(record[1]) is left \(record[2])")
    }
    return violations
  }

  private func paymentViolations() -> [String] {
    var violations = services.payments.misuses.map { "an idempotency key was reused: \($0)" }
    let kept = Dictionary(
      grouping: services.payments.charges.filter { !$0.isRefunded },
      by: \.customer
    )
    let members = Set(people.map { $0[0] })
    for (customer, charges) in kept where charges.count > 1 {
      violations.append("\(customer) was charged \(charges.count) times")
    }
    for customer in kept.keys where !members.contains(customer) {
      violations.append("\(customer) was charged and is not a member")
    }
    let complete = Dictionary(
      records.filter { $0[2] == "complete" }.map { ($0[1], $0[3]) },
      uniquingKeysWith: { first, _ in first }
    )
    for member in members {
      guard let charge = kept[member]?.first else {
        violations.append("\(member) is a member without a charge")
        continue
      }
      if complete[member] != charge.id {
        violations.append(
          "\(member) paid \(charge.id), but the record contains \(complete[member] ?? "-")"
        )
      }
    }
    return violations
  }

  private func receiptViolations() -> [String] {
    let mails = services.mails
    let complete = records.filter { $0[2] == "complete" }
    let missing = complete.filter { mails["receipt-\($0[0])"] == nil }
    let known = Set(complete.map { "receipt-\($0[0])" })
    return missing.map { "\($0[1]) has no receipt" }
      + mails.keys.filter { !known.contains($0) }.map {
        "\($0) was sent to someone who has not paid"
      }
  }

  /// Every line is either a member or a rejected line.
  private func rosterViolations(_ ends: [ChildProcess.End]) -> [String] {
    var violations: [String] = []
    let members = Set(people.map { $0[0] })
    for (roster, path) in rosters.paths.enumerated() {
      if ![0, 1, 65].contains(ends[roster].status) {
        violations.append("the last import of \(path) ended with \(ends[roster].status)")
      }
      let file = path.replacingOccurrences(of: ".jsonl", with: ".rejected.jsonl")
      let rejected = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let numbers = Set(
        rejected.split(separator: "\n").compactMap { line in
          Int(line.dropFirst(8).prefix { $0.isNumber })
        }
      )
      for line in rosters.lines where line.roster == roster {
        let isMember = members.contains(line.id)
        if isMember == numbers.contains(line.number) {
          violations.append(
            "line \(line.number) of \(path) is "
              + (isMember ? "both a member and rejected" : "neither a member nor rejected")
          )
        }
      }
    }
    return violations
  }
}
