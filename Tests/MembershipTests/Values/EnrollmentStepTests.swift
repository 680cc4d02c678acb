import Testing

@testable import Membership

@Suite("The steps of an enrollment")
struct EnrollmentStepTests {
  let cast: ExampleData
  let charge = Charge(id: "ch-1")

  init() throws { cast = try ExampleData() }

  func record(_ status: Enrollment.Status) -> Enrollment { cast.record("e1", of: cast.ada, status) }

  @Test("a pending record is to be charged, under a key made of its name")
  func pending() {
    let request = ChargeRequest(
      amount: cast.fee,
      payer: cast.ada,
      reference: "e1",
      intendedAt: Timestamp(milliseconds: 0),
      idempotencyKey: "charge-e1"
    )
    #expect(record(.pending).nextStep == .charge(request))
  }

  @Test("who has paid is to be admitted")
  func paid() {
    #expect(record(.paid(charge)).nextStep == .admit(charge))
  }

  @Test("who was admitted is to get the receipt")
  func receiptOwed() {
    let record = record(.receiptOwed(charge))
    #expect(record.nextStep == .sendReceipt(record.receipt(for: charge), charge))
  }

  @Test("who has paid and cannot be admitted is to get the money back, under a key of its own")
  func refundOwed() {
    let request = RefundRequest(charge: charge, idempotencyKey: "refund-e1")
    #expect(
      record(.refundOwed(charge, reason: "taken")).nextStep == .refund(request, reason: "taken")
    )
  }

  @Test("nothing is left to do for a settled record, and for no other")
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

  @Test("an answer that says nothing moved settles the record; any other leaves it as it is")
  func failedCharge() throws {
    #expect(try Enrollment.Status(chargeFailed: .declined("no")) == .declined(reason: "no"))
    #expect(try Enrollment.Status(chargeFailed: .refused("no")) == .refused(reason: "no"))
    for error in [PaymentError.unavailable("down"), .outcomeUnknown("no answer")] {
      #expect(throws: SettlementError(error)) { try Enrollment.Status(chargeFailed: error) }
    }
  }

  @Test("a charge that cannot be looked up leaves the record as it is; one given back settles it")
  func failedLookUp() throws {
    #expect(
      try Enrollment.Status(lookUpFailed: .refused("given back")) == .refused(reason: "given back")
    )
    for error in [
      PaymentError.declined("no"), .unavailable("down"), .outcomeUnknown("no answer"),
    ] {
      let unsettled = SettlementError(
        "cannot look up an earlier charge: \(error)"
      )
      #expect(throws: unsettled) { try Enrollment.Status(lookUpFailed: error) }
    }
  }

  @Test("an admission that contradicts the store is final; any other failure is not")
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

  @Test("each change is a revision of the same record")
  func revisions() {
    let paid = record(.pending).advanced(to: .paid(charge))
    #expect(paid.revision == 1)
    #expect(paid.status == .paid(charge))
    #expect(paid.id == "e1")
    #expect(paid.advanced(to: .receiptOwed(charge)).revision == 2)
  }

  @Test("a receipt tells who paid how much for what, and names the record")
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
