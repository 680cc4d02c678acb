import Capabilities
import CapabilitiesTesting
import PatternShop
import Testing

/// Users, inventory, orders and checkout are services that are linked from a world of resources. The
/// linking is generated code, so a missing resource or service is a compile-time error.
@Suite("Compile-time service linking")
struct LinkedServices {
  let journal = Journal(["user Ada": "4242", "user Eve": "666", "stock tea": "1"])

  /// The services of the production world.
  var services: ShopWorld.UseCases {
    Kind.production.services(journal: journal, acquirer: Acquirer())
  }

  @Test("the top service reaches resources through the services in between")
  func linked() async throws {
    #expect(try await services.checkoutService.buy("tea", "Ada") == "authorized 500 on 4242")

    #expect(await journal.last("stock tea") == "0")
    #expect(await journal.last("order of Ada") == "tea")
    await #expect(throws: ShopError.soldOut("tea")) {
      try await services.checkoutService.buy("tea", "Ada")
    }
    await #expect(throws: ShopError.noUser("Bob")) {
      try await services.checkoutService.buy("tea", "Bob")
    }
  }

  @Test("only the services above a replaced service use the replacement")
  func replacedInTheMiddle() async throws {
    let take = Spy<String>("InventoryService.take")
    let world = ShopWorld(records: Records(journal), terminal: CardTerminal(Acquirer()))
    let services = world.useCases {
      $0.inventoryService = .test.overriding { $0.take = take.returning(()) }
    }

    #expect(try await services.checkoutService.buy("gold", "Ada") == "authorized 500 on 4242")
    try await services.orderService.place("silver", "Ada")

    #expect(take.calls == ["gold", "silver"])
    // The user service does not use the inventory, and other use cases of the world do not change.
    #expect(try await services.userService.card("Ada") == "4242")
    await #expect(throws: ShopError.soldOut("gold")) {
      try await world.useCases.checkoutService.buy("gold", "Ada")
    }
  }
}
