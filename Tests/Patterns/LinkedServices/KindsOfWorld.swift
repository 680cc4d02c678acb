import Capabilities
import CapabilitiesTesting
import PatternShop
import Testing

/// The kind of world selects the implementations. The services do not depend on it: the same four
/// builders create the services of every kind.
@Suite("The kind of world selects the implementations")
struct KindsOfWorld {
  let journal = Journal(["user Ada": "4242", "user Eve": "666", "stock tea": "1"])

  func services(_ kind: Kind) -> ShopWorld.UseCases {
    kind.services(journal: journal, acquirer: Acquirer())
  }

  @Test("in production, items sell out and cards are declined")
  func production() async throws {
    let buy = services(.production).checkoutService.buy

    await #expect(throws: Acquirer.Refusal()) { try await buy("tea", "Eve") }
    await #expect(throws: ShopError.soldOut("tea")) { try await buy("tea", "Ada") }
    #expect(await journal.lines.map(\.text).suffix(2) == ["0", "tea"])
  }

  @Test("in development, every purchase succeeds and the journal does not change")
  func development() async throws {
    let buy = services(.development).checkoutService.buy

    #expect(try await buy("a unicorn", "anybody") == "500 of play card")
    #expect(await journal.lines.count == 3)
  }

  @Test("in testing, a test replaces what it uses, and other endpoints fail it by name")
  func testing() async throws {
    let doubles = { @Sendable (services: inout ShopWorld.UseCases.Replacements) in
      services.userService = .test.overriding { $0.card = { _ in "1111" } }
      services.orderService = .test.overriding { $0.place = { _, _ in } }
    }
    let world = ShopWorld.test.overriding {
      $0.terminal.charge = { cents, card in "\(cents) of \(card)" }
    }
    let services = world.useCases(replacing: doubles)
    let buy = ShopWorld.test.useCases(replacing: doubles).checkoutService.buy

    #expect(try await services.checkoutService.buy("tea", "Ada") == "500 of 1111")
    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await buy("tea", "Ada") }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("endpoint called: CardTerminal.charge\n") }
    }
  }
}
