/// Turns a cart into an order that is paid and confirmed.
public typealias CheckOut = @Sendable (Cart) async throws -> Order

/// The checkout stands on three services. The database, the bank and the postbox below them are out
/// of its sight.
public func makeCheckOut(
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
