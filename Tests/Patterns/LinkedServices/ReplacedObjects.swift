import Capabilities
import CapabilitiesTesting
import PatternShop
import Testing

/// Builders also create objects: classes and actors. Each one is a property of the linked services,
/// which a test reads and replaces like a service.
@Suite("Objects that builders create")
struct ReplacedObjects {
  let world = ShopWorld.test.overriding { $0.records.read = { _ in "1000" } }

  @Test("the objects above a replaced object use the replacement")
  func replaced() async throws {
    #expect(try await world.useCases.quote("tea") == 900)

    let services = world.useCases { $0.priceList = PriceList { _ in 300 } }

    #expect(try await services.quote("tea") == 270)
  }

  @Test("an object is taken over from other use cases, with its state")
  func kept() async throws {
    let services = world.useCases
    _ = try await services.quote("tea")

    let cheaper = world.useCases {
      $0.inquiries = services.inquiries
      $0.priceList = PriceList { _ in 300 }
    }
    _ = try await cheaper.quote("rum")

    #expect(cheaper.inquiries === services.inquiries)
    #expect(await services.inquiries.items == ["tea", "rum"])
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
