import Capabilities

// The README's capability. Declarations of the core are `nonisolated`.
nonisolated struct PaymentClient: TestableCapability {
  var charge: @Sendable (_ amount: Int, _ card: String) async throws(PaymentError) -> Receipt
  var refund: @Sendable (Receipt) async throws(PaymentError) -> Void

  static var test: PaymentClient {
    PaymentClient(
      charge: unimplemented("PaymentClient.charge", throwing: .unavailable),
      refund: unimplemented("PaymentClient.refund", throwing: .unavailable)
    )
  }
}

nonisolated struct Receipt: Hashable, Sendable { var number: Int }
nonisolated enum PaymentError: Error { case declined, unavailable }

nonisolated extension PaymentClient: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> PaymentClient {
    PaymentClient(
      charge: interceptor.wrap("PaymentClient.charge", charge),
      refund: interceptor.wrap("PaymentClient.refund", refund)
    )
  }
}
