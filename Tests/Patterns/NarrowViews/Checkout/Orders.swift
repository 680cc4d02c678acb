public import Capabilities

/// What somebody wants to have.
public struct Cart: Hashable, Sendable {
  /// Who pays.
  public var customer: String
  /// What they get.
  public var item: String
  /// What it costs.
  public var cents: Int

  /// Fills a cart.
  public init(customer: String, item: String, cents: Int) {
    self.customer = customer
    self.item = item
    self.cents = cents
  }
}

/// A cart that was taken down under a number.
public struct Order: Hashable, Sendable {
  /// Tells it from others.
  public var number: Int
  /// What it is about.
  public var cart: Cart

  /// Makes an order.
  public init(number: Int, cart: Cart) {
    self.number = number
    self.cart = cart
  }
}

/// Takes orders down.
public struct Orders: TestableCapability {
  /// Takes an order down.
  public var place: @Sendable (Cart) async throws -> Order
}

/// Orders are written down and never looked up, so `rows` is not named here.
public func makeOrders(
  insert: @escaping @Sendable (_ row: String, _ table: Table) async throws -> Int
) -> Orders {
  Orders(place: { cart in
    let number = try await insert("\(cart.item) for \(cart.customer)", .orders)
    return Order(number: number, cart: cart)
  })
}
