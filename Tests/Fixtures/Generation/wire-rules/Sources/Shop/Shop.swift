// Every rule for supplying an input: a property by its type, a use case by its name, an endpoint
// by its label and type, a label among several properties, defaults, and open inputs.

public struct Order: Sendable {
  public var id: Int
}

public struct StoreError: Error {}

/// Stores orders.
public struct OrderStore: Sendable {
  /// Saves an order.
  public var save: @Sendable (Order) async throws(StoreError) -> Void
  /// Finds an order.
  public var find: @Sendable (_ id: Int) async throws(StoreError) -> Order?
  /// Counts the orders synchronously.
  public var count: @Sendable () -> Int
}

public struct Limits: Sendable {
  public var greatest: Int
}

/// Places an order.
public typealias PlaceOrder = @Sendable (Order) async throws(StoreError) -> Void
/// Looks up an order.
public typealias FindOrder = @Sendable (Int) async throws(StoreError) -> Order?
/// Places an order twice.
public typealias PlaceTwice = @Sendable (Order) async throws(StoreError) -> Void
/// Returns the number of orders.
public typealias CountOrders = @Sendable () async -> Int

/// Takes a property of the world by its type, whatever its label. The other inputs are left out.
public func makePlaceOrder(
  store: OrderStore,
  retries: Int = 3,
  separator: String = "a, (b",
  notes: String...
) -> PlaceOrder {
  { order throws(StoreError) in try await store.save(order) }
}

/// Takes one endpoint instead of its whole capability.
public func makeFindOrder(
  find: @escaping @Sendable (Int) async throws(StoreError) -> Order?
) -> FindOrder { find }

/// Takes the result of another builder, although `save` and `PlaceTwice` have the same type.
public func makePlaceTwice(place: @escaping PlaceOrder) -> PlaceTwice {
  { order throws(StoreError) in
    try await place(order)
    try await place(order)
  }
}

/// Takes a synchronous endpoint as an async closure.
public func makeCountOrders(count: @escaping @Sendable () async -> Int) -> CountOrders { count }

/// The label selects one of two properties of one type. The caller passes `orderID`.
public func makeURLFor(
  home: String,
  _ limits: Limits,
  orderID: Int
) -> @Sendable () -> String {
  { "\(home)/\(orderID)" }
}

// Not wired: no use case needs an `Order`, and the name `maker` is not that of a builder.
public func makeOrder(id: Int) -> Order { Order(id: id) }
public func maker(store: OrderStore) -> PlaceOrder { makePlaceOrder(store: store) }

#if NEVER
  public func makeNever(nothing: Never) -> PlaceOrder { fatalError() }
#endif

@available(*, unavailable, message: "gone")
public func makeGone(never: Never) -> PlaceOrder { fatalError() }

public struct World: Sendable {
  public var orders: OrderStore
  public let limits: Limits
  public var home: String
  public var office: String
  public var greeting: String { home + office }
}
