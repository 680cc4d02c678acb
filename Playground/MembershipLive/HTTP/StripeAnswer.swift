import Foundation
import Membership
import HTTPCapabilities

/// What Stripe answered. Decides what it means and does nothing else.
struct StripeAnswer {
  private let answer: HTTPTransport.Response
  private let shown: (String) -> String

  /// Looks at an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - shown: Makes what the service says fit to be shown.
  init(_ answer: HTTPTransport.Response, shown: @escaping (String) -> String) {
    self.answer = answer
    self.shown = shown
  }

  /// The charge in the answer to a request for one.
  func charge(for request: ChargeRequest) throws(PaymentGatewayError) -> Charge {
    guard answer.isSuccess else { throw refusal(isFinal: true) }
    guard let charge = body(StripeCharge.self) else {
      throw .unreadableAnswer("the payment service's answer is no charge")
    }
    try charge.check(against: request)
    switch charge.status {
    case nil, "succeeded":
      return Charge(id: charge.id)
    case "failed":
      throw .declined(shown(charge.failure_message ?? "the charge failed"))
    case let status?:
      throw .unreadableAnswer("the charge \(charge.id) is \(shown(status))")
    }
  }

  /// The charges in the answer to a request for a list of a customer's; `nil` where there is no
  /// such customer, and so none.
  func charges() throws(PaymentGatewayError) -> StripeCharges? {
    if let problem, problem.code == "resource_missing", problem.param == "customer" { return nil }
    guard answer.isSuccess else { throw refusal(isFinal: false) }
    guard let page = body(StripeCharges.self), page.object == "list" else {
      throw .unreadableAnswer("the payment service's answer is no list of charges")
    }
    return page
  }

  /// Whether the answer to a request for a refund says that the money goes back.
  func refund(of charge: Charge) throws(PaymentGatewayError) {
    // Somebody has given it back under another key: what was wanted is so.
    if problem?.code == "charge_already_refunded" { return }
    guard answer.isSuccess else { throw refusal(isFinal: false) }
    guard let refund = body(Refund.self), refund.object == "refund", isPlainIdentifier(refund.id),
      refund.charge == nil || refund.charge == charge.id
    else { throw .unreadableAnswer("the payment service's answer is no refund of \(charge.id)") }
    if let status = refund.status, ["failed", "canceled", "requires_action"].contains(status) {
      let reason = refund.failure_reason.map { ": \($0)" } ?? ""
      throw .refused(status: answer.status, shown("the refund is \(status)\(reason)"))
    }
  }

  private struct Refund: Decodable {
    var object: String
    var id: String
    var charge: String?
    var status: String?
    var failure_reason: String?
  }

  private struct Problem: Decodable {
    var type: String?
    var code: String?
    var param: String?
    var message: String?
  }

  private var problem: Problem? { body([String: Problem].self)?["error"] }

  private func body<Body: Decodable>(_ type: Body.Type) -> Body? {
    try? JSONDecoder().decode(type, from: answer.body)
  }

  /// What an answer means that is no success.
  ///
  /// - Parameter isFinal: Whether the request is over where Stripe finds a fault in it.
  private func refusal(isFinal: Bool) -> PaymentGatewayError {
    let problem = problem
    let message = shown(problem?.message ?? "the payment service refused the request")
    if problem?.type == "idempotency_error" { return .keyInUse(message) }
    return switch answer.status {
    case 402: .declined(message)
    case 409: .keyInUse(message)
    case 408, 500...: .failed(status: answer.status, message)
    // Without Stripe's own words it may be somebody on the way who answers.
    case 400 where isFinal && problem?.message != nil:
      .rejected(status: answer.status, message)
    default: .refused(status: answer.status, message)
    }
  }
}

/// Whether a text that a service calls something by is fit to be kept and shown: 1 to 255 visible
/// characters of ASCII.
func isPlainIdentifier(_ text: String) -> Bool {
  (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
}
