import Foundation
import Membership
import StandardCapabilities

/// What Stripe answered. Decides what it means and does nothing else.
struct StripeAnswer {
  private let status: Int
  private let isSuccess: Bool
  private let body: Body?

  init(_ answer: HTTPTransport.Response) {
    status = answer.status
    isSuccess = answer.isSuccess
    body = try? JSONDecoder().decode(Body.self, from: answer.body)
  }

  /// The parts of Stripe's objects that matter here.
  private struct Body: Decodable {
    var id: String?
    var status: String?
    var failure_message: String?
    var failure_reason: String?
    var error: Problem?

    struct Problem: Decodable {
      var type: String?
      var code: String?
      var message: String?
    }
  }

  /// The charge in the answer to a request for one.
  ///
  /// - Parameter shown: Makes what the service says fit to be shown.
  func charge(shown: (String) -> String) throws(PaymentGatewayError) -> Charge {
    guard isSuccess else { throw refusal(shown) }
    guard let body, let id = body.id, !id.isEmpty else {
      throw .unreadableAnswer("the payment service's answer names no charge")
    }
    switch body.status {
    case nil, "succeeded":
      return Charge(id: id)
    case "failed":
      throw .declined(shown(body.failure_message ?? "the charge failed"))
    case let status?:
      throw .unreadableAnswer("the charge \(shown(id)) is \(shown(status))")
    }
  }

  /// Whether the answer to a request for a refund says that the money goes back.
  func refund(shown: (String) -> String) throws(PaymentGatewayError) {
    // Somebody has given it back under another key: what was wanted is so.
    if body?.error?.code == "charge_already_refunded" { return }
    guard isSuccess else { throw refusal(shown) }
    guard let body, let id = body.id, !id.isEmpty else {
      throw .unreadableAnswer("the payment service's answer names no refund")
    }
    if let status = body.status, ["failed", "canceled", "requires_action"].contains(status) {
      let reason = body.failure_reason.map { ": \($0)" } ?? ""
      throw .refused(status: self.status, shown("the refund is \(status)\(reason)"))
    }
  }

  private func refusal(_ shown: (String) -> String) -> PaymentGatewayError {
    let message = shown(body?.error?.message ?? "the payment service refused the request")
    if body?.error?.type == "idempotency_error" { return .keyInUse(message) }
    return switch status {
    case 402: .declined(message)
    case 409: .keyInUse(message)
    case 408, 500...: .failed(status: status, message)
    default: .refused(status: status, message)
    }
  }
}
