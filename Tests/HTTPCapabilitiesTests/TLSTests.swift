import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite(
  "TLS",
  .ownThreads,
  .needs(.libcurl, usesCurl),
  .enabled(if: TLSServer.command != nil, "requires the openssl command")
)
struct TLSTests {
  private func http(trusting server: TLSServer?) -> HTTPTransport {
    HTTPTransport.curl(
      CurlPool.Configuration(connectionsPerHost: 2, authorities: server?.certificate)
    )
  }

  /// Returns the message of the error if nothing was sent to the server; `nil` otherwise.
  private func refusal(of url: URL, by http: HTTPTransport) async -> String? {
    let request = HTTPTransport.Request.get(url, headers: ["Authorization": "Bearer secret"])
    guard
      case .failure(.nothingSent(.connectionLost(let text), _)) =
        await outcome(of: request, by: http)
    else { return nil }
    return text
  }

  @Test("a trusted certificate with the right name is accepted")
  func trusted() async throws {
    let server = try await TLSServer(for: "IP:127.0.0.1")
    let response = try await http(trusting: server).send(.get(server.url))
    #expect(response.status == 200)
    #expect(response.text.contains("TLSv1.3"))
  }

  @Test("nothing is sent to a server with an untrusted certificate")
  func selfSigned() async throws {
    let server = try await TLSServer(for: "IP:127.0.0.1")
    let text = try #require(await refusal(of: server.url, by: .live))
    #expect(text.contains("certificate"))
  }

  @Test("nothing is sent to a server with another server's certificate")
  func otherName() async throws {
    let server = try await TLSServer(for: "DNS:bank.example")
    let text = try #require(await refusal(of: server.url, by: http(trusting: server)))
    #expect(text.contains("name"))
  }

  @Test("nothing is sent to a server without TLS")
  func plain() async throws {
    let server = try ScriptedServer(.send("HTTP/1.1 200 OK\r\n\r\nhello"), .hold)
    let url = try #require(URL(string: "https://\(server.place)/"))
    #expect(await refusal(of: url, by: .live) != nil)
  }

  @Test("nothing is sent to a server that does not start TLS before the timeout")
  func silent() async throws {
    let server = try ScriptedServer(.hold)
    let url = try #require(URL(string: "https://\(server.place)/"))
    await #expect(throws: HTTPError.nothingSent(.timedOut, host: server.place)) {
      try await HTTPTransport.live.send(
        HTTPTransport.Request(url: url, timeout: .milliseconds(300))
      )
    }
  }
}
