import Capabilities
import CapabilitiesTesting
import PatternShop
import Testing

/// The kind of world decides what the services are made of. The services themselves ask nobody
/// which world they are in: the same four builders make all of these.
@Suite("The implementation is chosen by the kind of world")
struct KindsOfWorld {
  let journal = Journal(["user Ada": "4242", "user Eve": "666", "stock tea": "1"])

  func services(_ kind: Kind) -> ShopWorld.UseCases {
    kind.services(journal: journal, acquirer: Acquirer())
  }

  @Test("in production the shelf runs empty and cards are refused")
  func production() async throws {
    let buy = services(.production).checkoutService.buy

    await #expect(throws: Acquirer.Refusal()) { try await buy("tea", "Eve") }
    await #expect(throws: ShopError.soldOut("tea")) { try await buy("tea", "Ada") }
    #expect(await journal.lines.map(\.text).suffix(2) == ["0", "tea"])
  }

  @Test("in development anybody may have anything, and the journal stays as it was")
  func development() async throws {
    let buy = services(.development).checkoutService.buy

    #expect(try await buy("a unicorn", "anybody") == "500 of play card")
    #expect(await journal.lines.count == 3)
  }

  @Test("in testing a test says what it is about, and what it forgot names itself")
  func testing() async throws {
    var services = services(.testing)
    services.userService.card = { _ in "1111" }
    services.orderService.place = { _, _ in }
    let buy = services.checkoutService.buy
    services.world.terminal.charge = { cents, card in "\(cents) of \(card)" }

    #expect(try await services.checkoutService.buy("tea", "Ada") == "500 of 1111")
    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await buy("tea", "Ada") }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("endpoint called: CardTerminal.charge\n") }
    }
  }
}
