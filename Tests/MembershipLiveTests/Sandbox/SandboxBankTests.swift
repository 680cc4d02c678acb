import Membership
import MembershipLive
import Testing

@Suite("The sandbox's bank")
struct SandboxBankTests {
  let sandbox = Sandbox()

  @Test("takes money and writes it down")
  func charge() async throws {
    let charge = try await sandbox.world.payments.charge(.example())
    #expect(charge == Charge(id: "ch_1"))
    #expect(try await sandbox.charges().map(\.request) == [.example()])
    #expect(try await sandbox.charges().map(\.charge) == [charge])
  }

  @Test("moves money once for all requests with one key")
  func replay() async throws {
    let first = try await sandbox.world.payments.charge(.example())
    let second = try await sandbox.world.payments.charge(.example())
    #expect(first == second)
    #expect(try await sandbox.charges().count == 1)
  }

  @Test("refuses a key that another request has")
  func reusedKey() async throws {
    _ = try await sandbox.world.payments.charge(.example(2500))
    await #expect(throws: PaymentError.keyInUse("charge-enr-1")) {
      try await sandbox.world.payments.charge(.example(2600))
    }
    await #expect(throws: PaymentError.keyInUse("charge-enr-1")) {
      try await sandbox.world.payments.refund(
        RefundRequest(charge: Charge(id: "ch_1"), idempotencyKey: "charge-enr-1")
      )
    }
    #expect(try await sandbox.charges().map(\.request) == [.example(2500)])
    #expect(try await sandbox.refunds() == [])
  }

  @Test(
    "declines by the payer's address, as often as it is asked",
    arguments: [
      ("declined@example.org", "card declined"),
      ("Declined+ada@example.net", "card declined"),
      ("insufficient@example.org", "insufficient funds"),
      ("expired@example.org", "expired card"),
    ]
  )
  func decline(address: String, reason: String) async throws {
    for _ in 1...2 {
      await #expect(throws: PaymentError.declined(reason)) {
        try await sandbox.world.payments.charge(.example(payer: address))
      }
    }
    #expect(try await sandbox.charges() == [])
  }

  @Test("declines more than 99,999,999 of the smallest unit")
  func tooLarge() async throws {
    await #expect(throws: PaymentError.declined("amount too large")) {
      try await sandbox.world.payments.charge(.example(100_000_000))
    }
    #expect(
      try await sandbox.world.payments.charge(.example(99_999_999, key: "other"))
        == Charge(id: "ch_1")
    )
  }

  @Test("loses its first answer to lost@, and gives it when it is asked again")
  func lostAnswer() async throws {
    let request = try ChargeRequest.example(payer: "lost@example.org")
    await #expect(throws: PaymentError.outcomeUnknown("the bank's answer was lost")) {
      try await sandbox.world.payments.charge(request)
    }
    #expect(try await sandbox.world.payments.charge(request) == Charge(id: "ch_1"))
    #expect(try await sandbox.charges().count == 1)
  }

  @Test("moves nothing for closed@")
  func closed() async throws {
    await #expect(throws: PaymentError.unavailable("the bank is closed")) {
      try await sandbox.world.payments.charge(.example(payer: "closed@example.org"))
    }
    #expect(try await sandbox.charges() == [])
  }

  @Test("gives a charge back once, under whatever key")
  func refund() async throws {
    let charge = try await sandbox.world.payments.charge(.example())
    let refund = RefundRequest(charge: charge, idempotencyKey: "refund-1")
    try await sandbox.world.payments.refund(refund)
    try await sandbox.world.payments.refund(refund)
    try await sandbox.world.payments.refund(
      RefundRequest(charge: charge, idempotencyKey: "refund-2")
    )
    #expect(try await sandbox.refunds() == [refund])
  }

  @Test("refuses to give back what it never took")
  func unknownCharge() async throws {
    await #expect(throws: PaymentError.unavailable("there is no charge ch_7")) {
      try await sandbox.world.payments.refund(
        RefundRequest(charge: Charge(id: "ch_7"), idempotencyKey: "refund-1")
      )
    }
  }
}

extension PaymentError {
  fileprivate static func keyInUse(_ key: String) -> PaymentError {
    .outcomeUnknown("the idempotency key \(key) belongs to a request with other parameters")
  }
}
