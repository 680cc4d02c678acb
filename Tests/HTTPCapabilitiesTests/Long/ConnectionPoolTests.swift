import Foundation
import TestTraits
import Synchronization
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite(
  "Connection pool",
  .ownThreads,
  .needs(.libcurl, usesCurl, "URLSession opens a connection for each request")
)
struct ConnectionPoolTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

  @Test("eight connections serve a thousand concurrent requests")
  func thousand() async throws {
    let server = try ScriptedServer(.read, .wait, .echo, .again)
    let http = HTTPTransport.live(connectionsPerHost: 8)
    let responses = await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<1000 {
        group.addTask {
          let body = Data("number \(number)".utf8)
          var request = HTTPTransport.Request.post(server.url, type: "text/plain", body: body)
          request.timeout = .seconds(HangLimit.seconds)
          return (number, (try? await http.send(request).text) ?? "")
        }
      }
      await server.requestsRead(8)
      for _ in 0..<1000 { server.release() }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(responses == Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, "number \($0)") }))
    #expect(server.requests.count == 1000)
    #expect(server.connectionCount == 8)
  }

  @Test("releasing the transport frees all transfers and closes all connections")
  func leaks() async throws {
    let left = AsyncStream.makeStream(of: Int.self)
    let silent = try ScriptedServer(.read, .hold)
    let good = try ScriptedServer(.read, .send(Self.ok), .again)
    let broken = try ScriptedServer(.read, .send("HTTP/1.1 2"), .reset)
    do {
      let http = HTTPTransport.curl(
        CurlPool.Configuration(connectionsPerHost: 4) {
          left.continuation.yield($0)
          left.continuation.finish()
        }
      )
      await withTaskGroup(of: Void.self) { group in
        for server in [silent, good, broken] {
          for number in 0..<50 {
            group.addTask {
              var request = HTTPTransport.Request.get(server.url)
              if number.isMultiple(of: 2) { request.timeout = .milliseconds(10 * number) }
              let call = Task { await outcome(of: request, by: http) }
              if !number.isMultiple(of: 2), server === silent { call.cancel() }
              _ = await call.value
            }
          }
        }
      }
    }
    #expect(await left.stream.reduce(into: []) { $0.append($1) } == [0])
    await good.allConnectionsEnded()
    await silent.allConnectionsEnded()
  }

  @Test("waiting for a connection counts toward the timeout")
  func queue() async throws {
    let server = try ScriptedServer(.read, .hold)
    let http = HTTPTransport.live(connectionsPerHost: 1)
    var request = HTTPTransport.Request.get(server.url)
    request.timeout = .seconds(HangLimit.seconds)
    let first = Task { [request] in await outcome(of: request, by: http) }
    await server.requestsRead(1)
    var second = HTTPTransport.Request.get(server.url)
    second.timeout = .milliseconds(200)
    await #expect(throws: HTTPError.nothingSent(.timedOut, host: server.place)) {
      try await http.send(second)
    }
    first.cancel()
    #expect(await first.value == .failure(.outcomeUnknown(.cancelled, host: server.place)))
    #expect(server.requests.count == 1)
  }

  @Test("a cancelled call frees its connection slot")
  func cancelled() async throws {
    let server = try ScriptedServer { $0 == 0 ? [.read, .hold] : [.read, .send(Self.ok)] }
    let http = HTTPTransport.live(connectionsPerHost: 1)
    let first = Task { await outcome(of: .get(server.url), by: http) }
    await server.requestsRead(1)
    let second = Task { await outcome(of: .get(server.url), by: http) }
    first.cancel()
    #expect(try await second.value.get().text == "ok")
    #expect(server.connectionCount == 2)
  }
}
