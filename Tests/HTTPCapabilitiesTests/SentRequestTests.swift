import Foundation
import TestTraits
import HTTPCapabilities
import Testing

@testable import LoopbackHTTP

@Suite("A request over the network", .ownThreads)
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

  @Test("has the length of its body and nothing that nobody asked for", arguments: ["POST", "PUT"])
  func emptyBody(method: String) async throws {
    let message = try await received { HTTPTransport.Request(method: method, url: $0) }
    #expect(message.start == "\(method) / HTTP/1.1")
    #expect(message.headers["content-length"] == "0")
    for name in ["expect", "content-type", "transfer-encoding", "authorization", "cookie"] {
      #expect(message.headers[name] == nil)
    }
  }

  @Test(
    "has no body where it is empty and the method needs none",
    .enabled(if: standsOnCurl, "Foundation's URLSession says that it is empty"),
    arguments: ["GET", "DELETE"]
  )
  func noBody(method: String) async throws {
    let message = try await received { HTTPTransport.Request(method: method, url: $0) }
    #expect(message.headers["content-length"] == nil)
    #expect(message.body == "")
  }

  @Test("has its body whole, whatever its size and its bytes", arguments: [1, 3 << 20])
  func body(size: Int) async throws {
    let text = "\0" + String(repeating: "a\n", count: size / 2)
    let message = try await received {
      HTTPTransport.Request(method: "PATCH", url: $0, body: Data(text.utf8))
    }
    #expect(message.body == text)
    #expect(message.headers["content-length"] == "\(text.utf8.count)")
    #expect(message.headers["expect"] == nil)
  }

  @Test(
    "has its headers as they are, empty ones too, and its path as it is",
    .enabled(if: standsOnCurl, "Foundation's URLSession shortens the path")
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
    "is refused where it would say for itself where it ends or whom it is for",
    arguments: [
      "Content-Length", "Transfer-Encoding", "Host", "Connection", "Expect", "Upgrade", "TE",
    ]
  )
  func framing(name: String) async throws {
    let server = try ScriptedServer(.read, .send(Self.ok))
    let reason =
      "the header \(name.lowercased()) is not the caller's: "
      + "it is set when the request is sent"
    await #expect(throws: HTTPError.nothingSent(.invalidRequest(reason), host: server.place)) {
      try await HTTPTransport.live.send(.get(server.url, headers: [name: "5"]))
    }
    #expect(server.connectionCount == 0)
  }

  @Test("is refused with a password in its address, before a connection is made")
  func password() async throws {
    let url = try #require(URL(string: "http://ada:secret@127.0.0.1:9/"))
    let reason = """
      the address has a user name or a password in it; set the header authorization
      """
    await #expect(throws: HTTPError.nothingSent(.invalidRequest(reason), host: "127.0.0.1:9")) {
      try await HTTPTransport.live.send(.get(url))
    }
  }

  @Test("whose time is up before it starts sends nothing", arguments: [0, -1])
  func noTime(seconds: Int) async throws {
    let server = try ScriptedServer(.read, .send(Self.ok))
    var request = HTTPTransport.Request.get(server.url)
    request.timeout = .seconds(seconds)
    await #expect(throws: HTTPError.nothingSent(.timedOut, host: server.place)) {
      try await HTTPTransport.live.send(request)
    }
    #expect(server.connectionCount == 0)
  }

  @Test("may have all the time in the world")
  func endlessTime() async throws {
    _ = try await received { url in
      HTTPTransport.Request(url: url, timeout: .seconds(Int64.max))
    }
  }
}
