public import Capabilities

/// Collects what orders cost.
public struct Payments: TestableCapability {
  /// Takes the money for an order.
  public var collect: @Sendable (Order) async throws -> Void
}

/// Payments charge and write that down. They have no way to refund, and none to read.
public func makePayments(
  charge: @escaping @Sendable (_ cents: Int, _ customer: String) async throws -> String,
  insert: @escaping @Sendable (_ row: String, _ table: Table) async throws -> Int
) -> Payments {
  Payments(collect: { order in
    let transfer = try await charge(order.cart.cents, order.cart.customer)
    _ = try await insert("\(order.number): \(transfer)", .payments)
  })
}
