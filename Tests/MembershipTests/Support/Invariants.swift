import CapabilitiesTesting
import Membership
import Testing

/// What must hold once a reconciliation without faults is through, whatever went wrong before.
extension [Invariant<FakeClub>] {
  static var enrollment: [Invariant<FakeClub>] {
    [
      Invariant("every record is settled") { club in
        club.state.records.values.allSatisfy(\.isSettled)
      },
      Invariant("nobody is charged twice") { club in
        let payers = club.state.keptCharges.map(\.payer.id)
        return Set(payers).count == payers.count
      },
      Invariant("whoever was charged is a member, or has the money back") { club in
        club.state.keptCharges.allSatisfy { club.state.people[$0.payer.id] != nil }
      },
      Invariant("whoever was enrolled has paid") { club in
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
  /// Checks the invariants of enrolment outside of a sweep.
  func expectEverythingSettled(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for invariant in [Invariant<FakeClub>].enrollment {
      let holds = try await invariant.holds(self)
      let story: Comment = "\(invariant.name); the records are \(state.records)"
      #expect(holds, story, sourceLocation: sourceLocation)
    }
  }
}

extension FakeClub.State {
  /// What was asked for by the charges that were taken and not given back.
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
