import Capabilities

package enum PaymentError: Error { case declined, unavailable }

/// The payments of the shop.
package struct Payments: TestableCapability {
  package var charge: @Sendable (_ amount: Int, _ card: StaticString) throws(PaymentError) -> Int
  package var refund: @Sendable (_ receipt: Int) async throws(PaymentError) -> Void
  package var rate: @Sendable () -> Int

  package static var test: Payments {
    Payments(
      charge: unimplemented("Payments.charge", throwing: .unavailable),
      refund: unimplemented("Payments.refund", throwing: .unavailable),
      rate: unimplemented("Payments.rate", placeholder: 1)
    )
  }
}

package struct World: TestableCapability {
  package var payments: Payments
  package var limit: Int
  package var find: @Sendable (_ receipt: Int) throws(UnimplementedError) -> Int

  package static var test: World {
    World(payments: .test, limit: 1000, find: unimplemented("World.find"))
  }
}
