public import Capabilities

/// Sells things.
public struct CheckoutService: TestableCapability {
  /// Sells an item to a user and returns the receipt.
  public var buy: @Sendable (_ item: String, _ user: String) async throws -> String
}

/// Returns a checkout that uses two services and one resource.
public func makeCheckoutService(
  users: UserService,
  orders: OrderService,
  terminal: CardTerminal
) -> CheckoutService {
  CheckoutService(buy: { item, user in
    let card = try await users.card(user)
    try await orders.place(item, user)
    return try await terminal.charge(500, card)
  })
}
