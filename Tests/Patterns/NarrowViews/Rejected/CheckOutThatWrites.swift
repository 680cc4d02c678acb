@testable import PatternCheckout

func makeCheckOut(orders: Orders, payments: Payments) -> CheckOut {
  { cart in
    #if REJECTED
      // error: value of type 'Orders' has no member 'insert'
      let number = try await orders.insert(cart.item, Table.orders)
      let order = Order(number: number, cart: cart)
    #else
      let order = try await orders.place(cart)
    #endif
    try await payments.collect(order)
    return order
  }
}
