import Capabilities

/// Creates a world that charges cards up to an amount.
package func openShop() -> World {
  World.test.overriding {
    $0.payments = .test.overriding {
      $0.charge = { (amount, _) throws(PaymentError) in
        if amount > 100 { throw .declined }
        return amount + 1
      }
      $0.rate = { 2 }
      $0.refund = { receipt async throws(PaymentError) in
        if receipt > 8 { throw .unavailable }
        print("refunded \(receipt)")
      }
    }
    $0.limit = 500
  }
}

package func buying(in world: World) -> Buy {
  inject(makeBuy, from: world, \.payments.charge, \.payments.rate, \.limit)
}

package func refunding(in world: World) async -> Refund {
  await inject(makeRefundAll, from: world, \.payments.refund)
}

/// Returns the same shop with synchronous refunds.
package func withoutWaiting(_ world: World) -> World {
  world.overriding {
    $0.payments.refund = { receipt throws(PaymentError) in
      if receipt == 5 { throw .declined }
      print("refunded \(receipt) at once")
    }
  }
}
