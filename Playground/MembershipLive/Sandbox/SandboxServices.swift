import Membership
import Synchronization

/// The sandbox's bank and mail service: play money, and an outbox instead of real mail.
protocol SandboxServices: PaymentGateway, MailService {
  /// The records of the services.
  associatedtype Ledger: SandboxLedger

  /// Runs `body` with exclusive use of the ledger. If `body` throws before it changes the ledger,
  /// or in its last change, the ledger is unchanged.
  func withLedger<Output: Sendable>(
    _ body: @escaping @Sendable (inout Ledger) throws -> Output
  ) async throws -> Output
}

extension SandboxServices {
  func charge(_ request: ChargeRequest) async throws -> Charge {
    try await withLedger { ledger in try ledger.take(request) }.get()
  }

  func findCharge(_ request: ChargeRequest) async throws -> Charge? {
    try await withLedger { ledger in try ledger.find(request) }.get()
  }

  func refund(_ request: RefundRequest) async throws {
    try await withLedger { ledger in try ledger.giveBack(request) }.get()
  }

  func send(_ mail: Mail) async throws {
    guard !SandboxRules.bounces(mail.recipient) else {
      throw MailerError.rejected("mail to \(mail.recipient) bounces")
    }
    try await withLedger { ledger in try ledger.append(mail) }
  }

  func charges() async throws -> [Sandbox.ChargeEntry] {
    try await withLedger { ledger in try ledger.charges() }
  }

  func refunds() async throws -> [RefundRequest] {
    try await withLedger { ledger in try ledger.refunds() }
  }

  func outbox() async throws -> [Mail] {
    try await withLedger { ledger in try ledger.outbox() }
  }
}

extension SandboxLedger {
  /// Charges once per key. The bank's answer is a result, because throwing a lost answer would roll
  /// back the charge.
  fileprivate mutating func take(
    _ request: ChargeRequest
  ) throws -> Result<Charge, PaymentError> {
    if let known = try charge(underKey: request.idempotencyKey) {
      return known.request == request ? known.answer : .failure(keyInUse(request.idempotencyKey))
    }
    guard try refund(underKey: request.idempotencyKey) == nil else {
      return .failure(keyInUse(request.idempotencyKey))
    }
    let charge = Charge.numbered(try chargeCount() + 1)
    switch SandboxRules.verdict(on: request) {
    case .accepted:
      try append(Sandbox.ChargeEntry(request: request, outcome: .taken(charge)))
      return .success(charge)
    case .acceptedAnswerLost:
      try append(Sandbox.ChargeEntry(request: request, outcome: .taken(charge)))
      return .failure(.outcomeUnknown("the bank's answer was lost"))
    case .declined(let reason):
      try append(Sandbox.ChargeEntry(request: request, outcome: .declined(reason: reason)))
      return .failure(.declined(reason))
    case .closed:
      return .failure(.unavailable("the bank is closed"))
    }
  }

  /// Returns the charge for a request.
  fileprivate func find(_ request: ChargeRequest) throws -> Result<Charge?, PaymentError> {
    guard let charge = try charges(for: request.reference).compactMap(\.charge).first else {
      return .success(nil)
    }
    guard try refund(of: charge) == nil else {
      return .failure(.refused("the charge \(charge.id) was refunded"))
    }
    return .success(charge)
  }

  /// Refunds once per key.
  fileprivate mutating func giveBack(
    _ request: RefundRequest
  ) throws -> Result<Void, PaymentError> {
    if let known = try refund(underKey: request.idempotencyKey) {
      return known == request ? .success(()) : .failure(keyInUse(request.idempotencyKey))
    }
    guard try charge(underKey: request.idempotencyKey) == nil else {
      return .failure(keyInUse(request.idempotencyKey))
    }
    guard try charge(named: request.charge.id) != nil else {
      return .failure(.unavailable("there is no charge \(request.charge.id)"))
    }
    if try refund(of: request.charge) == nil { try append(request) }
    return .success(())
  }

  /// The other request with this key may have moved the money.
  private func keyInUse(_ key: String) -> PaymentError {
    .outcomeUnknown("the idempotency key \(key) is used by a request with other parameters")
  }
}

extension Sandbox.ChargeEntry {
  fileprivate var answer: Result<Charge, PaymentError> {
    switch outcome {
    case .taken(let charge): .success(charge)
    case .declined(let reason): .failure(.declined(reason))
    }
  }
}

/// Services with a ledger in memory.
final class InMemorySandboxServices: SandboxServices {
  private let ledger = Mutex(InMemoryLedger())

  func withLedger<Output: Sendable>(
    _ body: @escaping @Sendable (inout InMemoryLedger) throws -> Output
  ) async throws -> Output {
    try ledger.withLock { ledger in try body(&ledger) }
  }
}

/// Services with a ledger in a database file; memory use does not grow with its contents.
final class SQLiteSandboxServices: SandboxServices {
  private let database: SQLiteDatabase

  init(_ database: SQLiteDatabase) {
    self.database = database
  }

  func withLedger<Output: Sendable>(
    _ body: @escaping @Sendable (inout SQLiteLedger) throws -> Output
  ) async throws -> Output {
    try await database.transaction { connection in
      var ledger = SQLiteLedger(connection)
      return try body(&ledger)
    }
  }
}
