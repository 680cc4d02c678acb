import Capabilities

struct User: Hashable, Sendable { var name: String }
/// The identifier of a request, and of the order that it places.
struct RequestID: Hashable, Sendable { var number: Int }

struct Order: Hashable, Sendable { var id: RequestID, user: User, item: String }

struct OrderStore: Sendable {
  var add: @Sendable (Order) async throws -> Void
  var all: @Sendable (User) async throws -> [Order]
  /// The orders from now on.
  var placed: @Sendable () -> AsyncStream<Order>
}

/// Places an order of the request's user.
typealias PlaceOrder = @Sendable (_ item: String) async throws -> Order

func makePlaceOrder(
  orders: OrderStore,
  user: User,
  id: RequestID,
  log: @escaping @Sendable (String) -> Void
) -> PlaceOrder {
  { item in
    let order = Order(id: id, user: user, item: item)
    try await orders.add(order)
    log("\(user.name) ordered \(item)")
    return order
  }
}

/// Returns the orders of the request's user.
typealias ListOrders = @Sendable () async throws -> [Order]

func makeListOrders(orders: OrderStore, user: User) -> ListOrders {
  { try await orders.all(user) }
}

/// The background job: mails a receipt for each order, until its task is cancelled.
typealias MailReceipts = @Sendable () async -> Void

func makeMailReceipts(
  orders: OrderStore,
  mail: @escaping @Sendable (Order) async -> Void
) -> MailReceipts {
  { for await order in orders.placed() { await mail(order) } }
}
