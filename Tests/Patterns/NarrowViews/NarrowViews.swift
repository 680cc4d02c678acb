import Capabilities
import CapabilitiesTesting
import PatternCheckout
import Testing

/// One provider, the world, has a database, a bank and a postbox. Three services stand on it and a
/// checkout on them, and each sees only what its builder names. Who gets what is generated: nobody
/// passes the database on by hand, and nobody who did not ask for it has it.
@Suite("One provider, many narrow views")
struct NarrowViews {
  static let cart = Cart(customer: "Ada", item: "tea", cents: 250)

  /// A world that works, in memory.
  static var world: CheckoutWorld {
    CheckoutWorld(
      database: .inMemory(),
      bank: Bank(charge: { cents, _ in "transfer of \(cents)" }, refund: { _ in }),
      postbox: Postbox(send: { _, _ in })
    )
  }

  @Test("one database is shared by all, and nobody passed it on by hand")
  func shared() async throws {
    let world = Self.world

    let order = try await world.useCases.checkOut(Self.cart)

    #expect(order == Order(number: 1, cart: Self.cart))
    #expect(try await world.database.rows(.orders) == ["tea for Ada"])
    #expect(try await world.database.rows(.payments) == ["1: transfer of 250"])
  }

  @Test("seen from the world, every call is one that a builder named")
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

  @Test("a provider may have more than anybody named: it stays out of reach")
  func unnamed() async throws {
    let refund = Spy<String>("Bank.refund")
    let world = Self.world.overriding { $0.bank.refund = refund.returning(()) }

    _ = try await world.useCases.checkOut(Self.cart)

    #expect(refund.calls == [])
  }
}
