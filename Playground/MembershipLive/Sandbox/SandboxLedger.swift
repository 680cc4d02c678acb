import Membership

/// The records of the sandbox's bank and mail service.
///
/// Only the ledger differs between a sandbox in memory and one in a file. ``SandboxServices`` has
/// the rules.
protocol SandboxLedger {
  /// Returns the number of successful charges.
  func chargeCount() throws -> Int
  /// Returns the charge with an idempotency key, successful or declined.
  func charge(underKey key: String) throws -> Sandbox.ChargeEntry?
  /// Returns the charge with an identifier.
  func charge(named id: Charge.ID) throws -> Sandbox.ChargeEntry?
  /// Returns the charges with a reference, successful or declined.
  func charges(for reference: String) throws -> [Sandbox.ChargeEntry]
  /// Returns all successful charges, oldest first.
  func charges() throws -> [Sandbox.ChargeEntry]
  /// Adds a charge, successful or declined.
  mutating func append(_ entry: Sandbox.ChargeEntry) throws

  /// Returns the refund with an idempotency key.
  func refund(underKey key: String) throws -> RefundRequest?
  /// Returns the refund of a charge.
  func refund(of charge: Charge) throws -> RefundRequest?
  /// Returns all refunds, oldest first.
  func refunds() throws -> [RefundRequest]
  /// Adds a refund.
  mutating func append(_ refund: RefundRequest) throws

  /// Returns all sent messages, oldest first.
  func outbox() throws -> [Mail]
  /// Adds a message.
  mutating func append(_ mail: Mail) throws
}
