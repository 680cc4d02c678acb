import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

/// The guarantees without libcurl.
@Suite("HTTP by URLSession", .ownThreads)
struct URLSessionTests {
  private let http = HTTPTransport.urlSession

  @Test("sends a request and returns the whole response")
  func exchange() async throws {
    let server = try ScriptedServer(
      .read,
      .send("HTTP/1.1 201 Made\r\nX-Answer: yes\r\nContent-Length: 2\r\n\r\nok")
    )
    var request = HTTPTransport.Request.post(server.url, type: "a/b", body: Data("hi".utf8))
    request.headers = ["X-Key": "7", "Accept-Encoding": "gzip"]
    request.decodesBody = false
    let response = try await http.send(request)
    #expect(response.status == 201 && response.headers["x-answer"] == "yes")
    #expect(response.text == "ok")
    let sent = try #require(server.requests.first)
    #expect(sent.body == "hi" && sent.headers["x-key"] == "7")
    #expect(sent.headers["accept-encoding"] == "identity")
  }

  @Test("separates cookies that Foundation has joined, but not their dates")
  func cookies() async throws {
    let dated = "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/"
    let server = try ScriptedServer(
      .read,
      .send("HTTP/1.1 204 No\r\nSet-Cookie: \(dated)\r\nSet-Cookie: b=2\r\n\r\n")
    )
    let response = try await http.send(.get(server.url))
    #expect(response.headers.values(of: "Set-Cookie") == [dated, "b=2"])
  }

  @Test("returns a challenge without responding to it", arguments: HostileResponse.authentication)
  func authentication(response hostile: HostileResponse) async throws {
    let server = try ScriptedServer { _ in [.read] + hostile.acts }
    let response = try await http.send(.get(server.url))
    #expect([401, 407].contains(response.status))
    #expect(server.requests.map { $0.headers["authorization"] } == [nil])
  }

  @Test(
    "ends within the deadline",
    arguments: (HostileResponse.headers + HostileResponse.lengths + HostileResponse.chunks).filter {
      [
        "chunks", "silence", "a header of 60 KiB", "silence inside the body",
        "a body sent one byte at a time",
      ].contains($0.name)
    } + HostileResponse.encodings.filter { $0.name == "a gzip bomb" }
  )
  func hostile(response: HostileResponse) async throws {
    try await response.check(by: http) { server in
      .validating { request async throws(HTTPError) in
        try await request.sendByURLSession { _ in await server.holdsConnection() }
      }
    }
  }

  @Test("sends nothing after the deadline, and stops when the task is cancelled")
  func stops() async throws {
    let server = try ScriptedServer(.read, .hold)
    var request = HTTPTransport.Request.get(server.url)
    request.timeout = .zero
    await #expect(throws: HTTPError.nothingSent(.timedOut, host: server.place)) {
      try await http.send(request)
    }
    let call = Task { await outcome(of: .get(server.url), by: http) }
    await server.requestsRead(1)
    call.cancel()
    guard case .failure(.outcomeUnknown(.cancelled, _)) = await call.value else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test(
    "releases the request long before its timeout",
    .hangLimit,
    arguments: [
      "HTTP/1.1 204 Done\r\n\r\n",
      "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"a\"\r\nContent-Length: 0\r\n\r\n",
    ]
  )
  func releases(response: String) async throws {
    let server = try ScriptedServer(.read, .send(response))
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    _ = try await http.send(
      request(to: server.url, timeout: .seconds(86_400), onRelease: release.finish)
    )
    for await _ in released {}
  }

  @Test("closes the connection after a failure, even if the server continues to send")
  func disconnects() async throws {
    let server = try ScriptedServer(.read, .send("HTTP/1.1 200 OK\r\n\r\n"), .drip("endless "))
    await expectTooLarge(server)
  }

  @Test("names the fault of the headers, before any body arrives")
  func rejectedHead() async throws {
    let server = try ScriptedServer(
      .read,
      .send("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n"),
      .hold
    )
    await expectTooLarge(server)
  }

  private func expectTooLarge(_ server: ScriptedServer) async {
    var request = HTTPTransport.Request.get(server.url)
    request.limits = HTTPTransport.Limits(body: 10)
    await #expect(
      throws: HTTPError.outcomeUnknown(.tooLarge("more than 10 bytes"), host: server.place)
    ) {
      try await http.send(request)
    }
    await server.allConnectionsEnded()
  }

  @Test(
    "returns a redirect, and reports that nothing was sent if the host refuses the connection"
  )
  func redirect() async throws {
    let server = try ScriptedServer(
      .read,
      .send("HTTP/1.1 302 There\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
    )
    let response = try await http.send(.get(server.url))
    #expect(response.status == 302)
    #expect(response.headers["location"] == "http://127.0.0.1:1/")
    try await ScriptedServer.withUnreachable { url in
      let host = "127.0.0.1:\(url.port ?? 0)"
      await #expect(throws: HTTPError.nothingSent(.unreachable, host: host)) {
        try await http.send(.get(url))
      }
    }
  }

  /// Returns a request with a body that calls a function when it is freed.
  private func request(
    to url: URL,
    timeout: Duration,
    onRelease: @escaping @Sendable () -> Void
  ) -> HTTPTransport.Request {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1000, alignment: 1)
    bytes.initializeMemory(as: UInt8.self, repeating: 65)
    guard let start = bytes.baseAddress else { preconditionFailure() }
    let free: @Sendable (UnsafeMutableRawPointer, Int) -> Void = { start, _ in
      start.deallocate()
      onRelease()
    }
    let body = Data(bytesNoCopy: start, count: bytes.count, deallocator: .custom(free))
    var request = HTTPTransport.Request.post(url, type: "text/plain", body: body)
    request.timeout = timeout
    return request
  }

  #if canImport(FoundationNetworking)
    /// Runs in a child process, to set environment variables.
    @Test("sends nothing if a proxy would see a local request")
    func proxy() async {
      await #expect(processExitsWith: .success) {
        let proxy = try ScriptedServer(.read, .hold)
        setenv("http_proxy", proxy.url.absoluteString, 1)
        setenv("no_proxy", "", 1)
        let reason = """
          the proxy in the variable http_proxy would see it; unset the variable, or add the host to \
          no_proxy
          """
        let error = HTTPError.nothingSent(.invalidRequest(reason), host: "127.0.0.1:9")
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        await #expect(throws: error) { try await HTTPTransport.urlSession.send(.get(url)) }
        #expect(proxy.connectionCount == 0)
      }
    }
  #endif
}
