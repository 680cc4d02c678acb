import CapabilitiesTesting
import Membership

@testable import MembershipTesting

extension Generator<Enrollment.ID> {
  static var enrollmentID: Generator { .element(of: ["e1", "e2", "e10", "E1"]) }
}

extension Generator<Enrollment.Status> {
  static var status: Generator {
    .element(of: [
      .pending, .paid(Charge(id: "c")), .receiptOwed(Charge(id: "c")), .complete(Charge(id: "c")),
      .declined(reason: "no"), .superseded, .refundOwed(Charge(id: "c"), reason: ""),
    ])
  }
}

extension Generator<Enrollment> {
  static var enrollment: Generator {
    Generator(.enrollmentID, .person, .status, .integer(in: 0...2)) {
      id,
      person,
      status,
      revision in
      try .example(id, of: person, status: status, revision: revision)
    }
  }
}

extension Generator<ChargeRequest> {
  /// Requests of payers whom the sandbox's bank accepts, declines or answers not at all.
  static var chargeRequest: Generator {
    Generator(
      .element(of: [2500, 3000, 100_000_000]),
      .element(of: ["ada", "declined", "lost", "closed"]),
      .element(of: ["enr-1", "enr-2"]),
      .element(of: ["key-1", "key-2", "key-3"])
    ) { cents, payer, reference, key in
      try .example(cents, payer: "\(payer)@example.org", reference: reference, key: key)
    }
  }
}

extension Generator<RefundRequest> {
  static var refundRequest: Generator {
    Generator(
      .element(of: [1, 2, 3]),
      .element(of: ["refund-1", "refund-2", "key-1"])
    ) { number, key in
      RefundRequest(charge: Charge(id: "ch_\(number)"), idempotencyKey: key)
    }
  }
}
