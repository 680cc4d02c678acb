public import Membership

/// A payment service: what a bank's author offers.
public protocol PaymentGateway: Sendable {
  /// Takes an amount, once for all requests with the same idempotency key.
  ///
  /// - Parameter request: How much, from whom, under which key.
  /// - Returns: The charge; the same one for a request that is repeated while the service remembers
  ///   its key.
  /// - Throws: ``Membership/PaymentError`` or ``PaymentGatewayError``. Any other error says nothing
  ///   about whether money moved.
  func charge(_ request: ChargeRequest) async throws -> Charge

  /// Looks up the charge that was taken for a request, whatever became of its key.
  ///
  /// - Parameter request: The request; its ``Membership/ChargeRequest/reference`` was kept with the
  ///   charge.
  /// - Returns: The charge; `nil` only where the service is sure that there is none.
  /// - Throws: As ``charge(_:)`` does; ``PaymentGatewayError/givenBack(_:)`` where it was refunded.
  func findCharge(_ request: ChargeRequest) async throws -> Charge?

  /// Gives a charge back in full, once for all requests with the same idempotency key.
  ///
  /// - Parameter request: Which charge, under which key.
  /// - Throws: As ``charge(_:)`` does.
  func refund(_ request: RefundRequest) async throws
}

/// What went wrong between this program and a payment service.
public enum PaymentGatewayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The payer's bank said no. Has the service's words for it.
  case declined(String)
  /// The service found a fault in the request itself and would again. No money moved.
  case rejected(status: Int, String)
  /// The charge was given back already: in the end no money moved.
  case givenBack(Charge)
  /// The service refused the request for a reason outside of it, before any money moved.
  case refused(status: Int, String)
  /// Another request under the same key is being worked on, or has other parameters.
  case keyInUse(String)
  /// The service failed, or someone else answered in its place: the money may have moved.
  case failed(status: Int, String)
  /// The service answered, but the answer does not tell what became of the request.
  case unreadableAnswer(String)
  /// The request never left.
  case notSent(String)
  /// The request left, or may have, and no answer came.
  case noAnswer(String)

  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .declined(let reason): reason
    case .givenBack(let charge): "the charge \(charge.id) was given back"
    case .rejected(let status, let reason), .refused(let status, let reason),
      .failed(let status, let reason):
      "\(reason) (status \(status))"
    case .keyInUse(let reason), .unreadableAnswer(let reason), .notSent(let reason),
      .noAnswer(let reason):
      reason
    }
  }
}
