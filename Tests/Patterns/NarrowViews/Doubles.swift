import Capabilities
import CapabilitiesTesting
@testable import PatternCheckout
import Testing

/// A test can replace services at any layer: directly below the tested one, at the bottom, or both.
/// All other services are linked as in production and use the doubles.
@Suite("Doubles at the layer below, at the bottom, or mixed")
struct Doubles {
  struct Declined: Error, Equatable {}

  let cart = NarrowViews.cart

  @Test("directly below: three doubles replace all services, and the world is not used")
  func layerBelow() async throws {
    let order = Order(number: 7, cart: cart)
    let place = Spy<Cart>("Orders.place")
    let collect = Spy<Order>("Payments.collect")
    let confirm = Spy<Order>("Notifications.confirm")
    let useCases = CheckoutWorld.test.useCases {
      $0.orders = Orders(place: place.returning(order))
      $0.payments = Payments(collect: collect.returning(()))
      $0.notifications = Notifications(confirm: confirm.returning(()))
    }

    #expect(try await useCases.checkOut(cart) == order)

    #expect(place.calls == [cart])
    #expect(collect.calls == [order])
    #expect(confirm.calls == [order])
  }

  @Test("directly below, without a world: the test calls the builder")
  func byHand() async throws {
    let order = Order(number: 7, cart: cart)
    let checkOut = makeCheckOut(
      orders: Orders(place: { _ in order }),
      payments: Payments(collect: { _ in throw Declined() }),
      notifications: Notifications(confirm: unimplemented("Notifications.confirm"))
    )

    await #expect(throws: Declined()) { try await checkOut(cart) }
  }

  @Test("one closure replaces the database for a builder that takes one endpoint")
  func oneClosure() async throws {
    let insert = Spy<(String, Table)>("Database.insert")
    let orders = makeOrders(insert: insert.returning(7))

    #expect(try await orders.place(cart) == Order(number: 7, cart: cart))
    #expect(insert.calls == [("tea for Ada", .orders)])
  }

  @Test("at the bottom: one endpoint fails, and all three services are real")
  func bottom() async throws {
    let database = Database.inMemory()
    let world = CheckoutWorld.test.overriding {
      $0.database = database
      $0.bank.charge = { _, _ in throw Declined() }
    }

    await #expect(throws: Declined()) { try await world.useCases.checkOut(cart) }

    #expect(try await database.rows(.orders) == ["tea for Ada"])
    #expect(try await database.rows(.payments) == [])
  }

  @Test("mixed: a service and a resource are doubles, the rest is real")
  func mixed() async throws {
    let send = Spy<(String, String)>("Postbox.send")
    let world = CheckoutWorld.test.overriding {
      $0.database = .inMemory()
      $0.postbox.send = send.returning(())
    }
    let useCases = world.useCases { $0.payments = Payments(collect: { _ in }) }

    _ = try await useCases.checkOut(cart)

    #expect(send.calls == [("tea, order 1, to be paid", "Ada")])
  }

  @Test("an endpoint that is not replaced fails the test by name")
  func forgotten() async {
    let useCases = CheckoutWorld.test.overriding { $0.database = .inMemory() }.useCases

    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await useCases.checkOut(cart) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("endpoint called: Bank.charge\n") }
    }
  }
}
