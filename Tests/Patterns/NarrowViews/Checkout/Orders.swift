/// A purchase that is not ordered yet.
struct Cart: Hashable, Sendable {
  var customer: String
  var item: String
  var cents: Int
}

/// A numbered order.
struct Order: Hashable, Sendable {
  var number: Int
  var cart: Cart
}

/// The orders of customers.
struct Orders: Sendable {
  /// Stores an order.
  var place: @Sendable (Cart) async throws -> Order
}

/// Returns orders that are written and never read, so the builder does not name `rows`.
func makeOrders(
  insert: @escaping @Sendable (_ row: String, _ table: Table) async throws -> Int
) -> Orders {
  Orders(place: { cart in
    let number = try await insert("\(cart.item) for \(cart.customer)", .orders)
    return Order(number: number, cart: cart)
  })
}
