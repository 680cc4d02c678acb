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
    in pages: [HTTPTransport.Response]
  ) async throws -> (charge: Charge?, queries: [String]) {
    let queries = Mutex<[String]>([])
    let http = HTTPTransport.responding { request in
      queries.withLock { queries in
        queries.append("\(request.method) \(request.url.path)?\(request.url.query() ?? "")")
        return pages[min(queries.count, pages.count) - 1]
      }
    }
    let charge = try await payments(http).findCharge(request)
    return (charge, queries.withLock(\.self))
  }

  private func payments(_ http: HTTPTransport) throws -> PaymentClient {
    let settings = try SettingsReader.read(["STRIPE_API_KEY": "sk_1"]) { $0.payments() }.get()
    return PaymentClient(adapting: StripePaymentGateway(settings: settings, http: http))
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
    let first = page(charge("ch_1", for: "enr-0"), charge("ch_2", for: "enr-2"), more: true)
    let (found, queries) = try await finding(.example(), in: [first, page(charge("ch_3"))])
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
    let missing = stripeError("No", more: #", "code": "resource_missing", "param": "customer""#)
    let answers = [
      page(), page(charge("ch_1", more: #""status": "failed", "paid": false"#)),
      page(charge("ch_1", for: "enr-0")), .json(missing, status: 400), .json(missing, status: 404),
    ]
    for answer in answers { #expect(try await finding(.example(), in: [answer]).charge == nil) }
  }

  @Test("a refunded charge is an error, unless another charge exists")
  func givenBack() async throws {
    let refunded = charge("ch_1", more: #""status": "succeeded", "refunded": true"#)
    await #expect(throws: PaymentError.refused("the charge ch_1 was refunded")) {
      try await finding(.example(), in: [page(refunded)])
    }
    let found = try await finding(.example(), in: [page(refunded, charge("ch_2"))]).charge
    #expect(found == Charge(id: "ch_2"))
  }

  /// Answers that prove nothing: malformed ones, contradictory ones, and those of someone else.
  private var lies: [([HTTPTransport.Response], PaymentError)] {
    let notAList = PaymentError.outcomeUnknown(
      "the payment service's answer is not a list of charges"
    )
    let invalid = PaymentError.outcomeUnknown("the list of the payer's charges is invalid")
    let contradictory = PaymentError.outcomeUnknown("the charge ch_1 contradicts itself")
    let missing = stripeError("No", more: #", "code": "resource_missing", "param": "customer""#)
    let others = charge("ch_1", for: "x")
    return [
      ([.json("{}")], notAList), ([.json(chargeText())], notAList),
      ([.json(#"{"data": [], "has_more": false}"#)], notAList),
      ([.json(#"{"object": "list", "data": []}"#)], notAList),
      ([.json(#"{"object": "list", "has_more": false}"#)], notAList),
      ([.json(#"{"object": "list", "data": null, "has_more": false}"#)], notAList),
      ([.json(#"{"object": "list", "data": [{}], "has_more": false}"#)], notAList),
      ([.json(#"{"object": "search_result", "data": [], "has_more": false}"#)], notAList),
      ([.json(#"[{"object": "list", "data": [], "has_more": false}]"#)], notAList),
      ([.json(missing)], notAList),
      ([.json(missing, status: 500)], .outcomeUnknown("No (status 500)")),
      ([.json(#"{"object": "list", "data": [], "has_more": false}"#, status: 206)], notAList),
      (
        [page(more: true)],
        .outcomeUnknown("the list of the payer's charges has more, but its page is empty")
      ),
      ([page(chargeText())], invalid),
      ([page(chargeText(object: "refund", more: #""metadata": {}"#))], invalid),
      ([page(chargeText(more: #""metadata": {}, "customer": "2""#))], invalid),
      ([page(others, more: true), page(others)], invalid),
      (
        [page(others, more: true), .json(missing, status: 400)],
        .outcomeUnknown("the payer has charges, but the payment service does not know them")
      ),
      (
        [page(charge("ch_1"), more: true), page(charge("ch_2"))],
        .outcomeUnknown("ch_1 and ch_2 are charges for enr-1; refund all but one")
      ),
      (
        [page(charge("ch_1"), charge("ch_2", more: #""status": "pending""#))],
        .outcomeUnknown("the charge ch_2 is pending")
      ),
      (
        [page(charge("ch_1", more: #""paid": true"#))],
        .outcomeUnknown("the charge ch_1 is without a status")
      ),
      ([page(charge("ch_1", more: #""status": "failed", "paid": true"#))], contradictory),
      ([page(charge("ch_1", more: #""status": "succeeded", "paid": false"#))], contradictory),
      ([page(charge("ch_1", more: #""status": "succeeded", "captured": false"#))], contradictory),
      ([page(charge("ch_1", amount: 1))], otherAmount),
      ([.json(stripeError("Bad limit"), status: 400)], .unavailable("Bad limit (status 400)")),
      (
        [.json(stripeError("Declined", type: "card_error"), status: 402)],
        .unavailable("Declined (status 402)")
      ),
      (
        [.json(#"{"error": {"code": "resource_missing", "param": "customer"}}"#, status: 400)],
        noStripeError(400)
      ),
      ([.status(402)], noStripeError(402)),
      ([.status(403)], noStripeError(403)),
      ([.status(500)], noStripeError(500)),
    ]
  }

  @Test("a malformed or contradictory answer never proves anything about a charge")
  func unproven() async throws {
    for (answers, error) in lies {
      await #expect(throws: error) { try await finding(.example(), in: answers) }
    }
  }

  @Test(
    "an amount is sent in Stripe's unit for its currency, or not at all",
    arguments: [
      ("EUR", 2500, 2500), ("JPY", 2500, 2500), ("HUF", 2500, 2500), ("KWD", 5120, 5120),
      ("ISK", 5, 500), ("UGX", 5, 500), ("MGA", 500, 5), ("MGA", 501, nil), ("KWD", 5124, nil),
      ("ISK", .max, nil),
    ] as [(String, Int, Int?)]
  )
  func amounts(code: String, minorUnits: Int, amount: Int?) async throws {
    let request = try ChargeRequest.example(minorUnits, code)
    #expect(request.amount.stripeAmount == amount)
    guard amount == nil else { return }
    let reason = "Stripe cannot charge \(request.amount); round it, or choose a smaller amount"
    await #expect(throws: PaymentError.refused(reason)) {
      try await payments(.responding(.status(500))).charge(request)
    }
  }

  @Test("a list without an end is an error")
  func endless() async throws {
    let number = Mutex(0)
    let http = HTTPTransport.responding { _ in
      page(charge("ch_\(number.withLock { $0 += 1; return $0 })", for: "x"), more: true)
    }
    let error = PaymentError.outcomeUnknown("the list of the payer's charges is too long")
    await #expect(throws: error) { try await payments(http).findCharge(.example()) }
  }
}
