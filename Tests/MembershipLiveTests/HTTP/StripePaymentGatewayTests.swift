import Foundation
import Membership
import TestTraits
import Testing

@testable import LoopbackHTTP
@testable import MembershipLive

@Suite("Stripe", .needs(.libcurl, hasHTTP))
struct StripePaymentGatewayTests {
  private static let key = "sk_test_51secret"

  private func payments(_ server: ScriptedServer, path: String = "") throws -> PaymentClient {
    let base = server.url.absoluteString + path
    let environment = ["STRIPE_API_KEY": Self.key, "STRIPE_API_BASE": base]
    let settings = try SettingsReader.read(environment) { $0.payments() }.get()
    return PaymentClient(
      adapting: StripePaymentGateway(
        settings: settings,
        timeout: Double(HangLimit.seconds),
        retryAfter: .none
      )
    )
  }

  @Test("a charge is requested as documented by Stripe")
  func chargeRequest() async throws {
    let server = try ScriptedServer(.read, .send(200, chargeText("ch_3", currency: "isk")))
    let request = ChargeRequest(
      amount: try Money(minorUnits: 25, currency: Currency("ISK")),
      payer: try .example("p&1", name: "Zoë = +", lastName: "Ångström", email: "z+1@example.org"),
      reference: "enr 1",
      intendedAt: Timestamp(milliseconds: 0),
      idempotencyKey: "charge-enr-1"
    )
    #expect(try await payments(server).charge(request) == Charge(id: "ch_3"))

    let received = try #require(server.requests.first)
    #expect(received.start == "POST /v1/charges HTTP/1.1")
    #expect(
      received.body == """
        amount=2500&currency=isk&customer=p%261\
        &description=Membership%20of%20Zo%C3%AB%20%3D%20%2B%20%C3%85ngstr%C3%B6m\
        &metadata%5Bemail%5D=z%2B1%40example.org&metadata%5Benrollment%5D=enr%201
        """
    )
    #expect(received.headers["authorization"] == "Bearer \(Self.key)")
    #expect(received.headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(received.headers["idempotency-key"] == "charge-enr-1")
    #expect(received.headers["accept"] == "application/json")
    #expect(received.headers["cookie"] == nil)
  }

  @Test("a refund is requested as documented by Stripe")
  func refundRequest() async throws {
    let server = try ScriptedServer(
      .read,
      .send(200, #"{"object": "refund", "id": "re_1", "status": "pending"}"#)
    )
    try await payments(server, path: "/stripe/").refund(
      RefundRequest(charge: Charge(id: "ch_3"), idempotencyKey: "refund-é 1%")
    )
    let received = try #require(server.requests.first)
    #expect(received.start == "POST /stripe/v1/refunds HTTP/1.1")
    #expect(received.body == "charge=ch_3")
    #expect(received.headers["idempotency-key"] == "refund-%C3%A9%201%25")
  }

  @Test("a repeated request returns the same charge")
  func replay() async throws {
    let server = try ScriptedServer(.read, .send(200, chargeText("ch_3")))
    let payments = try payments(server)
    let first = try await payments.charge(.example())
    let second = try await payments.charge(.example())
    #expect(first == second)
    let received = server.requests
    #expect(received.map { $0.headers["idempotency-key"] } == ["charge-enr-1", "charge-enr-1"])
    #expect(received[0].body == received[1].body)
  }

  @Test(
    "an error of a charge shows whether money moved",
    arguments: [
      (
        402, #"{"error": {"type": "card_error", "message": "Your card was declined."}}"#,
        PaymentError.declined("Your card was declined.")
      ),
      (200, chargeText(more: #""status": "failed", "failure_message": "No.""#), .declined("No.")),
      (200, chargeText(more: #""status": "failed""#), .declined("the charge failed")),
      (400, stripeError("No such customer"), .refused("No such customer (status 400)")),
      (402, stripeError("Not valid"), .declined("Not valid")),
      (402, stripeError("Sorry", type: "api_error"), .outcomeUnknown("Sorry (status 402)")),
      (400, stripeError("Sorry", type: "api_error"), .outcomeUnknown("Sorry (status 400)")),
      (302, "", noStripeError(302)),
      (400, "<html>bad gateway</html>", noStripeError(400)),
      (401, stripeError("Invalid key"), .unavailable("Invalid key (status 401)")),
      // Errors contain neither the key nor control characters, and long messages are truncated.
      (
        401, stripeError(#"Bad key sk_test_51secret\u001b[31m\nfor \u202eyou"#),
        .unavailable("Bad key <secret>[31m for you (status 401)")
      ),
      (
        402, stripeError(String(repeating: "no", count: 5000), type: "card_error"),
        .declined(String(repeating: "no", count: 150) + "…")
      ),
      (404, stripeError("Not here"), .unavailable("Not here (status 404)")),
      (429, stripeError("Too fast"), .unavailable("Too fast (status 429)")),
      (409, stripeError("In progress"), .outcomeUnknown("In progress")),
      (
        400, #"{"error": {"type": "idempotency_error", "message": "Other parameters"}}"#,
        .outcomeUnknown("Other parameters")
      ),
      (500, stripeError("Sorry"), .outcomeUnknown("Sorry (status 500)")),
      (503, "<html>maintenance</html>", noStripeError(503)),
      (200, "", .outcomeUnknown("the payment service's answer is not a charge")),
      (200, #"{"id": "ch_1"}"#, .outcomeUnknown("the payment service's answer is not a charge")),
      (200, "[]", .outcomeUnknown("the payment service's answer is not a charge")),
      (200, chargeText(""), invalidCharge),
      (200, chargeText("ch_\\u202e1"), invalidCharge),
      (200, chargeText(String(repeating: "x", count: 256)), invalidCharge),
      (200, chargeText(object: "customer"), invalidCharge),
      (200, chargeText(amount: 2501), otherAmount),
      (200, chargeText(currency: "usd"), otherAmount),
      (
        200, chargeText(more: #""status": "pending""#),
        .outcomeUnknown("the charge ch_1 is pending")
      ),
    ]
  )
  func failures(status: Int, body: String, error: PaymentError) async throws {
    let server = try ScriptedServer(.read, .send(status, body))
    await #expect(throws: error) { try await payments(server).charge(.example()) }
  }

  @Test(
    "an error of a refund shows whether the refund is done",
    arguments: [
      (200, #"{"object": "refund", "id": "re_1", "status": "succeeded"}"#, nil),
      (200, #"{"object": "refund", "id": "re_1", "charge": "ch_3"}"#, nil),
      (400, stripeError("Again?", more: #", "code": "charge_already_refunded""#), nil),
      (400, #"{"error": {"code": "charge_already_refunded"}}"#, noStripeError(400)),
      (402, "<html>payment required</html>", noStripeError(402)),
      (402, stripeError("No", type: "card_error"), .unavailable("No (status 402)")),
      (
        200,
        #"""
        {"object": "refund", "id": "re_1", "status": "failed", "failure_reason": "lost_card"}
        """#,
        PaymentError.unavailable("the refund is failed: lost_card (status 200)")
      ),
      (404, stripeError("No such charge: ch_3"), .unavailable("No such charge: ch_3 (status 404)")),
      (500, stripeError("Sorry"), .outcomeUnknown("Sorry (status 500)")),
      (400, stripeError("Not now"), .unavailable("Not now (status 400)")),
      (200, "{}", notARefund),
      (200, #"{"object": "charge", "id": "ch_3"}"#, notARefund),
      (200, #"{"object": "refund", "id": "re_1", "charge": "ch_4"}"#, notARefund),
    ] as [(Int, String, PaymentError?)]
  )
  func refundAnswers(status: Int, body: String, error: PaymentError?) async throws {
    let server = try ScriptedServer(.read, .send(status, body))
    let payments = try payments(server)
    var thrown: PaymentError?
    do throws(PaymentError) {
      try await payments.refund(
        RefundRequest(charge: Charge(id: "ch_3"), idempotencyKey: "refund-enr-1")
      )
    } catch {
      thrown = error
    }
    #expect(thrown == error)
  }

  @Test("a cancelled request may have moved money")
  func cancellation() async throws {
    let server = try ScriptedServer(.read, .hold)
    let payments = try payments(server)
    let request = try ChargeRequest.example()
    let call = Task { try await payments.charge(request) }
    // The server has received the request and may act on it.
    await server.requestsRead(1)
    call.cancel()
    await #expect(
      throws: PaymentError.outcomeUnknown("the request to \(server.place) was cancelled")
    ) {
      try await call.value
    }
  }
}

private let invalidCharge = PaymentError.outcomeUnknown(
  "the charge in the payment service's answer is invalid"
)
let otherAmount = PaymentError.outcomeUnknown("the charge ch_1 has an amount other than 25.00 EUR")
private let notARefund = PaymentError.outcomeUnknown(
  "the payment service's answer is not a refund of ch_3"
)

/// Returns the error for an answer without Stripe's error object.
func noStripeError(_ status: Int) -> PaymentError {
  .outcomeUnknown("the answer contains no Stripe error (status \(status))")
}

/// Returns Stripe's error object.
func stripeError(
  _ message: String,
  type: String = "invalid_request_error",
  more: String = ""
) -> String {
  #"{"error": {"type": "\#(type)", "message": "\#(message)"\#(more)}}"#
}

/// Returns Stripe's charge object, of 25.00 EUR by default.
func chargeText(
  _ id: String = "ch_1",
  object: String = "charge",
  amount: Int = 2500,
  currency: String = "eur",
  more: String = #""status": "succeeded""#
) -> String {
  let sum = #""amount": \#(amount), "currency": "\#(currency)""#
  return #"{"id": "\#(id)", "object": "\#(object)", \#(sum), \#(more)}"#
}
