public import Capabilities

/// Tells customers what became of their orders.
public struct Notifications: TestableCapability {
  /// Confirms an order.
  public var confirm: @Sendable (Order) async throws -> Void
}

/// Notifications look up what was paid, and write to nobody but the customer.
public func makeNotifications(
  rows: @escaping @Sendable (_ table: Table) async throws -> [String],
  send: @escaping @Sendable (_ letter: String, _ customer: String) async throws -> Void
) -> Notifications {
  Notifications(confirm: { order in
    let isPaid = try await rows(.payments).contains { $0.hasPrefix("\(order.number):") }
    let state = isPaid ? "paid" : "to be paid"
    try await send("\(order.cart.item), order \(order.number), \(state)", order.cart.customer)
  })
}
