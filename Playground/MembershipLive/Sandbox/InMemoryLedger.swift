import Membership

/// A ledger in memory.
struct InMemoryLedger: SandboxLedger {
  private var entries: [Sandbox.ChargeEntry] = []
  private var entriesByKey: [String: Int] = [:]
  private var entriesByReference: [String: [Int]] = [:]
  private var entriesByCharge: [Charge.ID: Int] = [:]
  private var refundEntries: [RefundRequest] = []
  private var refundsByKey: [String: RefundRequest] = [:]
  private var refundsByCharge: [Charge.ID: RefundRequest] = [:]
  private var mails: [Mail] = []

  func chargeCount() -> Int { entriesByCharge.count }
  func charge(underKey key: String) -> Sandbox.ChargeEntry? {
    entriesByKey[key].map { entries[$0] }
  }
  func charge(named id: Charge.ID) -> Sandbox.ChargeEntry? {
    entriesByCharge[id].map { entries[$0] }
  }
  func charges(for reference: String) -> [Sandbox.ChargeEntry] {
    entriesByReference[reference, default: []].map { entries[$0] }
  }
  func charges() -> [Sandbox.ChargeEntry] { entries.filter { $0.charge != nil } }

  mutating func append(_ entry: Sandbox.ChargeEntry) {
    entriesByKey[entry.request.idempotencyKey] = entries.count
    entriesByReference[entry.request.reference, default: []].append(entries.count)
    if let charge = entry.charge { entriesByCharge[charge.id] = entries.count }
    entries.append(entry)
  }

  func refund(underKey key: String) -> RefundRequest? { refundsByKey[key] }
  func refund(of charge: Charge) -> RefundRequest? { refundsByCharge[charge.id] }
  func refunds() -> [RefundRequest] { refundEntries }

  mutating func append(_ refund: RefundRequest) {
    refundsByKey[refund.idempotencyKey] = refund
    refundsByCharge[refund.charge.id] = refund
    refundEntries.append(refund)
  }

  func outbox() -> [Mail] { mails }
  mutating func append(_ mail: Mail) { mails.append(mail) }
}
