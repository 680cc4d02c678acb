import Foundation
import Membership
import HTTPCapabilities
import Synchronization
import Testing

@testable import MembershipLive

@Suite("Looking up a charge at Stripe")
struct StripeLookUpTests {
  /// Looks up a charge in these pages, and records the queries.
  private func finding(
    _ request: ChargeRequest,
    in pages: HTTPTransport.Response...
  ) async throws -> (charge: Charge?, queries: [String]) {
    let queries = Mutex<[String]>([])
    let http = HTTPTransport.responding { request in
      queries.withLock { queries in
        queries.append("\(request.method) \(request.url.path)?\(request.url.query() ?? "")")
        return pages[min(queries.count, pages.count) - 1]
      }
    }
    let settings = try SettingsReader.read(["STRIPE_API_KEY": "sk_1"]) { $0.payments() }.get()
    let payments = PaymentClient(
      adapting: StripePaymentGateway(settings: settings, http: http)
    )
    let charge = try await payments.findCharge(request)
    return (charge, queries.withLock(\.self))
  }

  private func page(_ charges: String..., more: Bool = false) -> HTTPTransport.Response {
    let data = charges.joined(separator: ",")
    return .json(#"{"object": "list", "data": [\#(data)], "has_more": \#(more)}"#)
  }

  private func charge(
    _ id: String,
    for reference: String = "enr-1",
    amount: Int = 2500,
    more: String = #""status": "succeeded""#
  ) -> String {
    chargeText(id, amount: amount, more: #"\#(more), "metadata": {"enrollment": "\#(reference)"}"#)
  }

  @Test("all pages of the payer's charges are searched for the record's charge")
  func pages() async throws {
    let (found, queries) = try await finding(
      .example(),
      in: page(charge("ch_1", for: "enr-0"), charge("ch_2", for: "enr-2"), more: true),
      page(charge("ch_3"))
    )
    #expect(found == Charge(id: "ch_3"))
    #expect(
      queries == [
        "GET /v1/charges?customer=1&limit=100",
        "GET /v1/charges?customer=1&limit=100&starting_after=ch_2",
      ]
    )
  }

  @Test("no charge is found if none exists, or if the customer does not exist")
  func none() async throws {
    #expect(try await finding(.example(), in: page()).charge == nil)
    let failed = charge("ch_1", more: #""status": "failed""#)
    #expect(try await finding(.example(), in: page(failed)).charge == nil)
    #expect(try await finding(.example(), in: page(chargeText())).charge == nil)
    let missing = stripeError("No", more: #", "code": "resource_missing", "param": "customer""#)
    #expect(try await finding(.example(), in: .json(missing, status: 400)).charge == nil)
  }

  @Test("a refunded charge is an error, unless another charge exists")
  func givenBack() async throws {
    let refunded = charge("ch_1", more: #""refunded": true"#)
    await #expect(throws: PaymentError.refused("the charge ch_1 was refunded")) {
      try await finding(.example(), in: page(refunded))
    }
    let found = try await finding(.example(), in: page(refunded, charge("ch_2"))).charge
    #expect(found == Charge(id: "ch_2"))
  }

  @Test("an unexpected response is an error and never ends the record")
  func unreadable() async throws {
    let answers: [(HTTPTransport.Response, PaymentError)] = [
      (.json("{}"), .outcomeUnknown("the payment service's answer is not a list of charges")),
      (
        .json(chargeText()),
        .outcomeUnknown("the payment service's answer is not a list of charges")
      ),
      (
        page(charge("ch_1", more: #""status": "pending""#)),
        .outcomeUnknown("the charge ch_1 is pending")
      ),
      (
        page(charge("ch_1", amount: 1)),
        .outcomeUnknown("the charge ch_1 has an amount other than 25.00 EUR")
      ),
      (
        page(charge("ch_1", for: "x"), more: true),
        .outcomeUnknown("the list of the payer's charges is too long")
      ),
      (
        .json(stripeError("Bad limit"), status: 400),
        .unavailable("Bad limit (status 400)")
      ),
      (
        .json(stripeError("Declined", type: "card_error"), status: 402),
        .unavailable("Declined (status 402)")
      ),
      (
        .json(#"{"error": {"code": "resource_missing", "param": "customer"}}"#, status: 400),
        .outcomeUnknown("the answer contains no Stripe error (status 400)")
      ),
      (.status(402), .outcomeUnknown("the answer contains no Stripe error (status 402)")),
      (.status(403), .outcomeUnknown("the answer contains no Stripe error (status 403)")),
      (.status(500), .outcomeUnknown("the answer contains no Stripe error (status 500)")),
    ]
    for (answer, error) in answers {
      await #expect(throws: error) { try await finding(.example(), in: answer) }
    }
  }
}
