import Capabilities

/// What the main actor has: the screen. It says nothing of isolation, because the module does.
final class TicketScreen {
  private let buyTicket: BuyTicket
  private(set) var text = ""
  private(set) var counter = 0

  init(buyTicket: @escaping BuyTicket) {
    self.buyTicket = buyTicket
  }

  func buy(_ card: String) async {
    do {
      let receipt = try await buyTicket(card)
      MainActor.preconditionIsolated()
      show("ticket", receipt.number)
    } catch {
      show("not sold", counter)
    }
  }

  func show(_ label: String, _ number: Int) {
    counter += 1
    text = "\(label) \(number)"
  }

  /// A synchronous method of the main actor, fixed by a closure: `partial` would lose the actor.
  var showTicket: @MainActor (Int) -> Void {
    { number in self.show("ticket", number) }
  }

  /// For a core that waits, the closure is async, and then any endpoint.
  var showing: @Sendable (Receipt) async -> Void {
    { receipt in await self.show("shown", receipt.number) }
  }
}
