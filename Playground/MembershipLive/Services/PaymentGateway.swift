public import Membership

/// The interface of a payment provider.
public protocol PaymentGateway: Sendable {
  /// Charges an amount, once for all requests with the same idempotency key.
  ///
  /// - Parameter request: The amount, the payer and the idempotency key.
  /// - Returns: The charge. A repeated request returns the same charge as long as the service
  ///   remembers its key.
  /// - Throws: ``Membership/PaymentError`` or ``PaymentGatewayError``. After any other error, money
  ///   may have moved.
  func charge(_ request: ChargeRequest) async throws -> Charge

  /// Looks up the charge for a request, whether or not the service remembers its key.
  ///
  /// - Parameter request: The request. The service stored its
  ///   ``Membership/ChargeRequest/reference`` with the charge.
  /// - Returns: The charge; `nil` only if the service is sure that none exists.
  /// - Throws: The errors of ``charge(_:)``; ``PaymentGatewayError/givenBack(_:)`` if the charge
  ///   was refunded.
  func findCharge(_ request: ChargeRequest) async throws -> Charge?

  /// Refunds a charge in full, once for all requests with the same idempotency key.
  ///
  /// - Parameter request: The charge and the idempotency key.
  /// - Throws: The errors of ``charge(_:)``.
  func refund(_ request: RefundRequest) async throws
}

/// A charge or refund that was not made, or whose outcome is unknown.
public enum PaymentGatewayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The payer's bank declined the charge, with the given message.
  case declined(String)
  /// The service rejected the request itself, and would again. No money moved.
  case rejected(status: Int, String)
  /// The charge has been refunded.
  case givenBack(Charge)
  /// The service refused the request for another reason, before any money moved.
  case refused(status: Int, String)
  /// Another request with the same key is in progress, or had other parameters.
  case keyInUse(String)
  /// The service failed, or a proxy answered in its place. Money may have moved.
  case failed(status: Int, String)
  /// The response does not show the result of the request.
  case unreadableAnswer(String)
  /// The request was not sent.
  case notSent(String)
  /// The request was sent, or may have been, and no response arrived.
  case noAnswer(String)

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .declined(let reason): reason
    case .givenBack(let charge): "the charge \(charge.id) was refunded"
    case .rejected(let status, let reason), .refused(let status, let reason),
      .failed(let status, let reason):
      "\(reason) (status \(status))"
    case .keyInUse(let reason), .unreadableAnswer(let reason), .notSent(let reason),
      .noAnswer(let reason):
      reason
    }
  }
}
