import Foundation
import HTTPCapabilities
import Membership
import Synchronization
import Testing

@testable import MembershipLive

@Suite("A proxy that answers in place of Stripe")
struct ProxyAnswerTests {
  private static let pages = [
    "",
    "<html><body>402 Payment Required</body></html>",
    "{}",
    "[]",
    #"{"error": "payment required"}"#,
    #"{"error": {"message": "Blocked by policy"}}"#,
    #"{"error": {"type": "card_error"}}"#,
    #"{"error": {"type": "policy_violation", "message": "Blocked by policy"}}"#,
    #"{"type": "card_error", "message": "Your card was declined."}"#,
    #"{"message": "No such customer", "code": "resource_missing", "param": "customer"}"#,
  ]

  /// Every page with one of ten statuses, and one page with the others.
  private func pages(_ status: Int) -> ArraySlice<String> {
    let pages = Self.pages
    return status % 10 == 2 ? pages[...] : pages[(status / 10 + status) % 10..<10].prefix(1)
  }

  @Test(
    "leaves the record of a successful charge open, so the fee is charged once",
    arguments: Array(400...499)
  )
  func charge(status: Int) async throws {
    for page in pages(status) {
      let stripe = StripeDouble(proxy: .text(page, status: status))
      var world = World.sandbox
      world.payments = PaymentClient(adapting: try stripe.gateway())
      let ada = try Person.example()
      await #expect(throws: EnrollmentError.self, "\(status) \(page)") {
        try await world.enroll(ada)
      }
      let record = try await world.enrollments.find("enr-1")
      #expect(record?.status == .pending, "\(status) \(page)")

      #expect(try await world.enroll(ada).person == ada)
      #expect(stripe.chargeKeys == ["charge-enr-1"], "\(status) \(page)")
    }
  }

  @Test("leaves the record of a charge that was not taken open, with the same key")
  func notCharged() async throws {
    let stripe = StripeDouble(proxy: .text("", status: 402), isChargedBeforeProxy: false)
    var world = World.sandbox
    world.payments = PaymentClient(adapting: try stripe.gateway())
    let ada = try Person.example()
    await #expect(throws: EnrollmentError.self) { try await world.enroll(ada) }
    #expect(stripe.chargeKeys == [])
    #expect(try await world.enroll(ada).person == ada)
    #expect(stripe.chargeKeys == ["charge-enr-1"])
  }

  @Test("leaves the record open when it answers a look-up", arguments: Array(400...499))
  func lookUp(status: Int) async throws {
    for page in pages(status) {
      let stripe = StripeDouble(
        proxy: .text(page, status: status),
        answersByProxy: ["POST", "GET"]
      )
      var world = World.sandbox
      world.payments = PaymentClient(adapting: try stripe.gateway())
      let ada = try Person.example()
      for _ in 1...2 {
        await #expect(throws: EnrollmentError.self) { try await world.enroll(ada) }
      }
      #expect(try await world.enroll(ada).person == ada)
      #expect(stripe.chargeKeys == ["charge-enr-1"], "\(status) \(page)")
    }
  }
}

/// Behaves like Stripe, except that a proxy answers the first request of each given method.
private final class StripeDouble: Sendable {
  private struct State {
    var answersByProxy: [String]
    var charges: [(key: String, json: String)] = []
  }

  private let proxy: HTTPTransport.Response
  private let isChargedBeforeProxy: Bool
  private let state: Mutex<State>

  init(
    proxy: HTTPTransport.Response,
    isChargedBeforeProxy: Bool = true,
    answersByProxy: [String] = ["POST"]
  ) {
    self.proxy = proxy
    self.isChargedBeforeProxy = isChargedBeforeProxy
    state = Mutex(State(answersByProxy: answersByProxy))
  }

  /// The idempotency keys of the charges that were taken, oldest first.
  var chargeKeys: [String] { state.withLock { $0.charges.map(\.key) } }

  func gateway() throws -> StripePaymentGateway {
    StripePaymentGateway(
      settings: try SettingsReader.read(["STRIPE_API_KEY": "sk_1"]) { $0.payments() }.get(),
      http: .responding { self.answer($0) },
      retryAfter: .none
    )
  }

  private func answer(_ request: HTTPTransport.Request) -> HTTPTransport.Response {
    state.withLock { state in
      let byProxy = state.answersByProxy.firstIndex(of: request.method)
      if let byProxy { state.answersByProxy.remove(at: byProxy) }
      let answer: HTTPTransport.Response
      if request.method == "GET" {
        let data = state.charges.map(\.json).joined(separator: ",")
        answer = .json(#"{"object": "list", "data": [\#(data)], "has_more": false}"#)
      } else {
        if byProxy != nil, !isChargedBeforeProxy { return proxy }
        let key = request.headers["Idempotency-Key"] ?? ""
        if !state.charges.contains(where: { $0.key == key }) {
          let reference = key.dropFirst("charge-".count)
          let metadata = #""status": "succeeded", "metadata": {"enrollment": "\#(reference)"}"#
          let id = "ch_\(state.charges.count + 1)"
          state.charges.append((key, chargeText(id, more: metadata)))
        }
        answer = .json(state.charges.first { $0.key == key }?.json ?? "")
      }
      return byProxy == nil ? answer : proxy
    }
  }
}
