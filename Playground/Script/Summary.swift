import Foundation
import Membership

/// A value in a few words, for one line of a transcript.
///
/// - Parameter value: An input or an output of an endpoint.
/// - Returns: What tells it from others; `ok` for nothing at all.
func summary(of value: Any) -> String {
  switch value {
  case is Void: "ok"
  case let person as Person: "\(person.fullName) (\(person.id))"
  case let record as Enrollment:
    "\(record.id) of \(summary(of: record.person)): \(summary(of: record.status))"
  case let request as ChargeRequest:
    "\(request.amount) from \(summary(of: request.payer)), key \(request.idempotencyKey)"
  case let request as RefundRequest:
    "\(request.charge.id), key \(request.idempotencyKey)"
  case let charge as Charge: charge.id
  case let mail as Mail: "\"\(mail.subject)\" to \(mail.recipient)"
  case let moment as Timestamp: moment.text
  case let permissions as Set<Permission>:
    permissions.map(\.rawValue).sorted().joined(separator: " and ")
  case let values as [any Sendable]: "[\(values.map { summary(of: $0) }.joined(separator: "; "))]"
  case let value as any OptionalValue: value.wrapped.map { summary(of: $0) } ?? "none"
  case let text as String: text
  case let value: "\(value)"
  }
}

/// How far a record has come, in a few words.
private func summary(of status: Enrollment.Status) -> String {
  switch status {
  case .pending: "pending"
  case .paid(let charge): "paid by \(charge.id)"
  case .receiptOwed(let charge): "paid by \(charge.id), receipt owed"
  case .complete(let charge): "paid by \(charge.id), complete"
  case .declined(let reason): "declined: \(reason)"
  case .refused(let reason): "refused: \(reason)"
  case .superseded: "superseded by another record"
  case .refundOwed(let charge, let reason): "refund of \(charge.id) owed: \(reason)"
  case .refunded(let charge, let reason): "refunded \(charge.id): \(reason)"
  }
}

/// Any optional, so that one in an `Any` can be looked into.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

extension Timestamp {
  /// The moment in UTC: `2026-01-01T00:00:00Z`.
  var text: String {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(.iso8601)
  }
}
