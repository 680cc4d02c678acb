public import Capabilities

/// The stock of items.
public struct InventoryService: TestableCapability {
  /// Removes one item from the stock.
  public var take: @Sendable (_ item: String) async throws -> Void
}

/// Returns an inventory that counts its stock in the records.
public func makeInventoryService(records: Records) -> InventoryService {
  InventoryService(take: { item in
    let count = try await records.read("stock \(item)").flatMap(Int.init) ?? 0
    guard count > 0 else { throw ShopError.soldOut(item) }
    try await records.write("\(count - 1)", "stock \(item)")
  })
}
