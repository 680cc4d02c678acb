import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite(
  "Kept connections",
  .ownThreads,
  .needs(.libcurl, usesCurl, "URLSession opens a connection for each request")
)
struct KeptConnectionTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
  private let http = HTTPTransport.live(connectionsPerHost: 1)

  @Test("one connection serves consecutive requests")
  func kept() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .again)
    for _ in 0..<20 { #expect(try await http.send(.get(server.url)).text == "ok") }
    #expect((server.requests.count, server.connectionCount) == (20, 1))
  }

  @Test(
    "closing without a response makes the outcome unknown, and nothing is resent",
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
    if method == "PUT" { request.body = Data(repeating: 7, count: 1 << 20) }
    let error = await #expect(throws: HTTPError.self) { try await http.send(request) }
    guard case .outcomeUnknown(.connectionLost, server.place)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.map(\.start) == ["GET / HTTP/1.1", "\(method) / HTTP/1.1"])
  }

  @Test("a request lost with its connection has an unknown outcome even if the server is gone")
  func gone() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .read, .wait)
    _ = try await http.send(.get(server.url))
    // A child task, which runs on the test's own threads.
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

  @Test("a connection that the server closed is not reused")
  func closedInBetween() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .disconnect)
    for _ in 0..<10 {
      #expect(try await http.send(.get(server.url)).text == "ok")
      await server.allConnectionsEnded()
    }
    #expect((server.requests.count, server.connectionCount) == (10, 10))
  }

  @Test("child processes do not inherit a connection")
  func inherited() async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .hold)
    #expect(try await http.send(.get(server.url)).text == "ok")
    let inherited = openSockets(to: server.port).map { fcntl($0, F_GETFD) & FD_CLOEXEC == 0 }
    #expect(inherited == [false])
  }

  @Test("a connection with unexpected bytes is not reused, and the bytes are not a response")
  func leftovers() async throws {
    let evil = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"
    let server = try ScriptedServer { connection in
      connection == 0 ? [.read, .send(Self.ok), .wait, .send(evil)] : [.read, .send(Self.ok)]
    }
    let (left, continuation) = AsyncStream.makeStream(of: Int.self)
    do {
      let configuration = CurlPool.Configuration(connectionsPerHost: 1) {
        continuation.yield($0)
        continuation.finish()
      }
      let pool = CurlPool(configuration)
      #expect(try await pool.send(.get(server.url)).text == "ok")
      server.release()
      await server.allConnectionsEnded()
      let order = HTTPTransport.Request.post(server.url, type: "a/b", body: Data("x".utf8))
      #expect(try await pool.send(order).text == "ok")
    }
    #expect(server.requests.map(\.start) == ["GET / HTTP/1.1", "POST / HTTP/1.1"])
    #expect(server.connectionCount == 2)
    #expect(await left.first { _ in true } == 0, "every transfer is freed")
  }

  @Test("a connection is not kept if the response forbids it or bytes follow the response")
  func notKept() async throws {
    let responses = [
      "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok",
      "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok",
      Self.ok + "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil",
    ]
    for response in responses {
      let server = try ScriptedServer(.read, .send(response), .hold)
      #expect(try await http.send(.get(server.url)).text == "ok")
      #expect(try await http.send(.get(server.url)).text == "ok")
      #expect(server.connectionCount == 2)
    }
  }
}

/// Returns this process's connections to a port.
private func openSockets(to port: UInt16) -> [Int32] {
  (0..<Int32(4096)).filter { descriptor in
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let found = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(descriptor, $0, &length)
      }
    }
    return found == 0 && address.sin_family == sa_family_t(AF_INET)
      && UInt16(bigEndian: address.sin_port) == port
  }
}
