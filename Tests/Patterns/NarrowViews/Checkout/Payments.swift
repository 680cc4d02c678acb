/// The payments for orders.
struct Payments: Sendable {
  /// Collects the payment for an order.
  var collect: @Sendable (Order) async throws -> Void
}

/// Returns payments that charge customers and store the transfer. They can neither refund nor read.
func makePayments(
  charge: @escaping @Sendable (_ cents: Int, _ customer: String) async throws -> String,
  insert: @escaping @Sendable (_ row: String, _ table: Table) async throws -> Int
) -> Payments {
  Payments(collect: { order in
    let transfer = try await charge(order.cart.cents, order.cart.customer)
    _ = try await insert("\(order.number): \(transfer)", .payments)
  })
}
