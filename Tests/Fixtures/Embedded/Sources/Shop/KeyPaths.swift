import Capabilities

/// A world in which cards are charged, up to an amount.
package func openShop() -> World {
  let payments = Payments.test
    .overriding(
      \.charge,
      with: { (amount, _) throws(PaymentError) in
        if amount > 100 { throw .declined }
        return amount + 1
      }
    )
    .overriding(\.rate, with: { 2 })
    .overriding(
      \.refund,
      with: { receipt async throws(PaymentError) in
        if receipt > 8 { throw .unavailable }
        print("refunded \(receipt)")
      }
    )
  return World.test.overriding(\.payments, with: payments).overriding(\.limit, with: 500)
}

package func buying(in world: World) -> Buy {
  inject(makeBuy, from: world, \.payments.charge, \.payments.rate, \.limit)
}

package func refunding(in world: World) async -> Refund {
  await inject(makeRefundAll, from: world, \.payments.refund)
}

/// The same shop, with refunds that need not wait.
package func withoutWaiting(_ world: World) -> World {
  let payments = world.payments.overriding(
    \.refund,
    with: { receipt throws(PaymentError) in
      if receipt == 5 { throw .declined }
      print("refunded \(receipt) at once")
    }
  )
  return with(world) { $0.payments = payments }
}
