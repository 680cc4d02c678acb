import Capabilities
import CapabilityDecorators

nonisolated struct Booth: TestableCapability {
  var payments: PaymentClient
  var price: Int
  var now: @Sendable () -> Int

  static var test: Booth {
    Booth(payments: .test, price: 0, now: unimplemented("Booth.now", placeholder: 0))
  }
}

nonisolated extension Booth {
  var buyTicket: BuyTicket { inject(makeBuyTicket, from: self, \.payments, \.price) }
  var refundAll: @Sendable ([Receipt]) async throws(PaymentError) -> Void {
    partial(MainActorClient.refundAll, payments.refund)
  }
}

nonisolated extension PaymentClient {
  /// Returns a copy that retries transient errors.
  func hardened() -> PaymentClient {
    overriding {
      $0.charge = endpoint(charge).retrying(attempts: 2, when: { $0 == .unavailable }).function()
    }
    .intercepted(by: .retrying(attempts: 3, only: ["PaymentClient.refund"]))
  }
}
