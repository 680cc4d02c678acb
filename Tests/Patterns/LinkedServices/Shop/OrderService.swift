public import Capabilities

/// Takes orders down.
public struct OrderService: TestableCapability {
  /// Sets an item aside for a user.
  public var place: @Sendable (_ item: String, _ user: String) async throws -> Void
}

/// An order takes from the shelf first, so that nothing is promised that is not there.
public func makeOrderService(inventory: InventoryService, records: Records) -> OrderService {
  OrderService(place: { item, user in
    try await inventory.take(item)
    try await records.write(item, "order of \(user)")
  })
}
