import Capabilities
import CapabilitiesTesting
@testable import PatternCheckout
import Testing

/// One provider, the world, has a database, a bank and a postbox. Three services use it, and a
/// checkout uses the services. Each can use only the parameters of its builder. Generated code passes
/// the database to the services that need it, and to no others.
@Suite("One provider, many narrow views")
struct NarrowViews {
  static let cart = Cart(customer: "Ada", item: "tea", cents: 250)

  /// A working world in memory.
  static var world: CheckoutWorld {
    CheckoutWorld(
      database: .inMemory(),
      bank: Bank(charge: { cents, _ in "transfer of \(cents)" }, refund: { _ in }),
      postbox: Postbox(send: { _, _ in })
    )
  }

  @Test("all services share one database without wiring by hand")
  func shared() async throws {
    let world = Self.world

    let order = try await world.useCases.checkOut(Self.cart)

    #expect(order == Order(number: 1, cart: Self.cart))
    #expect(try await world.database.rows(.orders) == ["tea for Ada"])
    #expect(try await world.database.rows(.payments) == ["1: transfer of 250"])
  }

  @Test("the world receives only calls of endpoints that a builder names")
  func calls() async throws {
    let transcript = Transcript()
    let checkOut = Self.world.intercepted(by: transcript).useCases.checkOut

    _ = try await checkOut(Self.cart)

    transcript.expect(
      """
      Database.insert("tea for Ada", orders) -> 1
      Bank.charge(250, "Ada") -> "transfer of 250"
      Database.insert("1: transfer of 250", payments) -> 1
      Database.rows(payments) -> ["1: transfer of 250"]
      Postbox.send("tea, order 1, paid", "Ada")
      """
    )
  }
}
