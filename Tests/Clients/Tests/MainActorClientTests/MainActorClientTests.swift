import Capabilities
import CapabilitiesTesting
import Testing

@testable import MainActorClient

@Test func ticketsCostTwentyEuro() async throws {
  let payments = PaymentClient.test.overriding {
    $0.charge = { amount, _ in Receipt(number: amount) }
  }
  let buyTicket = makeBuyTicket(payments: payments, price: 2000)
  let receipt = try await buyTicket("4242")
  #expect(receipt == Receipt(number: 2000))
}

@Test func composedFunctionsAreFunctions() {
  #expect(info42("ready") == "[info 42] ready")
  #expect(warnOfDisk("full") == "[warning 28] full")
  #expect(shoutOfDisk("full") == "[WARNING 28] FULL")
}

@Test func aForgottenEndpointIsNamed() async {
  await withKnownIssue {
    await #expect(throws: PaymentError.unavailable) { try await Booth.test.buyTicket("4242") }
  } matching: {
    "\($0)".contains("Unimplemented endpoint called: PaymentClient.charge")
  }
}

@Test func theScreenShowsTheTicketOnTheMainActor() async {
  let world = Booth.test.overriding {
    $0.price = 7
    $0.payments.charge = { amount, _ in Receipt(number: amount) }
  }
  let screen = TicketScreen(buyTicket: world.buyTicket)
  await screen.buy("4242")
  #expect(screen.text == "ticket 7")
  screen.showTicket(8)
  #expect(screen.text == "ticket 8")
  await screen.showing(Receipt(number: 9))
  #expect(screen.text == "shown 9")
  #expect(screen.counter == 3)
}

@Test func endpointsAreCalledOnTheMainActor() async throws {
  let endpoints = Spy<String>("endpoints")
  var payments = PaymentClient.test
  payments.charge = { amount, _ in
    MainActor.preconditionIsolated()
    return Receipt(number: amount)
  }
  let noted = payments.hardened().intercepted(by: Noting(note: endpoints.returning(())))
  #expect(try await noted.charge(1, "4242") == Receipt(number: 1))
  #expect(endpoints.calls == ["PaymentClient.charge"])
}

@Test func whatMayPassIsCalledAgain() async throws {
  let charge = Spy<(Int, String)>("PaymentClient.charge")
  let refund = Spy<Receipt>("PaymentClient.refund")
  var world = Booth.test
  world.payments.charge = charge.throwing(.unavailable)
  world.payments.refund = refund.recording { _ throws(PaymentError) in
    if refund.callCount < 3 { throw .unavailable }
  }
  world.payments = world.payments.hardened()

  await #expect(throws: PaymentError.unavailable) { try await world.buyTicket("4242") }
  #expect(charge.callCount == 2)
  try await world.refundAll([Receipt(number: 1), Receipt(number: 2)])
  #expect(refund.calls.map(\.number) == [1, 1, 1, 2])
}
