import Capabilities
import CapabilityDecorators
import Probes
import Testing

@Suite("An endpoint filter")
struct EndpointFilterTests {
  /// A filter and the endpoints that it includes.
  struct Case: Sendable {
    let filter: EndpointFilter
    let included: [String]

    init(_ filter: EndpointFilter, includes included: String...) {
      self.filter = filter
      self.included = included
    }
  }

  @Test(
    "includes the named endpoints and capabilities",
    arguments: [
      Case(["Teller.charge"], includes: "Teller.charge"),
      Case(["Teller"], includes: "Teller.charge", "Teller.refund"),
      Case(["Teller", "Mailer.send"], includes: "Teller.charge", "Teller.refund", "Mailer.send"),
      Case(["Ban", "charge", "Teller.char"]),
      Case([]),
      Case(.all, includes: "Teller.charge", "Teller.refund", "Bankers.meet", "Mailer.send"),
      Case(.allExcept("Teller.charge", "Mailer"), includes: "Teller.refund", "Bankers.meet"),
      Case(EndpointFilter(where: { $0.hasSuffix(".send") }), includes: "Mailer.send"),
    ]
  )
  func includes(example: Case) {
    let endpoints = ["Teller.charge", "Teller.refund", "Bankers.meet", "Mailer.send"]
    #expect(endpoints.filter { example.filter.includes($0) } == example.included)
  }
}
