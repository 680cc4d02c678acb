public import Capabilities

/// A purchase that is not ordered yet.
public struct Cart: Hashable, Sendable {
  /// The customer's name.
  public var customer: String
  /// The item to buy.
  public var item: String
  /// The price in cents.
  public var cents: Int

  /// Creates a cart.
  public init(customer: String, item: String, cents: Int) {
    self.customer = customer
    self.item = item
    self.cents = cents
  }
}

/// A numbered order.
public struct Order: Hashable, Sendable {
  /// The unique number.
  public var number: Int
  /// The ordered cart.
  public var cart: Cart

  /// Creates an order.
  public init(number: Int, cart: Cart) {
    self.number = number
    self.cart = cart
  }
}

/// The orders of customers.
public struct Orders: TestableCapability {
  /// Stores an order.
  public var place: @Sendable (Cart) async throws -> Order
}

/// Returns orders that are written and never read, so the builder does not name `rows`.
public func makeOrders(
  insert: @escaping @Sendable (_ row: String, _ table: Table) async throws -> Int
) -> Orders {
  Orders(place: { cart in
    let number = try await insert("\(cart.item) for \(cart.customer)", .orders)
    return Order(number: number, cart: cart)
  })
}
