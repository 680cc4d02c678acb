@testable import PatternCheckout

func makeOrders(
  insert: @escaping @Sendable (_ row: String, _ table: Table) async throws -> Int
) -> Orders {
  Orders(place: { cart in
    #if REJECTED
      // error: cannot find 'rows' in scope
      let number = try await rows(Table.orders).count
    #else
      let number = try await insert(cart.item, Table.orders)
    #endif
    return Order(number: number, cart: cart)
  })
}
