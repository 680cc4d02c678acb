public import Capabilities

/// Moves money.
public struct PaymentClient: TestableCapability {
  /// Takes an amount, once for all requests with the same idempotency key. What was answered
  /// under a key, a charge or ``PaymentError/declined(_:)``, is answered again for as long as the
  /// service remembers the key.
  public var charge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge
  /// The charge that was taken for a request, looked up by its ``ChargeRequest/reference``: its key
  /// may be forgotten. `nil` where the service is sure that there is none. Throws
  /// ``PaymentError/refused(_:)`` where it was given back already, so that no money is moved.
  public var findCharge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge?
  /// Gives a charge back in full, once for all requests with the same idempotency key.
  public var refund: @Sendable (RefundRequest) async throws(PaymentError) -> Void

  /// Makes a client from its endpoints.
  public init(
    charge: @escaping @Sendable (ChargeRequest) async throws(PaymentError) -> Charge,
    findCharge: @escaping @Sendable (ChargeRequest) async throws(PaymentError) -> Charge?,
    refund: @escaping @Sendable (RefundRequest) async throws(PaymentError) -> Void
  ) {
    self.charge = charge
    self.findCharge = findCharge
    self.refund = refund
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
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

/// Why money did not move, or may not have.
public enum PaymentError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The payer's bank said no; nothing moved. Says why.
  case declined(String)
  /// The service refused the request itself, and would again: nothing moved. Says why.
  case refused(String)
  /// The service could not be asked or refused to answer; nothing moved. Says why.
  case unavailable(String)
  /// The request went out and no answer came back: the money may have moved. Says what happened.
  case outcomeUnknown(String)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .declined(let reason), .refused(let reason): reason
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
      findCharge: interceptor.wrap("PaymentClient.findCharge", findCharge),
      refund: interceptor.wrap("PaymentClient.refund", refund)
    )
  }
}
