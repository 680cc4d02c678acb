import Foundation
public import Membership
public import HTTPCapabilities

/// Charges and refunds through Stripe.
///
/// The payer's identifier is a Stripe customer, whose default card is charged. Stripe forgets an
/// idempotency key after a day, and repeats its own failures under the key until then. So each
/// charge has the enrollment record's identifier in its metadata, to find it later.
public struct StripePaymentGateway: PaymentGateway {
  private let service: ServiceEndpoint

  /// Creates a gateway for Stripe or a compatible API.
  ///
  /// - Parameters:
  ///   - settings: The key and the base URL.
  ///   - http: The transport.
  ///   - timeout: The time limit of one exchange, in seconds.
  ///   - retryAfter: How to wait and retry if Stripe is busy.
  public init(
    settings: ServiceSettings,
    http: HTTPTransport = .live,
    timeout: Double = 30,
    retryAfter: RetryAfterPolicy = RetryAfterPolicy()
  ) {
    service = ServiceEndpoint(
      settings: settings,
      http: http,
      timeout: timeout,
      retryAfter: retryAfter
    )
  }

  /// Charges an amount, once for all requests with the same idempotency key.
  public func charge(_ request: ChargeRequest) async throws -> Charge {
    guard let amount = request.amount.stripeAmount else {
      throw PaymentError.refused(
        "Stripe cannot charge \(request.amount); round it, or choose a smaller amount"
      )
    }
    let answer = try await post(
      "v1/charges",
      fields: [
        ("amount", String(amount)),
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

  /// Looks up the charge for a request in the list of the payer's charges. Stripe's search API is
  /// not used, because it lags.
  public func findCharge(_ request: ChargeRequest) async throws -> Charge? {
    var search = ChargeSearch(request: request, shown: service.shown)
    var after: [(name: String, value: String)] = []
    // No one has ten thousand charges: treat a longer list as an invalid response.
    for _ in 1...100 {
      let fields = [("customer", request.payer.id.rawValue), ("limit", "100")]
      let answer = StripeResponse(try await get("v1/charges", fields + after), shown: service.shown)
      switch try search.read(answer) {
      case .found(let charge): return charge
      case .proceed(let last): after = [("starting_after", last)]
      }
    }
    throw PaymentGatewayError.unreadableAnswer("the list of the payer's charges is too long")
  }

  /// Refunds a charge in full, once for all requests with the same idempotency key.
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

  /// Sends a request that moves no money.
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
