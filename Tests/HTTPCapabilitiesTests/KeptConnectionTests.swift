import Foundation
import TestTraits
import HTTPCapabilities
import Testing

@testable import LoopbackHTTP

@Suite(
  "A kept connection",
  .ownThreads,
  .enabled(if: standsOnCurl, "Foundation's URLSession makes one for each request")
)
struct KeptConnectionTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
  private let http = HTTPTransport.live(connectionsPerHost: 1)

  @Test("carries one request after another")
  func kept() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .again)
    for _ in 0..<20 { #expect(try await http.send(.get(server.url)).text == "ok") }
    #expect((server.requests.count, server.connectionCount) == (20, 1))
  }

  @Test(
    "that the other side closes without an answer leaves the outcome unknown, and sends nothing again",
    arguments: ["GET", "POST", "PUT", "DELETE", "HEAD"],
    [[ScriptedServer.Act.read], [.read, .reset]]
  )
  func closed(method: String, end: [ScriptedServer.Act]) async throws {
    let server = try ScriptedServer { connection in
      [.read, .send(Self.ok)] + (connection == 0 ? end : [])
    }
    _ = try await http.send(.get(server.url))
    var request = HTTPTransport.Request(method: method, url: server.url)
    if method == "POST" { request.body = Data("money".utf8) }
    let error = await #expect(throws: HTTPError.self) { try await http.send(request) }
    guard case .outcomeUnknown(.connectionLost, server.place)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.map(\.start) == ["GET / HTTP/1.1", "\(method) / HTTP/1.1"])
  }

  @Test("that was lost with a request leaves the outcome unknown also where nobody listens by now")
  func gone() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .read, .wait)
    _ = try await http.send(.get(server.url))
    // A child, which stays on the test's own threads.
    async let lost = outcome(of: .post(server.url, type: "a/b", body: Data("x".utf8)), by: http)
    await server.requestsRead(2)
    server.stopListening()
    server.release()
    let result = await lost
    guard case .failure(.outcomeUnknown(.connectionLost, server.place)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(server.requests.count == 2)
  }

  @Test("that was closed in between is not used again")
  func closedInBetween() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok))
    for _ in 0..<10 {
      #expect(try await http.send(.get(server.url)).text == "ok")
      await server.allConnectionsEnded()
    }
    #expect((server.requests.count, server.connectionCount) == (10, 10))
  }

  @Test("on which something came that nobody asked for is not used again: it is no answer")
  func leftovers() async throws {
    let evil = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"
    let server = try ScriptedServer { connection in
      connection == 0 ? [.read, .send(Self.ok), .wait, .send(evil)] : [.read, .send(Self.ok)]
    }
    #expect(try await http.send(.get(server.url)).text == "ok")
    server.release()
    await server.allConnectionsEnded()
    let order = HTTPTransport.Request.post(server.url, type: "a/b", body: Data("x".utf8))
    #expect(try await http.send(order).text == "ok")
    #expect(server.requests.map(\.start) == ["GET / HTTP/1.1", "POST / HTTP/1.1"])
    #expect(server.connectionCount == 2)
  }

  @Test("is not kept where the answer says so, or what came after it cannot be told")
  func notKept() async throws {
    let answers = [
      "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok",
      "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok",
      Self.ok + "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil",
    ]
    for answer in answers {
      let server = try ScriptedServer(.read, .send(answer), .hold)
      #expect(try await http.send(.get(server.url)).text == "ok")
      #expect(try await http.send(.get(server.url)).text == "ok")
      #expect(server.connectionCount == 2)
    }
  }
}
