import Capabilities
import CapabilityDecorators
import Probes
import Testing

@Suite("A filter of endpoints")
struct EndpointFilterTests {
  /// A filter, and the endpoints that it includes.
  struct Case: Sendable {
    let filter: EndpointFilter
    let included: [String]

    init(_ filter: EndpointFilter, includes included: String...) {
      self.filter = filter
      self.included = included
    }
  }

  @Test(
    "includes what it says",
    arguments: [
      Case(["Bank.charge"], includes: "Bank.charge"),
      Case(["Bank"], includes: "Bank.charge", "Bank.refund"),
      Case(["Bank", "Mailer.send"], includes: "Bank.charge", "Bank.refund", "Mailer.send"),
      Case(["Ban", "charge", "Bank.char"]),
      Case([]),
      Case(.all, includes: "Bank.charge", "Bank.refund", "Bankers.meet", "Mailer.send"),
      Case(.allExcept("Bank.charge", "Mailer"), includes: "Bank.refund", "Bankers.meet"),
      Case(EndpointFilter(where: { $0.hasSuffix(".send") }), includes: "Mailer.send"),
    ]
  )
  func includes(example: Case) {
    let endpoints = ["Bank.charge", "Bank.refund", "Bankers.meet", "Mailer.send"]
    #expect(endpoints.filter { example.filter.includes($0) } == example.included)
  }
}
