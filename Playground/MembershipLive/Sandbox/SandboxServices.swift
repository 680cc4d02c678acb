import Membership
import Synchronization

/// The sandbox's bank and mail service: play money, and an outbox instead of real mail.
final class SandboxServices: PaymentGateway, MailService {
  private let ledger = Mutex(Ledger())

  func charge(_ request: ChargeRequest) async throws -> Charge {
    try ledger.withLock { try $0.take(request) }
  }

  func findCharge(_ request: ChargeRequest) async throws -> Charge? {
    try ledger.withLock { try $0.find(request) }
  }

  func refund(_ request: RefundRequest) async throws {
    try ledger.withLock { try $0.giveBack(request) }
  }

  func send(_ mail: Mail) async throws {
    guard !SandboxRules.bounces(mail.recipient) else {
      throw MailerError.rejected("mail to \(mail.recipient) bounces")
    }
    ledger.withLock { $0.outbox.append(mail) }
  }

  var charges: [Sandbox.ChargeEntry] { ledger.withLock(\.charges) }
  var refunds: [RefundRequest] { ledger.withLock(\.refunds) }
  var outbox: [Mail] { ledger.withLock(\.outbox) }
}

/// The records of the sandbox's bank and mail service.
private struct Ledger {
  var charges: [Sandbox.ChargeEntry] = []
  var refunds: [RefundRequest] = []
  var outbox: [Mail] = []
  /// The successful and the declined requests, by idempotency key.
  private var requests: [String: (request: ChargeRequest, answer: Result<Charge, PaymentError>)] =
    [:]

  /// Charges once per key.
  mutating func take(_ request: ChargeRequest) throws(PaymentError) -> Charge {
    let key = request.idempotencyKey
    if let known = requests[key] {
      guard known.request == request else { throw keyInUse(key) }
      return try known.answer.get()
    }
    guard !refunds.contains(where: { $0.idempotencyKey == key }) else { throw keyInUse(key) }
    switch SandboxRules.verdict(on: request) {
    case .accepted:
      return append(request)
    case .acceptedAnswerLost:
      _ = append(request)
      throw .outcomeUnknown("the bank's answer was lost")
    case .declined(let reason):
      requests[key] = (request, .failure(.declined(reason)))
      throw .declined(reason)
    case .closed:
      throw .unavailable("the bank is closed")
    }
  }

  private mutating func append(_ request: ChargeRequest) -> Charge {
    let charge = Charge(id: "ch_\(charges.count + 1)")
    charges.append(Sandbox.ChargeEntry(request: request, charge: charge))
    requests[request.idempotencyKey] = (request, .success(charge))
    return charge
  }

  /// Returns the charge for a request.
  func find(_ request: ChargeRequest) throws(PaymentError) -> Charge? {
    let found = charges.filter { $0.request.reference == request.reference }.map(\.charge)
    let kept = found.filter { charge in !refunds.contains { $0.charge == charge } }
    guard kept.count <= 1 else {
      throw .outcomeUnknown("there are \(kept.count) charges for \(request.reference)")
    }
    if kept.isEmpty, let charge = found.last {
      throw .refused("the charge \(charge.id) was refunded")
    }
    return kept.first
  }

  /// Refunds once per key and charge.
  mutating func giveBack(_ request: RefundRequest) throws(PaymentError) {
    let key = request.idempotencyKey
    if let known = refunds.first(where: { $0.idempotencyKey == key }) {
      guard known == request else { throw keyInUse(key) }
      return
    }
    guard requests[key] == nil else { throw keyInUse(key) }
    guard charges.contains(where: { $0.charge == request.charge }) else {
      throw .unavailable("there is no charge \(request.charge.id)")
    }
    if !refunds.contains(where: { $0.charge == request.charge }) { refunds.append(request) }
  }

  /// The other request with this key may have moved the money.
  private func keyInUse(_ key: String) -> PaymentError {
    .outcomeUnknown("the idempotency key \(key) is used by a request with other parameters")
  }
}
