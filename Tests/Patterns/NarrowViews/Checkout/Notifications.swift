/// Messages to customers about their orders.
struct Notifications: Sendable {
  /// Sends the confirmation of an order.
  var confirm: @Sendable (Order) async throws -> Void
}

/// Returns notifications that read payments and send letters to the customer only.
func makeNotifications(
  rows: @escaping @Sendable (_ table: Table) async throws -> [String],
  send: @escaping @Sendable (_ letter: String, _ customer: String) async throws -> Void
) -> Notifications {
  Notifications(confirm: { order in
    let isPaid = try await rows(.payments).contains { $0.hasPrefix("\(order.number):") }
    let state = isPaid ? "paid" : "to be paid"
    try await send("\(order.cart.item), order \(order.number), \(state)", order.cart.customer)
  })
}
