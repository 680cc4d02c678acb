import Capabilities
import Testing

@testable import Tickets

@Test func wiredTicketsCostWhatTheWorldSays() async throws {
  let world = World.test.overriding {
    $0.price = 2500
    $0.payments.charge = { amount, _ in Receipt(number: amount) }
  }
  let receipt = try await world.useCases.buyTicket("4242")
  #expect(receipt == Receipt(number: 2500))
}
