import Capabilities

package typealias Charge = @Sendable (Int, StaticString) throws(PaymentError) -> Int
package typealias Buy = @Sendable (_ price: Int) throws(PaymentError) -> Int

@Sendable func buy(
  charge: Charge,
  rate: @Sendable () -> Int,
  limit: Int,
  price: Int
) throws(PaymentError) -> Int {
  let amount = price * rate()
  guard amount <= limit else { throw .declined }
  return try charge(amount, "4242")
}

/// The use case, with its dependencies first and its input last.
package func makeBuy(
  charge: @escaping Charge,
  rate: @escaping @Sendable () -> Int,
  limit: Int
) -> Buy {
  partial(buy, charge, rate, limit)
}

package typealias Refund = @Sendable (Int) async throws(PaymentError) -> Void

/// An async builder.
package func makeRefundAll(refund: @escaping Refund) async -> Refund {
  { receipt throws(PaymentError) in
    try await refund(receipt)
    try await refund(receipt + 1)
  }
}
