@testable import PatternCheckout

#if REJECTED
  func makePayments(charge: @escaping @Sendable (Int, String) async throws -> String) -> Payments {
    Payments(collect: { order in
      let transfer = try await charge(order.cart.cents, order.cart.customer)
      // error: cannot find 'refund' in scope
      try await refund(transfer)
    })
  }
#else
  func makePayments(
    charge: @escaping @Sendable (Int, String) async throws -> String,
    refund: @escaping @Sendable (String) async throws -> Void
  ) -> Payments {
    Payments(collect: { order in
      let transfer = try await charge(order.cart.cents, order.cart.customer)
      try await refund(transfer)
    })
  }
#endif
