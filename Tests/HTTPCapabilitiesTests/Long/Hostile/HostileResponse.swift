import Synchronization
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

/// The reaction of a server to a request, and the result that the caller must get.
struct HostileResponse: Sendable, CustomTestStringConvertible {
  let name: String
  let acts: [ScriptedServer.Act]
  let result: Result

  /// The result for the caller.
  enum Result: Sendable {
    case response(Int, String)
    /// A response with the status 200 and the body `ok`.
    static let ok = Result.response(200, "ok")
    case lost
    case unreadable
    case tooLarge
    /// One of the three errors above. Versions of libcurl differ in which.
    case broken
    case timedOut
    /// A response or any of the errors. Versions of libcurl differ in which.
    case something
  }

  var testDescription: String { name }

  /// A server that sends a text and closes the connection.
  init(_ name: String, _ text: String, _ result: Result) {
    self.init(name, [.send(text)], result)
  }

  init(_ name: String, _ acts: [ScriptedServer.Act], _ result: Result) {
    self.name = name
    self.acts = acts
    self.result = result
  }
}

extension HostileResponse.Result {
  /// Returns whether an outcome is the expected one.
  func allows(_ outcome: Swift.Result<HTTPTransport.Response, HTTPError>) -> Bool {
    switch (self, outcome) {
    case (.response(let status, let body), .success(let response)):
      response.status == status && response.text == body
    case (.lost, .failure(.outcomeUnknown(.connectionLost, _))),
      (.unreadable, .failure(.outcomeUnknown(.unreadable, _))),
      (.tooLarge, .failure(.outcomeUnknown(.tooLarge, _))),
      (.timedOut, .failure(.outcomeUnknown(.timedOut, _))),
      (.broken, .failure(.outcomeUnknown(.connectionLost, _))),
      (.broken, .failure(.outcomeUnknown(.unreadable, _))),
      (.broken, .failure(.outcomeUnknown(.tooLarge, _))),
      (.something, .success), (.something, .failure(.outcomeUnknown)):
      true
    default:
      false
    }
  }
}

extension HostileResponse {
  /// Checks that the caller gets the expected result, and the server one request.
  ///
  /// - Parameters:
  ///   - http: The transport.
  ///   - timingOut: Returns such a transport whose requests time out once a server holds them.
  func check(
    by http: HTTPTransport = .live(connectionsPerHost: 1),
    timingOut: (ScriptedServer) -> HTTPTransport = HTTPTransport.curlTimingOut(onceHeldBy:)
  ) async throws {
    let server = try ScriptedServer { _ in [.read] + acts }
    defer { server.close() }
    var request = HTTPTransport.Request.get(server.url)
    request.limits.body = 1 << 20
    request.timeout = .seconds(HangLimit.seconds)
    let isOverdue = if case .timedOut = result { true } else { false }
    let outcome = await outcome(of: request, by: isOverdue ? timingOut(server) : http)
    #expect(result.allows(outcome), "\(outcome)")
    #expect(server.requests.map { $0.headers["authorization"] } == [nil])
  }
}

extension HTTPTransport {
  /// Returns a transport whose time passes only once a server holds a connection, by a millisecond
  /// each time that the transport looks. So a busy machine cannot end a request before it is sent.
  fileprivate static func curlTimingOut(onceHeldBy server: ScriptedServer) -> HTTPTransport {
    let now = Mutex(ContinuousClock.now)
    var configuration = CurlPool.Configuration(connectionsPerHost: 1)
    configuration.now = {
      now.withLock { now in
        if server.isHolding { now += .milliseconds(1) }
        return now
      }
    }
    let http = curl(configuration)
    return HTTPTransport(send: { request async throws(HTTPError) in
      var request = request
      request.timeout = .milliseconds(20)
      return try await http.send(request)
    })
  }
}
