import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP

/// The reaction of a server to a request, and the result that the caller must get.
struct HostileResponse: Sendable, CustomTestStringConvertible {
  let name: String
  let acts: [ScriptedServer.Act]
  let result: Result

  /// The result for the caller.
  enum Result: Sendable {
    case response(Int, String)
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
  /// Checks that the caller gets the expected result in time, and the server one request.
  func check(by http: HTTPTransport = .live(connectionsPerHost: 1)) async throws {
    let server = try ScriptedServer { _ in [.read] + acts }
    defer { server.close() }
    var request = HTTPTransport.Request.get(server.url)
    request.limits.body = 1 << 20
    request.timeout = .seconds(HangLimit.seconds)
    if case .timedOut = result { request.timeout = .seconds(5) }

    let clock = ContinuousClock()
    let start = clock.now
    let outcome = await outcome(of: request, by: http)
    let time = start.duration(to: clock.now)
    #expect(result.allows(outcome), "\(outcome)")
    if case .timedOut = result {
      #expect(time >= request.timeout)
    } else {
      #expect(time < request.timeout)
    }
    #expect(server.requests.map { $0.headers["authorization"] } == [nil])
  }
}
