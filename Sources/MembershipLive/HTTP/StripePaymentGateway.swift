import Foundation
public import Membership
public import StandardCapabilities

/// Moves money through Stripe's charges and refunds.
///
/// The payer's identifier is the name of a Stripe customer, whose card on file is charged. Stripe
/// remembers an idempotency key for a day or more: reconcile within that time.
public struct StripePaymentGateway: PaymentGateway {
  private let service: ServiceEndpoint

  /// A gateway to Stripe, or to something that answers like it.
  ///
  /// - Parameters:
  ///   - settings: The key and the address.
  ///   - http: What sends the requests.
  ///   - timeout: How long an exchange with Stripe may take as a whole, in seconds.
  ///   - limits: How large an answer may be.
  public init(
    settings: ServiceSettings,
    http: HTTPTransport = .live,
    timeout: Double = 30,
    limits: HTTPTransport.Limits = HTTPTransport.Limits(body: 1 << 20)
  ) {
    service = ServiceEndpoint(settings: settings, http: http, timeout: timeout, limits: limits)
  }

  /// Takes an amount, once for all requests with the same idempotency key.
  public func charge(_ request: ChargeRequest) async throws -> Charge {
    let answer = try await post(
      "v1/charges",
      fields: [
        ("amount", String(request.amount.minorUnits)),
        ("currency", request.amount.currency.code.lowercased()),
        ("customer", request.payer.id.rawValue),
        ("description", "Membership of \(request.payer.fullName)"),
        ("metadata[email]", request.payer.email.rawValue),
      ],
      idempotencyKey: request.idempotencyKey
    )
    return try answer.charge(shown: service.shown)
  }

  /// Gives a charge back in full, once for all requests with the same idempotency key.
  public func refund(_ request: RefundRequest) async throws {
    let answer = try await post(
      "v1/refunds",
      fields: [("charge", request.charge.id)],
      idempotencyKey: request.idempotencyKey
    )
    try answer.refund(shown: service.shown)
  }

  private func post(
    _ path: String,
    fields: [(name: String, value: String)],
    idempotencyKey: String
  ) async throws(PaymentGatewayError) -> StripeAnswer {
    do {
      let answer = try await service.post(
        path,
        type: "application/x-www-form-urlencoded",
        body: Data(formEncoded(fields).utf8),
        headers: ["Idempotency-Key": headerEncoded(idempotencyKey)]
      )
      return StripeAnswer(answer)
    } catch {
      switch error {
      case .nothingSent: throw .notSent("\(error)")
      case .outcomeUnknown: throw .noAnswer("\(error)")
      }
    }
  }
}
