import Membership
import MembershipLive
import Testing

@Suite("The sandbox's bank")
struct SandboxBankTests {
  @Test("records a charge, once for all requests with the same key")
  func charge() async throws {
    let sandbox = Sandbox()
    for _ in 1...2 {
      #expect(try await sandbox.world.payments.charge(.example()) == Charge(id: "ch_1"))
    }
    #expect(try sandbox.charges.map(\.request) == [.example()])
    #expect(sandbox.charges.map(\.charge) == [Charge(id: "ch_1")])
  }

  @Test("rejects a key that another request has used")
  func reusedKey() async throws {
    let sandbox = Sandbox()
    _ = try await sandbox.world.payments.charge(.example(2500))
    await #expect(throws: PaymentError.keyInUse("charge-enr-1")) {
      try await sandbox.world.payments.charge(.example(2600))
    }
    await #expect(throws: PaymentError.keyInUse("charge-enr-1")) {
      try await sandbox.world.payments.refund(
        RefundRequest(charge: Charge(id: "ch_1"), idempotencyKey: "charge-enr-1")
      )
    }
    #expect(try sandbox.charges.map(\.request) == [.example(2500)])
    #expect(sandbox.refunds == [])
  }

  @Test(
    "declines by the payer's address, each time",
    arguments: [
      (address: "declined@example.org", reason: "card declined"),
      (address: "Declined+ada@example.net", reason: "card declined"),
      (address: "insufficient@example.org", reason: "insufficient funds"),
      (address: "expired@example.org", reason: "expired card"),
    ]
  )
  func decline(example: (address: String, reason: String)) async throws {
    let sandbox = Sandbox()
    for _ in 1...2 {
      await #expect(throws: PaymentError.declined(example.reason)) {
        try await sandbox.world.payments.charge(.example(payer: example.address))
      }
    }
    #expect(sandbox.charges == [])
  }

  @Test("declines more than 99,999,999 of the smallest unit")
  func tooLarge() async throws {
    let sandbox = Sandbox()
    await #expect(throws: PaymentError.declined("amount too large")) {
      try await sandbox.world.payments.charge(.example(100_000_000))
    }
    #expect(
      try await sandbox.world.payments.charge(.example(99_999_999, key: "other"))
        == Charge(id: "ch_1")
    )
  }

  @Test("loses its first answer to lost@ and returns it at the retry")
  func lostAnswer() async throws {
    let sandbox = Sandbox()
    let request = try ChargeRequest.example(payer: "lost@example.org")
    await #expect(throws: PaymentError.outcomeUnknown("the bank's answer was lost")) {
      try await sandbox.world.payments.charge(request)
    }
    #expect(try await sandbox.world.payments.charge(request) == Charge(id: "ch_1"))
    #expect(sandbox.charges.count == 1)
  }

  @Test("charges nothing for closed@")
  func closed() async throws {
    let sandbox = Sandbox()
    await #expect(throws: PaymentError.unavailable("the bank is closed")) {
      try await sandbox.world.payments.charge(.example(payer: "closed@example.org"))
    }
    #expect(sandbox.charges == [])
  }

  @Test("refunds a charge once, under any key")
  func refund() async throws {
    let sandbox = Sandbox()
    let charge = try await sandbox.world.payments.charge(.example())
    let refund = RefundRequest(charge: charge, idempotencyKey: "refund-1")
    try await sandbox.world.payments.refund(refund)
    try await sandbox.world.payments.refund(refund)
    try await sandbox.world.payments.refund(
      RefundRequest(charge: charge, idempotencyKey: "refund-2")
    )
    #expect(sandbox.refunds == [refund])
  }

  @Test("rejects a refund's key for any other request")
  func reusedRefundKey() async throws {
    let payments = Sandbox().world.payments
    let first = try await payments.charge(.example())
    let second = try await payments.charge(.example(reference: "enr-2", key: "charge-enr-2"))
    try await payments.refund(RefundRequest(charge: first, idempotencyKey: "refund-1"))
    await #expect(throws: PaymentError.keyInUse("refund-1")) {
      try await payments.refund(RefundRequest(charge: second, idempotencyKey: "refund-1"))
    }
    await #expect(throws: PaymentError.keyInUse("refund-1")) {
      try await payments.charge(.example(key: "refund-1"))
    }
  }

  @Test("finds the charge of a record, until it is refunded")
  func find() async throws {
    let payments = Sandbox().world.payments
    _ = try? await payments.charge(.example(payer: "declined@example.org", key: "other"))
    #expect(try await payments.findCharge(.example()) == nil)
    let charge = try await payments.charge(.example())
    #expect(try await payments.findCharge(.example(key: "forgotten")) == charge)
    #expect(try await payments.findCharge(.example(reference: "enr-2")) == nil)
    try await payments.refund(RefundRequest(charge: charge, idempotencyKey: "refund-1"))
    await #expect(throws: PaymentError.refused("the charge ch_1 was refunded")) {
      try await payments.findCharge(.example())
    }
  }

  @Test("rejects the refund of an unknown charge")
  func unknownCharge() async throws {
    let sandbox = Sandbox()
    await #expect(throws: PaymentError.unavailable("there is no charge ch_7")) {
      try await sandbox.world.payments.refund(
        RefundRequest(charge: Charge(id: "ch_7"), idempotencyKey: "refund-1")
      )
    }
  }
}

extension PaymentError {
  fileprivate static func keyInUse(_ key: String) -> PaymentError {
    .outcomeUnknown("the idempotency key \(key) is used by a request with other parameters")
  }
}
