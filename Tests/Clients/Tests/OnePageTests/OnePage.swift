// The toolkit in one file: a theater sells seats. Nothing here is generated. Read it from the top.
import Capabilities
import CapabilitiesPlayground
import CapabilitiesTesting
import Foundation
import Testing

// MARK: 1. Capabilities: structs of closures. They list the calls that the core can make.

struct Order: Codable, Hashable, Sendable { var seat: String, price: Int }

struct OrderStore: TestableCapability {
  var add: @Sendable (Order) async throws -> Void
  var open: @Sendable () async throws -> [Order]
  var close: @Sendable (Order) async throws -> Void
  // In `test`, a call of any endpoint fails the test with the endpoint's name.
  static var test: OrderStore {
    OrderStore(
      add: unimplemented("OrderStore.add"),
      open: unimplemented("OrderStore.open"),
      close: unimplemented("OrderStore.close")
    )
  }
}

struct PaymentClient: TestableCapability {
  /// Charges an order once, even if it is called twice.
  var charge: @Sendable (Order) async throws -> Void
  static var test: PaymentClient { PaymentClient(charge: unimplemented("PaymentClient.charge")) }
}

struct CardDeclined: Error {}

// MARK: 2. Use cases: closures that builders return. A builder's parameters are its dependencies.

typealias BuySeat = @Sendable (_ seat: String) async throws -> Order

/// Records the order before the charge, so that a crash leaves an open order and not a lost payment.
func makeBuySeat(orders: OrderStore, payments: PaymentClient, price: Int) -> BuySeat {
  { seat in
    let order = Order(seat: seat, price: price)
    try await orders.add(order)
    try await payments.charge(order)
    try await orders.close(order)
    return order
  }
}

typealias SettleOrders = @Sendable () async throws -> Void

/// Completes the orders that a failure left open. Runs when the program starts.
func makeSettleOrders(orders: OrderStore, payments: PaymentClient) -> SettleOrders {
  {
    for order in try await orders.open() {
      try await payments.charge(order)
      try await orders.close(order)
    }
  }
}

// MARK: 3. A world: a struct of capabilities and settings, and the use cases made from it by hand.

struct World: TestableCapability {
  var orders: OrderStore
  var payments: PaymentClient
  var price = 20
  static var test: World { World(orders: .test, payments: .test) }
}

struct UseCases: Sendable {
  let buySeat: BuySeat
  let settleOrders: SettleOrders
  init(_ world: World) {
    buySeat = inject(makeBuySeat, from: world, \.orders, \.payments, \.price)
    settleOrders = inject(makeSettleOrders, from: world, \.orders, \.payments)
  }
}

// Interceptors log, retry, record or fail all calls of a world. They need one line for each endpoint.
extension World: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> World {
    overriding {
      $0.orders.add = interceptor.wrap("OrderStore.add", orders.add)
      $0.orders.open = interceptor.wrap("OrderStore.open", orders.open)
      $0.orders.close = interceptor.wrap("OrderStore.close", orders.close)
      $0.payments.charge = interceptor.wrap("PaymentClient.charge", payments.charge)
    }
  }
}

// MARK: 4. An implementation. A live one calls a database and a bank; this one keeps all in memory.

actor Theater {
  private(set) var orders: [Order] = [], open: [Order] = [], charged: Set<Order> = []
  func add(_ order: Order) { (orders, open) = (orders + [order], open + [order]) }
  func close(_ order: Order) { open.removeAll { $0 == order } }
  func charge(_ order: Order) { charged.insert(order) }

  nonisolated var world: World {
    World(
      orders: OrderStore(
        add: { await self.add($0) },
        open: { await self.open },
        close: { await self.close($0) }
      ),
      payments: PaymentClient(charge: { await self.charge($0) })
    )
  }
}

// MARK: 5. Tests replace the closures that matter.

@Test func aDeclinedCardLeavesTheOrderOpen() async throws {
  let theater = Theater()
  let world = theater.world.overriding { $0.payments.charge = { _ in throw CardDeclined() } }
  await #expect(throws: CardDeclined.self) { try await UseCases(world).buySeat("4A") }
  #expect(await theater.open == [Order(seat: "4A", price: 20)])
}

@Test func aSeatIsChargedOnce() async throws {
  let charge = Spy<Order>("PaymentClient.charge")  // A spy records the inputs of the calls.
  let world = Theater().world.overriding { $0.payments.charge = charge.returning(()) }
  _ = try await UseCases(world).buySeat("4A")
  #expect(charge.calls == [Order(seat: "4A", price: 20)])
}

// A sweep runs the story again for each fault at each call, and for each pair of faults: the call
// fails, its answer is lost, it hangs, the process crashes. It then runs the recovery.
@Test func everyChargedOrderIsClosed() async throws {
  let sweep = FaultSweep(
    "buy a seat",
    fixture: { _ in Theater() },
    run: { theater, faults in
      _ = try await UseCases(theater.world.intercepted(by: faults)).buySeat("4A")
    },
    invariants: [
      Invariant("what is ordered is charged, and no order stays open") { theater in
        await (Set(theater.orders), theater.open) == (theater.charged, [])
      }
    ],
    recover: { theater, faults in
      try await UseCases(theater.world.intercepted(by: faults)).settleOrders()
    }
  )
  try await sweep.expectInvariants()
}

// MARK: 6. A playground runs scripts in a world. Its table has a row for each use case.

let playground = PlaygroundTable(
  worlds: [.simulated("memory") { Theater().world }],
  linked: { UseCases($0) },
  useCases: [
    .init("buySeat", inputs: [.init("seat", String.self)], returns: .decodable(Order.self)) {
      try await $0.buySeat($1.next())
    }
  ]
)

@Test func aScriptRuns() async throws {
  let script = """
    buySeat seat=4A
    expect {"seat": "4A", "price": 20}
    """
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).script")
  try Data(script.utf8).write(to: file)
  #expect(await PlaygroundProgram(playground).run(["script", file.path]) == .success)
}
