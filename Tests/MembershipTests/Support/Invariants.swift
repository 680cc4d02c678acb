import CapabilitiesTesting
import Membership
import Testing

extension Invariant<FakeClub> {
  /// Every admission is paid, and every charge led to an admission or a refund, including deleted
  /// and returning members.
  static var oneMembershipForEachCharge: Self {
    Invariant("the number of memberships equals the number of charges", of: { $0.state.ledger }) {
      ledger in
      let admitted: Int = ledger.members + ledger.left - ledger.founders
      return ledger.paid == admitted
    }
  }

  /// Concurrent use cases leave the members and the charges that they leave one after another.
  static var sameMembershipsAsInSomeOrder: Self {
    .serializable { club in
      [
        "members": club.state.people.keys.map(\.rawValue).sorted(),
        "payers": club.state.keptCharges.map(\.payer.id.rawValue).sorted(),
      ]
    }
  }
}

/// The invariants after a reconciliation without faults, whatever failed before.
extension [Invariant<FakeClub>] {
  /// The invariants if no member is deleted.
  static var enrollment: [Invariant<FakeClub>] {
    bookkeeping + [
      Invariant("no one is charged twice") { club in
        let payers = club.state.keptCharges.map(\.payer.id)
        return Set(payers).count == payers.count
      },
      Invariant("everyone who was charged is a member or was refunded") { club in
        club.state.keptCharges.allSatisfy { club.state.people[$0.payer.id] != nil }
      },
    ]
  }

  /// The invariants that hold even if members are deleted.
  static var bookkeeping: [Invariant<FakeClub>] {
    [
      Invariant("every record is settled", of: { $0.state.records }) { records in
        records.values.allSatisfy(\.isSettled)
      },
      Invariant("everyone who was enrolled has paid") { club in
        let payers = club.state.keptCharges.map(\.payer.id)
        return club.state.completeRecords.allSatisfy { payers.contains($0.person.id) }
      },
      Invariant("no receipt is lost") { club in
        club.state.completeRecords.allSatisfy { record in
          club.state.outbox.contains { $0.reference == "receipt-\(record.id)" }
        }
      },
      Invariant("every charge has a record") { club in
        Set(club.state.records.keys).isSuperset(
          of: club.state.charges.values.map(\.request.reference)
        )
      },
    ]
  }
}

extension FakeClub {
  /// Checks the enrollment invariants outside of a sweep.
  func expectEverythingSettled(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for invariant in [Invariant<FakeClub>].enrollment {
      let holds = try await invariant.holds(self)
      let story: Comment = "\(invariant.name); the records are \(state.records)"
      #expect(holds, story, sourceLocation: sourceLocation)
    }
  }
}

extension FakeClub.State {
  /// The totals of charges and members.
  fileprivate var ledger: (paid: Int, members: Int, left: Int, founders: Int) {
    (paid: keptCharges.count, members: people.count, left: departures, founders: founders)
  }

  /// The requests of the charges that were not refunded.
  fileprivate var keptCharges: [ChargeRequest] {
    let refunded = Set(refunds.values)
    return charges.values.filter { entry in
      guard case .success(let charge) = entry.answer else { return false }
      return !refunded.contains(charge)
    }.map(\.request)
  }

  fileprivate var completeRecords: [Enrollment] {
    records.values.filter { record in
      if case .complete = record.status { true } else { false }
    }
  }
}
