public import Capabilities

/// Knows what there is to sell.
public struct InventoryService: TestableCapability {
  /// Takes one of an item out of the shelf.
  public var take: @Sendable (_ item: String) async throws -> Void
}

/// The shelf is counted in the records.
public func makeInventoryService(records: Records) -> InventoryService {
  InventoryService(take: { item in
    let count = try await records.read("stock \(item)").flatMap(Int.init) ?? 0
    guard count > 0 else { throw ShopError.soldOut(item) }
    try await records.write("\(count - 1)", "stock \(item)")
  })
}
