// Every rule of supplying: the property of that type, the use case of that name, the endpoint of
// that label and type, the label among several, defaults, and what the caller gives.

public struct Order: Sendable {
  public var id: Int
}

public struct StoreError: Error {}

/// Keeps orders.
public struct OrderStore: Sendable {
  /// Keeps one.
  public var save: @Sendable (Order) async throws(StoreError) -> Void
  /// Finds one.
  public var find: @Sendable (_ id: Int) async throws(StoreError) -> Order?
  /// Counts them, at once.
  public var count: @Sendable () -> Int
}

public struct Limits: Sendable {
  public var greatest: Int
}

/// Places an order.
public typealias PlaceOrder = @Sendable (Order) async throws(StoreError) -> Void
/// Looks an order up.
public typealias FindOrder = @Sendable (Int) async throws(StoreError) -> Order?
/// Places it twice.
public typealias PlaceTwice = @Sendable (Order) async throws(StoreError) -> Void
/// Tells how many there are.
public typealias CountOrders = @Sendable () async -> Int

/// A property of the world by its type, whatever its label; a default that nothing supplies.
public func makePlaceOrder(
  store: OrderStore,
  retries: Int = 3,
  separator: String = "a, (b",
  notes: String...
) -> PlaceOrder {
  { order throws(StoreError) in try await store.save(order) }
}

/// One closure of a capability: least authority.
public func makeFindOrder(
  find: @escaping @Sendable (Int) async throws(StoreError) -> Order?
) -> FindOrder { find }

/// The product of another builder, though `save` and `PlaceTwice` have the same type.
public func makePlaceTwice(place: @escaping PlaceOrder) -> PlaceTwice {
  { order throws(StoreError) in
    try await place(order)
    try await place(order)
  }
}

/// A synchronous endpoint where an async closure is taken.
public func makeCountOrders(count: @escaping @Sendable () async -> Int) -> CountOrders { count }

/// The label decides between two of one type, and the caller gives the rest.
public func makeURLFor(
  home: String,
  _ limits: Limits,
  orderID: Int
) -> @Sendable () -> String {
  { "\(home)/\(orderID)" }
}

// Not builders: no use case comes out.
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
