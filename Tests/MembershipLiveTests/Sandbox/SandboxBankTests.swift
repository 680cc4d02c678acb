import Membership
import MembershipLive
import Testing

@Suite("The sandbox's bank, in memory and in a file")
struct SandboxBankTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("records a charge", arguments: SandboxKind.available)
  func charge(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    let charge = try await sandbox.world.payments.charge(.example())
    #expect(charge == Charge(id: "ch_1"))
    #expect(try await sandbox.charges().map(\.request) == [.example()])
    #expect(try await sandbox.charges().map(\.charge) == [charge])
  }

  @Test("charges once for all requests with the same key", arguments: SandboxKind.available)
  func replay(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    let first = try await sandbox.world.payments.charge(.example())
    let second = try await sandbox.world.payments.charge(.example())
    #expect(first == second)
    #expect(try await sandbox.charges().count == 1)
  }

  @Test("rejects a key that another request has used", arguments: SandboxKind.available)
  func reusedKey(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
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
    "declines by the payer's address, each time",
    arguments: SandboxKind.available,
    [
      (address: "declined@example.org", reason: "card declined"),
      (address: "Declined+ada@example.net", reason: "card declined"),
      (address: "insufficient@example.org", reason: "insufficient funds"),
      (address: "expired@example.org", reason: "expired card"),
    ]
  )
  func decline(kind: SandboxKind, example: (address: String, reason: String)) async throws {
    let sandbox = kind.sandbox(in: directory)
    for _ in 1...2 {
      await #expect(throws: PaymentError.declined(example.reason)) {
        try await sandbox.world.payments.charge(.example(payer: example.address))
      }
    }
    #expect(try await sandbox.charges() == [])
  }

  @Test("declines more than 99,999,999 of the smallest unit", arguments: SandboxKind.available)
  func tooLarge(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    await #expect(throws: PaymentError.declined("amount too large")) {
      try await sandbox.world.payments.charge(.example(100_000_000))
    }
    #expect(
      try await sandbox.world.payments.charge(.example(99_999_999, key: "other"))
        == Charge(id: "ch_1")
    )
  }

  @Test(
    "loses its first answer to lost@ and returns it at the retry",
    arguments: SandboxKind.available
  )
  func lostAnswer(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    let request = try ChargeRequest.example(payer: "lost@example.org")
    await #expect(throws: PaymentError.outcomeUnknown("the bank's answer was lost")) {
      try await sandbox.world.payments.charge(request)
    }
    #expect(try await sandbox.world.payments.charge(request) == Charge(id: "ch_1"))
    #expect(try await sandbox.charges().count == 1)
  }

  @Test("charges nothing for closed@", arguments: SandboxKind.available)
  func closed(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    await #expect(throws: PaymentError.unavailable("the bank is closed")) {
      try await sandbox.world.payments.charge(.example(payer: "closed@example.org"))
    }
    #expect(try await sandbox.charges() == [])
  }

  @Test("refunds a charge once, under any key", arguments: SandboxKind.available)
  func refund(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
    let charge = try await sandbox.world.payments.charge(.example())
    let refund = RefundRequest(charge: charge, idempotencyKey: "refund-1")
    try await sandbox.world.payments.refund(refund)
    try await sandbox.world.payments.refund(refund)
    try await sandbox.world.payments.refund(
      RefundRequest(charge: charge, idempotencyKey: "refund-2")
    )
    #expect(try await sandbox.refunds() == [refund])
  }

  @Test("rejects the refund of an unknown charge", arguments: SandboxKind.available)
  func unknownCharge(kind: SandboxKind) async throws {
    let sandbox = kind.sandbox(in: directory)
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
