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
