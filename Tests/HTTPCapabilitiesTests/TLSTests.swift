import Foundation
import TestTraits
import Testing

@testable import LoopbackHTTP
@testable import HTTPCapabilities

@Suite(
  "HTTP over TLS",
  .ownThreads,
  .enabled(if: standsOnCurl && TLSServer.command != nil, "OpenSSL's command makes the servers")
)
struct TLSTests {
  private func http(trusting server: TLSServer?) -> HTTPTransport {
    HTTPTransport.curl(
      CurlPool.Configuration(connectionsPerHost: 2, authorities: server?.certificate)
    )
  }

  /// What is said about a server that nothing was sent to.
  private func refusal(
    of url: URL,
    by http: HTTPTransport
  ) async -> String? {
    let request = HTTPTransport.Request.get(url, headers: ["Authorization": "Bearer secret"])
    guard
      case .failure(.nothingSent(.connectionLost(let text), _)) =
        await outcome(of: request, by: http)
    else { return nil }
    return text
  }

  @Test("is spoken with a server whose certificate is trusted and is for it")
  func trusted() async throws {
    let server = try TLSServer(for: "IP:127.0.0.1")
    let response = try await http(trusting: server).send(.get(server.url))
    #expect(response.status == 200)
    #expect(response.text.contains("TLSv1.3"))
  }

  @Test("sends nothing to a server whose certificate nobody vouches for")
  func selfSigned() async throws {
    let server = try TLSServer(for: "IP:127.0.0.1")
    let text = try #require(await refusal(of: server.url, by: .live))
    #expect(text.contains("certificate"))
  }

  @Test("sends nothing to a server whose certificate is for another")
  func otherName() async throws {
    let server = try TLSServer(for: "DNS:bank.example")
    let text = try #require(await refusal(of: server.url, by: http(trusting: server)))
    #expect(text.contains("name"))
  }

  @Test("sends nothing to a server that does not speak TLS")
  func plain() async throws {
    let server = try ScriptedServer(.send("HTTP/1.1 200 OK\r\n\r\nhello"), .hold)
    let url = try #require(URL(string: "https://\(server.place)/"))
    #expect(await refusal(of: url, by: .live) != nil)
  }

  @Test("sends nothing to a server that says nothing, and waits no longer than is allowed")
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
