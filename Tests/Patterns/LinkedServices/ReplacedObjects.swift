import Capabilities
import CapabilitiesTesting
import PatternShop
import Testing

/// Builders also create objects: classes and actors. Each one is a property of the linked services,
/// which a test reads and replaces like a service.
@Suite("Objects that builders create")
struct ReplacedObjects {
  let services = ShopWorld.test.overriding { $0.records.read = { _ in "1000" } }.useCases

  @Test("the objects above a replaced object use the replacement")
  func replaced() async throws {
    var services = services
    #expect(try await services.quote("tea") == 900)

    services.priceList = PriceList { _ in 300 }

    #expect(try await services.quote("tea") == 270)
    #expect(services.offers !== self.services.offers)
  }

  @Test("objects that do not need the replaced one stay, and so does their state")
  func kept() async throws {
    _ = try await services.quote("tea")

    let cheaper = services.overriding { $0.priceList = PriceList { _ in 300 } }
    _ = try await cheaper.quote("rum")

    #expect(cheaper.inquiries === services.inquiries)
    #expect(await services.inquiries.items == ["tea", "rum"])
  }

  @Test("a replaced object stays when an object or a service below it is replaced")
  func replacedAbove() async throws {
    let other = ShopWorld.test.useCases.overriding { $0.priceList = PriceList { _ in 100 } }
    let offers = other.offers
    var services = services
    services.offers = offers
    services.priceList = PriceList { _ in 300 }
    services.inventoryService.take = { _ in }

    #expect(services.offers === offers)
    #expect(try await services.quote("tea") == 90)
  }

  @Test("each access to a world's services creates its objects again, and the world's state stays")
  func created() async throws {
    let read = Spy<String>("Records.read")
    let world = ShopWorld.test.overriding { $0.records.read = read.returning("1000") }
    #expect(world.useCases.inquiries !== world.useCases.inquiries)
    _ = try await world.useCases.quote("tea")
    _ = try await world.useCases.quote("rum")
    #expect(read.calls == ["price tea", "price rum"])

    let services = world.useCases
    #expect(services.inquiries === services.inquiries)
  }
}
