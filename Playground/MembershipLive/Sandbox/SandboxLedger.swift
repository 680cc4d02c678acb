import Membership

/// What the sandbox's bank and post office write down.
///
/// Only this much differs between a sandbox in memory and one on a file; what is written when is
/// decided in one place, ``SandboxServices``.
protocol SandboxLedger {
  /// How many charges were taken so far.
  func chargeCount() throws -> Int
  /// The charge that was asked for under a key, taken or declined.
  func charge(underKey key: String) throws -> Sandbox.ChargeEntry?
  /// The charge with that name.
  func charge(named id: Charge.ID) throws -> Sandbox.ChargeEntry?
  /// The charges that were asked for with a reference, taken or declined.
  func charges(for reference: String) throws -> [Sandbox.ChargeEntry]
  /// Every charge that was taken, oldest first.
  func charges() throws -> [Sandbox.ChargeEntry]
  /// Writes a charge down, taken or declined.
  mutating func append(_ entry: Sandbox.ChargeEntry) throws

  /// The refund that was made under a key.
  func refund(underKey key: String) throws -> RefundRequest?
  /// The refund of a charge.
  func refund(of charge: Charge) throws -> RefundRequest?
  /// Every refund, oldest first.
  func refunds() throws -> [RefundRequest]
  /// Writes a refund down.
  mutating func append(_ refund: RefundRequest) throws

  /// Every message that was taken, oldest first.
  func outbox() throws -> [Mail]
  /// Writes a message down.
  mutating func append(_ mail: Mail) throws
}
