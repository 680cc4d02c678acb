import Foundation
import Membership
import HTTPCapabilities

/// Interprets a response of Stripe. It has no side effects.
struct StripeResponse {
  private let answer: HTTPTransport.Response
  private let shown: (String) -> String

  /// Creates an interpreter.
  ///
  /// - Parameters:
  ///   - answer: The response.
  ///   - shown: Makes a service's message safe to print.
  init(_ answer: HTTPTransport.Response, shown: @escaping (String) -> String) {
    self.answer = answer
    self.shown = shown
  }

  /// Returns the charge in the response to a charge request.
  func charge(for request: ChargeRequest) throws(PaymentGatewayError) -> Charge {
    guard answer.isSuccess else { throw refusal(isFinal: true) }
    guard let charge = body(StripeCharge.self) else {
      throw .unreadableAnswer("the payment service's answer is not a charge")
    }
    switch try charge.outcome(of: request, shown: shown) {
    case .taken: return Charge(id: charge.id)
    case .givenBack: throw .givenBack(Charge(id: charge.id))
    case .failed(let reason): throw .declined(reason)
    }
  }

  /// Returns the charges in the response to a list request; `nil` if Stripe has no such customer,
  /// and so no charges.
  func charges() throws(PaymentGatewayError) -> StripeCharges? {
    let isRefusal = answer.status == 400 || answer.status == 404
    if isRefusal, let error = stripeError, error.type == .invalid_request_error,
      error.code == "resource_missing", error.param == "customer"
    {
      return nil
    }
    guard answer.isSuccess else { throw refusal(isFinal: false) }
    guard answer.status == 200, let page = body(StripeCharges.self), page.object == "list" else {
      throw .unreadableAnswer("the payment service's answer is not a list of charges")
    }
    return page
  }

  /// Checks that the response to a refund request confirms the refund.
  func refund(of charge: Charge) throws(PaymentGatewayError) {
    // Another request has refunded the charge under a different key, so the refund is done.
    if stripeError?.code == "charge_already_refunded" { return }
    guard answer.isSuccess else { throw refusal(isFinal: false) }
    guard let refund = body(Refund.self), refund.object == "refund", isPlainIdentifier(refund.id),
      refund.charge == nil || refund.charge == charge.id
    else { throw .unreadableAnswer("the payment service's answer is not a refund of \(charge.id)") }
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

  /// Stripe's error object. A response without a documented type and a message may come from a
  /// proxy, after Stripe carried out the request.
  private struct StripeError: Decodable {
    var type: ErrorType
    var message: String
    var code: String?
    var param: String?

    enum ErrorType: String, Decodable {
      case api_error, card_error, idempotency_error, invalid_request_error
      case authentication_error, permission_error, rate_limit_error
    }
  }

  private struct ErrorBody: Decodable {
    var error: StripeError
  }

  private var stripeError: StripeError? { body(ErrorBody.self)?.error }

  private func body<Body: Decodable>(_ type: Body.Type) -> Body? {
    try? JSONDecoder().decode(type, from: answer.body)
  }

  /// Returns the error for a response that is not a success.
  ///
  /// Without Stripe's error object the outcome stays open, whatever the status is.
  ///
  /// - Parameter isFinal: Whether a refusal by Stripe proves that no money moved or will move.
  private func refusal(isFinal: Bool) -> PaymentGatewayError {
    guard let error = stripeError else {
      return .failed(status: answer.status, "the answer contains no Stripe error")
    }
    let message = shown(error.message)
    return switch (answer.status, error.type) {
    case (_, .idempotency_error), (409, _):
      .keyInUse(message)
    case (_, .api_error), (408, _), (500..., _):
      .failed(status: answer.status, message)
    case (402, .card_error) where isFinal, (402, .invalid_request_error) where isFinal:
      .declined(message)
    case (400, .card_error) where isFinal, (400, .invalid_request_error) where isFinal:
      .rejected(status: answer.status, message)
    default:
      .refused(status: answer.status, message)
    }
  }
}

/// Whether an identifier from a service is safe to store and print: 1 to 255 visible ASCII
/// characters.
func isPlainIdentifier(_ text: String) -> Bool {
  (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
}
