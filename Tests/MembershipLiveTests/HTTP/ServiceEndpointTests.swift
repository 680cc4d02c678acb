import Foundation
import Membership
import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP
@testable import MembershipLive

@Suite("An endpoint of a web service", .needs(.libcurl, hasHTTP))
struct ServiceEndpointTests {
  private func gateway(base: String, http: HTTPTransport) throws -> StripePaymentGateway {
    let base = try #require(URL(string: base))
    return StripePaymentGateway(
      settings: ServiceSettings(key: Secret(value: "sk_1"), base: base),
      http: http
    )
  }

  @Test(
    "does not send the key unencrypted",
    arguments: ["http://pay.example", "http://10.0.0.1:80", "HTTP://127.0.0.1.example", "ftp://x"]
  )
  func unencrypted(base: String) async throws {
    let host = try #require(URL(string: base)?.host())
    let gateway = try gateway(base: base, http: .test)
    let reason = """
      the request to \(host) cannot be sent: it would send the key unencrypted: http is only \
      allowed for this machine
      """
    await #expect(throws: PaymentGatewayError.notSent(reason)) {
      _ = try await gateway.charge(.example())
    }
  }

  @Test(
    "sends a time limit and size limits",
    arguments: ["https://pay.example", "http://127.0.0.1:8080", "http://localhost", "http://[::1]"]
  )
  func limits(base: String) async throws {
    let gateway = try gateway(
      base: base,
      http: .responding { request in
        #expect(request.timeout == .seconds(30))
        #expect(request.limits == HTTPTransport.Limits(headers: 65_536, body: 1_048_576))
        let charge =
          #"{"object": "charge", "id": "ch_1", "amount": 2500, "currency": "eur", "status": "succeeded"}"#
        return .json(charge)
      }
    )
    #expect(try await gateway.charge(.example()) == Charge(id: "ch_1"))
  }

  @Test("reports an unknown outcome if the response is larger than 1 MiB")
  func large() async throws {
    let padding = String(repeating: " ", count: 1 << 20)
    let server = try ScriptedServer(.read, .send(200, #"{"id": "ch_1"}"# + padding))
    let gateway = try gateway(base: server.url.absoluteString, http: .live)
    await #expect(
      throws: PaymentGatewayError.noAnswer(
        "the response from \(server.place) is too large: more than 1048576 bytes"
      )
    ) { _ = try await gateway.charge(.example()) }
  }
}
