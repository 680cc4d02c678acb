public import Capabilities

/// Moves money.
public struct PaymentClient: TestableCapability {
  /// Takes an amount, once for all requests with the same idempotency key. What was answered
  /// under a key, a charge or ``PaymentError/declined(_:)``, is answered again.
  public var charge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge
  /// Gives a charge back in full, once for all requests with the same idempotency key.
  public var refund: @Sendable (RefundRequest) async throws(PaymentError) -> Void

  /// Makes a client from its endpoints.
  public init(
    charge: @escaping @Sendable (ChargeRequest) async throws(PaymentError) -> Charge,
    refund: @escaping @Sendable (RefundRequest) async throws(PaymentError) -> Void
  ) {
    self.charge = charge
    self.refund = refund
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: PaymentClient {
    PaymentClient(
      charge: unimplemented("PaymentClient.charge", throwing: .unavailable("unimplemented")),
      refund: unimplemented("PaymentClient.refund", throwing: .unavailable("unimplemented"))
    )
  }
}

/// Why money did not move, or may not have.
public enum PaymentError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The payer's bank said no; nothing moved. Says why.
  case declined(String)
  /// The service could not be asked or refused to answer; nothing moved. Says why.
  case unavailable(String)
  /// The request went out and no answer came back: the money may have moved. Says what happened.
  case outcomeUnknown(String)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .declined(let reason): reason
    case .unavailable(let reason): "the payment service is unavailable: \(reason)"
    case .outcomeUnknown(let reason): "the payment's outcome is unknown: \(reason)"
    }
  }
}

extension PaymentClient: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> PaymentClient {
    PaymentClient(
      charge: interceptor.wrap("PaymentClient.charge", charge),
      refund: interceptor.wrap("PaymentClient.refund", refund)
    )
  }
}
