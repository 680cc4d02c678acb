import Testing

@testable import Membership

@Suite("The steps of an enrollment")
struct EnrollmentStepTests {
  let cast: ExampleData
  let charge = Charge(id: "ch-1")

  init() throws { cast = try ExampleData() }

  func record(_ status: Enrollment.Status) -> Enrollment { cast.record("e1", of: cast.ada, status) }

  @Test("a pending record is charged, with a key derived from its identifier")
  func pending() {
    #expect(record(.pending).nextStep == .charge(cast.chargeRequest(of: record(.pending))))
  }

  @Test("a paid record is admitted")
  func paid() {
    #expect(record(.paid(charge)).nextStep == .admit(charge))
  }

  @Test("an admitted record sends the receipt")
  func receiptOwed() {
    let record = record(.receiptOwed(charge))
    #expect(record.nextStep == .sendReceipt(record.receipt(for: charge), charge))
  }

  @Test("a paid record that cannot be admitted is refunded, with its own key")
  func refundOwed() {
    let request = RefundRequest(charge: charge, idempotencyKey: "refund-e1")
    #expect(
      record(.refundOwed(charge, reason: "taken")).nextStep == .refund(request, reason: "taken")
    )
  }

  @Test("exactly the settled records have no next step")
  func settled() {
    let settled: [Enrollment.Status] = [
      .complete(charge), .declined(reason: "no"), .refused(reason: "no"), .superseded,
      .refunded(charge, reason: "no"),
    ]
    let unsettled: [Enrollment.Status] = [
      .pending, .paid(charge), .receiptOwed(charge), .refundOwed(charge, reason: "no"),
    ]
    for status in settled {
      #expect(record(status).isSettled)
      #expect(record(status).nextStep == nil)
    }
    for status in unsettled {
      #expect(!record(status).isSettled)
      #expect(record(status).nextStep != nil)
    }
  }

  @Test("only an error without a charge settles the record")
  func failedCharge() throws {
    #expect(try Enrollment.Status(chargeFailed: .declined("no")) == .declined(reason: "no"))
    #expect(try Enrollment.Status(chargeFailed: .refused("no")) == .refused(reason: "no"))
    for error in [PaymentError.unavailable("down"), .outcomeUnknown("no answer")] {
      #expect(throws: SettlementError(error)) { try Enrollment.Status(chargeFailed: error) }
    }
  }

  @Test("a failed look-up leaves the record open; a refunded charge settles it")
  func failedLookUp() throws {
    #expect(
      try Enrollment.Status(lookUpFailed: .refused("given back")) == .refused(reason: "given back")
    )
    for error in [PaymentError.declined("no"), .unavailable("down"), .outcomeUnknown("no answer")] {
      let unsettled = SettlementError("cannot look up an earlier charge: \(error)")
      #expect(throws: unsettled) { try Enrollment.Status(lookUpFailed: error) }
    }
  }

  @Test("a conflict ends an admission; any other error does not")
  func failedAdmission() throws {
    #expect(
      try Enrollment.Status(admissionFailed: .conflict("taken"), charge)
        == .refundOwed(charge, reason: "taken")
    )
    for error in [StoreError.unavailable("down"), .notFound("?")] {
      #expect(throws: SettlementError(error)) {
        try Enrollment.Status(admissionFailed: error, charge)
      }
    }
  }

  @Test("each change is a new revision of the same record")
  func revisions() {
    let paid = record(.pending).advanced(to: .paid(charge))
    #expect(paid.revision == 1)
    #expect(paid.status == .paid(charge))
    #expect(paid.id == "e1")
    #expect(paid.advanced(to: .receiptOwed(charge)).revision == 2)
  }

  @Test("a receipt contains the payer, the amount, the purpose and the record")
  func receipt() {
    let mail = record(.receiptOwed(charge)).receipt(for: charge)
    #expect(mail.recipient == cast.ada.email)
    #expect(mail.subject == "Your membership: receipt for 25.00 EUR")
    #expect(
      mail.body == """
        Dear Ada Lovelace,

        welcome to the club. We have received your membership fee.

        Member   1
        Fee      25.00 EUR
        Payment  ch-1
        Receipt  e1

        """
    )
    #expect(mail.reference == "receipt-e1")
  }
}
