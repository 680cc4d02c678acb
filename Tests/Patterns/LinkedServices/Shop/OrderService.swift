public import Capabilities

/// The orders of the shop.
public struct OrderService: TestableCapability {
  /// Orders an item for a user.
  public var place: @Sendable (_ item: String, _ user: String) async throws -> Void
}

/// Returns an order service that removes the item from the stock before it records the order.
public func makeOrderService(inventory: InventoryService, records: Records) -> OrderService {
  OrderService(place: { item, user in
    try await inventory.take(item)
    try await records.write(item, "order of \(user)")
  })
}
