import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP

@Suite(
  "Truncated responses",
  .ownThreads,
  .needs(.libcurl, usesCurl, "Foundation's URLSession crashes on some of these")
)
struct TruncatedResponseTests {
  @Test(
    "a response truncated at any byte fails the request",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;x=y\r\nllo\r\n0\r\nX: 1\r\n\r\n",
      "HTTP/1.1 103 Hints\r\nLink: <a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
    ],
    [true, false]
  )
  func truncated(response: String, isReset: Bool) async throws {
    let bytes = Array(response.utf8)
    let server = try ScriptedServer { connection in
      [.read, .send(Array(bytes.prefix(connection)))] + (isReset ? [.reset] : [])
    }
    defer { server.close() }
    let http = HTTPTransport.live(connectionsPerHost: 1)
    // Without the last line feed of the trailers, the response is still complete.
    let needed = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
    for length in 0..<needed {
      let outcome = await outcome(of: .get(server.url), by: http)
      guard case .failure(.outcomeUnknown) = outcome else {
        Issue.record("\(length) bytes: \(outcome)")
        return
      }
    }
    #expect(server.requests.count == needed)
    if !isReset, needed == bytes.count {
      #expect(try await http.send(.get(server.url)).text == "hello")
    }
  }
}
