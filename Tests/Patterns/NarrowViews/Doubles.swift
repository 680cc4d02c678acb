import Capabilities
import CapabilitiesTesting
import PatternCheckout
import Testing

/// A double may stand anywhere: right below what is tested, at the bottom, or here and there. What
/// was not replaced is linked as in production, on top of the doubles.
@Suite("Doubles at the layer below, at the bottom, or mixed")
struct Doubles {
  struct Declined: Error, Equatable {}

  let cart = NarrowViews.cart

  @Test("directly below: three doubles, and the world underneath is not touched")
  func layerBelow() async throws {
    let order = Order(number: 7, cart: cart)
    let place = Spy<Cart>("Orders.place")
    let collect = Spy<Order>("Payments.collect")
    let confirm = Spy<Order>("Notifications.confirm")
    var useCases = CheckoutWorld.test.useCases
    useCases.orders.place = place.returning(order)
    useCases.payments.collect = collect.returning(())
    useCases.notifications.confirm = confirm.returning(())

    #expect(try await useCases.checkOut(cart) == order)

    #expect(place.calls == [cart])
    #expect(collect.calls == [order])
    #expect(confirm.calls == [order])
  }

  @Test("directly below, without a world: a builder is a function, so it can just be called")
  func byHand() async throws {
    let order = Order(number: 7, cart: cart)
    let checkOut = makeCheckOut(
      orders: Orders(place: { _ in order }),
      payments: Payments(collect: { _ in throw Declined() }),
      notifications: .test
    )

    await #expect(throws: Declined()) { try await checkOut(cart) }
  }

  @Test("the narrower the view, the smaller the double: one closure stands for the database")
  func oneClosure() async throws {
    let insert = Spy<(String, Table)>("Database.insert")
    let orders = makeOrders(insert: insert.returning(7))

    #expect(try await orders.place(cart) == Order(number: 7, cart: cart))
    #expect(insert.calls == [("tea for Ada", .orders)])
  }

  @Test("at the bottom: one endpoint fails, and all three services are the real ones")
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

  @Test("mixed: a service in the middle and a resource at the bottom are doubles, the rest is real")
  func mixed() async throws {
    let send = Spy<(String, String)>("Postbox.send")
    var useCases = CheckoutWorld.test.useCases
    useCases.world.database = .inMemory()
    useCases.world.postbox.send = send.returning(())
    useCases.payments.collect = { _ in }

    _ = try await useCases.checkOut(cart)

    #expect(send.calls == [("tea, order 1, to be paid", "Ada")])
  }

  @Test("what is not replaced names itself")
  func forgotten() async {
    var useCases = CheckoutWorld.test.useCases
    useCases.world.database = .inMemory()

    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await useCases.checkOut(cart) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("endpoint called: Bank.charge\n") }
    }
  }
}
