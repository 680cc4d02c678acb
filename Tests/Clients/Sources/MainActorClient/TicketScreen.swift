import Capabilities

/// A screen. It is isolated to the main actor by the module's default.
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

  /// A closure that fixes a synchronous method of the main actor; `partial` cannot do that.
  var showTicket: @MainActor (Int) -> Void {
    { number in self.show("ticket", number) }
  }

  /// An async closure, which fits the endpoints of a core.
  var showing: @Sendable (Receipt) async -> Void {
    { receipt in await self.show("shown", receipt.number) }
  }
}
