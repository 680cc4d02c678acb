import Capabilities
import CapabilitiesTesting
import PatternShop
import Testing

/// Users, inventory, orders and checkout are services, linked from a world of resources. The linking
/// is generated and compiled: a resource that is missing, or a service that nobody makes, is an
/// error before anything runs.
@Suite("Compile-time service linking")
struct LinkedServices {
  let journal = Journal(["user Ada": "4242", "user Eve": "666", "stock tea": "1"])

  /// Production's services.
  var services: ShopWorld.UseCases {
    Kind.production.services(journal: journal, acquirer: Acquirer())
  }

  @Test("a service at the top reaches resources through all the services in between")
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

  @Test("replacing a service in the middle is seen by everything above it, and by nothing else")
  func replacedInTheMiddle() async throws {
    let take = Spy<String>("InventoryService.take")
    var services = services
    let before = services
    services.inventoryService.take = take.returning(())

    #expect(try await services.checkoutService.buy("gold", "Ada") == "authorized 500 on 4242")
    try await services.orderService.place("silver", "Ada")

    #expect(take.calls == ["gold", "silver"])
    // Users stand beside the inventory, and what was handed out before is as it was.
    #expect(try await services.userService.card("Ada") == "4242")
    await #expect(throws: ShopError.soldOut("gold")) {
      try await before.checkoutService.buy("gold", "Ada")
    }
  }

  @Test("what was replaced stays replaced when the world below changes")
  func replacedUnderneath() async throws {
    var services = services
    services.inventoryService.take = { _ in }
    services.world.terminal = .playMoney

    #expect(try await services.checkoutService.buy("gold", "Ada") == "500 of 4242")
  }

  @Test("a linked service is a value: nothing is looked up when it is called")
  func values() async throws {
    var services = services
    let checkout = services.checkoutService
    services.world = .test

    #expect(try await checkout.buy("tea", "Ada") == "authorized 500 on 4242")
  }
}
