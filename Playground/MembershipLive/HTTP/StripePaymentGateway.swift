import Foundation
public import Membership
public import HTTPCapabilities

/// Moves money through Stripe's charges and refunds.
///
/// The payer's identifier is the name of a Stripe customer, whose card on file is charged. Stripe
/// forgets an idempotency key after a day, and keeps its own failures under it until then: each
/// charge has its record's name in its metadata, by which it is found again.
public struct StripePaymentGateway: PaymentGateway {
  private let service: ServiceEndpoint

  /// A gateway to Stripe, or to something that answers like it.
  ///
  /// - Parameters:
  ///   - settings: The key and the address.
  ///   - http: What sends the requests.
  ///   - timeout: How long an exchange with Stripe may take as a whole, in seconds.
  ///   - limits: How large an answer may be.
  ///   - retryAfter: How long Stripe is waited for where it asks for it.
  public init(
    settings: ServiceSettings,
    http: HTTPTransport = .live,
    timeout: Double = 30,
    limits: HTTPTransport.Limits = HTTPTransport.Limits(body: 1 << 20),
    retryAfter: RetryAfterPolicy = RetryAfterPolicy()
  ) {
    service = ServiceEndpoint(
      settings: settings,
      http: http,
      timeout: timeout,
      limits: limits,
      retryAfter: retryAfter
    )
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
        ("metadata[enrollment]", request.reference),
      ],
      idempotencyKey: request.idempotencyKey
    )
    return try answer.charge(for: request)
  }

  /// Looks up the charge for a request among those of the payer.
  ///
  /// They are listed, not searched: Stripe's search lags behind what happened.
  public func findCharge(_ request: ChargeRequest) async throws -> Charge? {
    var finding = ChargeSearch(request: request, shown: service.shown)
    var last: String?
    // Nobody pays for membership ten thousand times: an answer without end is none.
    for _ in 1...100 {
      let fields = [("customer", request.payer.id.rawValue), ("limit", "100")]
      let after = last.map { [("starting_after", $0)] } ?? []
      let answer = StripeResponse(try await get("v1/charges", fields + after), shown: service.shown)
      guard let page = try answer.charges() else { return nil }
      try finding.look(through: page)
      guard page.has_more, let next = page.data.last?.id else { return try finding.charge() }
      last = next
    }
    throw PaymentGatewayError.unreadableAnswer("the list of the payer's charges has no end")
  }

  /// Gives a charge back in full, once for all requests with the same idempotency key.
  public func refund(_ request: RefundRequest) async throws {
    let answer = try await post(
      "v1/refunds",
      fields: [("charge", request.charge.id)],
      idempotencyKey: request.idempotencyKey
    )
    try answer.refund(of: request.charge)
  }

  private func post(
    _ path: String,
    fields: [(name: String, value: String)],
    idempotencyKey: String
  ) async throws(PaymentGatewayError) -> StripeResponse {
    do {
      let answer = try await service.post(
        path,
        type: "application/x-www-form-urlencoded",
        body: Data(formEncoded(fields).utf8),
        headers: ["Idempotency-Key": headerEncoded(idempotencyKey)]
      )
      return StripeResponse(answer, shown: service.shown)
    } catch {
      switch error {
      case .nothingSent: throw .notSent("\(error)")
      case .outcomeUnknown: throw .noAnswer("\(error)")
      }
    }
  }

  /// Asks for something; no money moves by it.
  private func get(
    _ path: String,
    _ query: [(name: String, value: String)]
  ) async throws(PaymentGatewayError) -> HTTPTransport.Response {
    do {
      return try await service.get(path, query: query)
    } catch {
      throw .notSent("\(error)")
    }
  }
}
