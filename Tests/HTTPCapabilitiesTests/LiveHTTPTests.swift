import Capabilities
import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP

@Suite("HTTP over the network", .ownThreads, .needs(.libcurl, hasHTTP))
struct LiveHTTPTests {
  private let http = HTTPTransport.live

  @Test("sends method, path, headers and body, and returns the whole response")
  func exchange() async throws {
    let server = try ScriptedServer(.read, .send(201, "{\"ä\": 1}", headers: ["X-Answer: yes"]))
    var request = HTTPTransport.Request.post(
      server.url.appending(path: "orders"),
      type: "application/json",
      body: Data("{}".utf8),
      headers: ["X-Key": "7"]
    )
    request.url.append(queryItems: [URLQueryItem(name: "q", value: "a b")])
    let response = try await http.send(request)
    #expect(response.status == 201)
    #expect(response.text == "{\"ä\": 1}")
    #expect(response.headers["x-answer"] == "yes")
    #expect(response.headers["Content-Length"] == "9")

    let received = try #require(server.requests.first)
    #expect(received.start == "POST /orders?q=a%20b HTTP/1.1")
    #expect(received.body == "{}")
    #expect(received.headers["content-type"] == "application/json")
    #expect(received.headers["x-key"] == "7")
  }

  @Test("sends other methods unchanged", arguments: ["GET", "PUT", "DELETE", "PATCH"])
  func methods(method: String) async throws {
    let server = try ScriptedServer(.read, .send(204))
    let response = try await http.send(HTTPTransport.Request(method: method, url: server.url))
    #expect(response == HTTPTransport.Response(status: 204, headers: response.headers))
    #expect(server.requests.map(\.start) == ["\(method) / HTTP/1.1"])
  }

  @Test("returns a response with any status", arguments: [400, 404, 500])
  func statuses(status: Int) async throws {
    let server = try ScriptedServer(.read, .send(status, "why"))
    let response = try await http.send(.get(server.url))
    #expect(response.status == status)
    #expect(response.text == "why")
    #expect(response.isSuccess == false)
  }

  @Test("returns a redirect and sends no key to its location")
  func redirect() async throws {
    let elsewhere = try ScriptedServer(.read, .send(200))
    let location = elsewhere.url.absoluteString
    let server = try ScriptedServer(.read, .send(307, "", headers: ["Location: \(location)"]))
    let response = try await http.send(.get(server.url, headers: ["Authorization": "secret"]))
    #expect(response.status == 307)
    #expect(response.headers["Location"] == location)
    #expect(elsewhere.connectionCount == 0)
  }

  @Test("returns repeated headers as a list, and sends them as lines")
  func repeatedHeaders() async throws {
    let dated = "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"
    let server = try ScriptedServer(
      .read,
      .send(200, headers: ["Set-Cookie: \(dated)", "Set-Cookie: b=2", "Vary: x", "Vary: y"])
    )
    let response = try await http.send(.get(server.url, headers: ["X-A": "1", "X-A": "2"]))
    #expect(response.headers.values(of: "Set-Cookie") == [dated, "b=2"])
    #expect(response.headers["vary"] == "x, y")
    let sent = server.requests.map { $0.headers["x-a"] }
    #expect(sent == (usesCurl ? ["1\n2"] : ["1,2"]))
  }

  @Test(
    "does not decode a body if the request says so",
    .needs(.libcurl, usesCurl, "see decodesBody")
  )
  func undecoded() async throws {
    let server = try ScriptedServer(
      .read,
      .send(200, "not gzip", headers: ["Content-Encoding: gzip"])
    )
    var request = HTTPTransport.Request.get(server.url)
    request.decodesBody = false
    let response = try await http.send(request)
    #expect(response.text == "not gzip")
    #expect(response.headers["Content-Encoding"] == "gzip")
    await #expect(throws: HTTPError.self) { try await http.send(.get(server.url)) }
    let accepted = server.requests.map { String(($0.headers["accept-encoding"] ?? "").prefix(4)) }
    #expect(accepted == ["", "gzip"])
  }

  @Test("stores no cookies")
  func cookies() async throws {
    let server = try ScriptedServer(.read, .send(200, headers: ["Set-Cookie: id=1"]))
    _ = try await http.send(.get(server.url))
    _ = try await http.send(.get(server.url))
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test("reports that nothing was sent if the host refuses the connection")
  func unreachable() async throws {
    try await ScriptedServer.withUnreachable { url in
      let host = "127.0.0.1:\(url.port ?? 0)"
      await #expect(throws: HTTPError.nothingSent(.unreachable, host: host)) {
        try await http.send(.get(url))
      }
    }
  }

  @Test(
    "reports an unknown outcome if the connection is lost",
    arguments: [[], [.read], [.read, .send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")]]
      as [[ScriptedServer.Act]]
  )
  func lost(acts: [ScriptedServer.Act]) async throws {
    let server = try ScriptedServer { _ in acts }
    let error = await #expect(throws: HTTPError.self) { try await http.send(.get(server.url)) }
    guard case .outcomeUnknown(.connectionLost, host: server.place)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("reports an unknown outcome if the task is cancelled")
  func cancelled() async throws {
    let server = try ScriptedServer(.read, .hold)
    let call = Task { try await http.send(.get(server.url)) }
    await server.requestsRead(1)
    call.cancel()
    await #expect(throws: HTTPError.outcomeUnknown(.cancelled, host: server.place)) {
      try await call.value
    }
  }

  @Test("sends nothing if the task is already cancelled")
  func cancelledBefore() async throws {
    let server = try ScriptedServer(.read, .send(200))
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await http.send(.get(server.url))
    }
    await #expect(throws: HTTPError.nothingSent(.cancelled, host: server.place)) {
      try await call.value
    }
    #expect(server.connectionCount == 0)
  }

  @Test(
    "refuses an invalid request before making a connection",
    arguments: [
      (HTTPTransport.Request(method: "G T", url: .server), "\"G T\" is not a valid method"),
      (.init(url: .server, headers: ["a b": "x"]), "\"a b\" is not a valid header name"),
      (
        .init(url: .server, headers: ["x": "1\r\nAuthorization: other"]),
        "the header x contains a control character"
      ),
      (.init(url: .server, body: Data([1])), "a GET request cannot have a body"),
    ]
  )
  func invalid(request: HTTPTransport.Request, reason: String) async throws {
    let expected = HTTPError.nothingSent(.invalidRequest(reason), host: "127.0.0.1:9")
    await #expect(throws: expected) { try await http.send(request) }
  }

  @Test("refuses an address with another scheme")
  func otherScheme() async throws {
    let reason = HTTPError.Reason.invalidRequest("the address is not an http or https address")
    await #expect(throws: HTTPError.nothingSent(reason, host: "nowhere")) {
      try await http.send(.get(URL(filePath: "/etc/passwd")))
    }
  }
}

extension URL {
  /// An address that these tests never connect to.
  fileprivate static var server: URL {
    URLComponents(string: "http://127.0.0.1:9")?.url ?? .example
  }
}
