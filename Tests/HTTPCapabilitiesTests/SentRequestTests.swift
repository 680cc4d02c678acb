import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP

@Suite("Sent requests", .ownThreads, .needs(.libcurl, hasHTTP))
struct SentRequestTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

  private func received(_ request: (URL) -> HTTPTransport.Request) async throws -> HTTPMessage {
    let server = try ScriptedServer(.read, .send(Self.ok), .again)
    defer { server.close() }
    let response = try await HTTPTransport.live.send(request(server.url))
    #expect(response.status == 200)
    #expect(server.requests.count == 1)
    return try #require(server.requests.first)
  }

  @Test("an empty body has a length, and no header is added", arguments: ["POST", "PUT"])
  func emptyBody(method: String) async throws {
    let message = try await received { HTTPTransport.Request(method: method, url: $0) }
    #expect(message.start == "\(method) / HTTP/1.1")
    #expect(message.headers["content-length"] == "0")
    for name in ["expect", "content-type", "transfer-encoding", "authorization", "cookie"] {
      #expect(message.headers[name] == nil)
    }
  }

  @Test(
    "a method that needs no body sends none",
    .needs(.libcurl, usesCurl, "URLSession sends the length 0"),
    arguments: ["GET", "DELETE"]
  )
  func noBody(method: String) async throws {
    let message = try await received { HTTPTransport.Request(method: method, url: $0) }
    #expect(message.headers["content-length"] == nil)
    #expect(message.body == "")
  }

  @Test("a body is sent whole", arguments: [1, 64 << 10, 64 << 10 + 1, 3 << 20])
  func body(size: Int) async throws {
    let lines = (0...size / 8).map { "\(1_000_000 + $0)\n" }
    let text = String(("\0" + lines.joined()).prefix(size))
    let message = try await received {
      // A slice, whose first index is not 0.
      HTTPTransport.Request(method: "PATCH", url: $0, body: Data("--\(text)".utf8).dropFirst(2))
    }
    #expect(message.body == text)
    #expect(message.headers["content-length"] == "\(text.utf8.count)")
    #expect(message.headers["expect"] == nil)
  }

  @Test(
    "headers, including empty ones, and the path are sent unchanged",
    .needs(.libcurl, usesCurl, "URLSession normalizes the path")
  )
  func headers() async throws {
    let message = try await received { url in
      HTTPTransport.Request(
        url: URL(string: "\(url.absoluteString)/a/../b%20c?q=%C3%A4&x=1#part") ?? url,
        headers: ["X-Empty": "", "X-Space": "  ", "X-Long": String(repeating: "é", count: 3000)]
      )
    }
    #expect(message.start == "GET /a/../b%20c?q=%C3%A4&x=1 HTTP/1.1")
    #expect(message.headers["x-empty"] == "")
    #expect(message.headers["x-space"]?.allSatisfy(\.isWhitespace) == true)
    #expect(message.headers["x-long"] == String(repeating: "é", count: 3000))
  }

  @Test(
    "headers that frame the message or name its recipient are refused",
    arguments: [
      "Content-Length", "Transfer-Encoding", "Host", "Connection", "Expect", "Upgrade", "TE",
    ]
  )
  func framing(name: String) async throws {
    let server = try ScriptedServer(.read, .send(Self.ok))
    let reason = "the header \(name.lowercased()) is set by the transport; remove it"
    await #expect(throws: HTTPError.nothingSent(.invalidRequest(reason), host: server.place)) {
      try await HTTPTransport.live.send(.get(server.url, headers: [name: "5"]))
    }
    #expect(server.connectionCount == 0)
  }

  @Test("a password in the address is refused before a connection is made")
  func password() async throws {
    let url = try #require(URL(string: "http://ada:secret@127.0.0.1:9/"))
    let reason = """
      the address contains a user name or a password; set the authorization header instead
      """
    await #expect(throws: HTTPError.nothingSent(.invalidRequest(reason), host: "127.0.0.1:9")) {
      try await HTTPTransport.live.send(.get(url))
    }
  }

  @Test("an address and headers of more than a megabyte are refused before a connection is made")
  func largeHead() async throws {
    let text = String(repeating: "x", count: 500_000)
    #expect(try await received { .get($0, headers: ["X": text]) }.headers["x"] == text)
    let url = try #require(URL(string: "http://127.0.0.1:9/\(text)"))
    let reason = "the address and the headers have more than 1000000 bytes"
    await #expect(throws: HTTPError.nothingSent(.invalidRequest(reason), host: "127.0.0.1:9")) {
      try await HTTPTransport.live.send(.get(url, headers: ["X": text]))
    }
  }

  @Test("a request without time sends nothing", arguments: [0, -1])
  func noTime(seconds: Int) async throws {
    let server = try ScriptedServer(.read, .send(Self.ok))
    var request = HTTPTransport.Request.get(server.url)
    request.timeout = .seconds(seconds)
    await #expect(throws: HTTPError.nothingSent(.timedOut, host: server.place)) {
      try await HTTPTransport.live.send(request)
    }
    #expect(server.connectionCount == 0)
  }

  @Test("the largest timeout is valid")
  func endlessTime() async throws {
    _ = try await received { url in
      HTTPTransport.Request(url: url, timeout: .seconds(Int64.max))
    }
  }
}
