/// Orders the content of a cart, collects the payment and confirms the order.
typealias CheckOut = @Sendable (Cart) async throws -> Order

/// Returns a checkout that uses three services. It has no access to the database, the bank and the
/// postbox below them.
func makeCheckOut(
  orders: Orders,
  payments: Payments,
  notifications: Notifications
) -> CheckOut {
  { cart in
    let order = try await orders.place(cart)
    try await payments.collect(order)
    try await notifications.confirm(order)
    return order
  }
}
