import Capabilities
import PatternShop
import Testing

/// Two worlds of one module are wired, each with its own resources and use cases.
@Suite("Worlds that share builders")
struct SharedBuilders {
  @Test("both quote the price of their own records")
  func quotes() async throws {
    let shop = ShopWorld.test.overriding { $0.records.read = { _ in "1000" } }.useCases
    let small = QuoteWorld(records: .test.overriding { $0.read = { _ in "10" } }).useCases

    #expect(try await shop.quote("tea") == 900)
    #expect(try await small.quote("tea") == 9)
  }

  @Test("the second world needs no resource of use cases that it does not have")
  func smaller() async throws {
    let quotes = QuoteWorld(records: .test.overriding { $0.read = { _ in nil } })
    let useCases = quotes.useCases { $0.priceList = PriceList { _ in 20 } }
    #expect(try await useCases.quote("tea") == 18)
  }
}
