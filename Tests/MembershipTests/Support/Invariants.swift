import Membership
import Testing

extension FakeClub {
  /// Checks what must hold once a reconciliation without faults is through, whatever went wrong
  /// before.
  ///
  /// - Parameter schedule: What went wrong, for the report.
  func expectEverythingSettled(
    after schedule: FaultSchedule = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let state = state
    let story: Comment = "faults: \(schedule), calls: \(faults.calls)"
    func expect(_ holds: Bool, _ rule: String) {
      #expect(holds, "\(rule); \(story)", sourceLocation: sourceLocation)
    }
    for record in state.records.values {
      expect(record.isSettled, "record \(record.id) is settled, not \(record.status)")
    }
    let refunded = Set(state.refunds.values)
    var paidBy: [Person.ID: Int] = [:]
    for record in state.records.values {
      guard case .success(let charge) = state.charges["charge-\(record.id)"] else { continue }
      if !refunded.contains(charge) { paidBy[record.person.id, default: 0] += 1 }
    }
    for (id, charges) in paidBy {
      expect(charges == 1, "\(id) is charged once, not \(charges) times")
      expect(state.people[id] != nil, "\(id), who has paid, is a member")
    }
    for record in state.records.values {
      guard case .complete = record.status else { continue }
      expect(paidBy[record.person.id] == 1, "\(record.person.id), enrolled, has paid")
      expect(
        state.outbox.contains { $0.reference == "receipt-\(record.id)" },
        "the receipt of \(record.id) went out"
      )
    }
    expect(
      state.charges.keys.allSatisfy { key in state.records.keys.contains { key == "charge-\($0)" }
      },
      "every charge has a record"
    )
  }
}
