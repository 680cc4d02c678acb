public import Capabilities

/// Charges and refunds fees.
public struct PaymentClient: TestableCapability {
  /// Charges an amount, once for all requests with the same idempotency key. The service repeats
  /// its answer to a key (a charge or ``PaymentError/declined(_:)``) as long as it remembers the
  /// key.
  public var charge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge
  /// Looks up the charge for a request by its ``ChargeRequest/reference``, because the service may
  /// have forgotten the idempotency key. Returns `nil` only if the service is sure that no charge
  /// exists. Throws ``PaymentError/refused(_:)`` if the charge has been refunded.
  public var findCharge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge?
  /// Refunds a charge in full, once for all requests with the same idempotency key.
  public var refund: @Sendable (RefundRequest) async throws(PaymentError) -> Void

  /// Creates a client from its endpoints.
  public init(
    charge: @escaping @Sendable (ChargeRequest) async throws(PaymentError) -> Charge,
    findCharge: @escaping @Sendable (ChargeRequest) async throws(PaymentError) -> Charge?,
    refund: @escaping @Sendable (RefundRequest) async throws(PaymentError) -> Void
  ) {
    self.charge = charge
    self.findCharge = findCharge
    self.refund = refund
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: PaymentClient {
    PaymentClient(
      charge: unimplemented("PaymentClient.charge", throwing: .unavailable("unimplemented")),
      findCharge: unimplemented(
        "PaymentClient.findCharge",
        throwing: .unavailable("unimplemented")
      ),
      refund: unimplemented("PaymentClient.refund", throwing: .unavailable("unimplemented"))
    )
  }
}

/// The reason why money did not move, or may not have moved.
public enum PaymentError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The payer's bank declined the charge, for the given reason. No money moved.
  case declined(String)
  /// The service rejected the request itself, for the given reason. No money moved, and a retry
  /// would be rejected again.
  case refused(String)
  /// The service could not be reached, or refused to answer. No money moved.
  case unavailable(String)
  /// The request was sent and its outcome is unknown: money may have moved.
  case outcomeUnknown(String)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .declined(let reason), .refused(let reason): reason
    case .unavailable(let reason): "the payment service is unavailable: \(reason)"
    case .outcomeUnknown(let reason): "the payment's outcome is unknown: \(reason)"
    }
  }
}

extension PaymentClient: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> PaymentClient {
    PaymentClient(
      charge: interceptor.wrap("PaymentClient.charge", charge),
      findCharge: interceptor.wrap("PaymentClient.findCharge", findCharge),
      refund: interceptor.wrap("PaymentClient.refund", refund)
    )
  }
}
