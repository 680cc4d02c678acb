@testable import PatternCheckout

func makeCheckOut(orders: Orders, payments: Payments) -> CheckOut {
  { cart in
    let order = try await orders.place(cart)
    try await payments.collect(order)
    #if REJECTED
      // error: cannot find 'notifications' in scope
      try await notifications.confirm(order)
    #endif
    return order
  }
}
