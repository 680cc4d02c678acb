import HTTPCapabilities
import Testing

@testable import LoopbackHTTP

/// What a server does after it has read a request, and what the caller must get.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  let name: String
  let acts: [ScriptedServer.Act]
  let result: Result

  /// What a caller gets.
  enum Result: Sendable {
    case answer(Int, String)
    case lost
    case unreadable
    case tooLarge
    /// One of the three above: what it is called differs between versions of libcurl.
    case broken
    case timedOut
    /// An answer or any of the errors: it differs between versions of libcurl.
    case something
  }

  var testDescription: String { name }

  /// A server that sends something and closes the connection.
  init(_ name: String, _ text: String, _ result: Result) {
    self.init(name, [.send(text)], result)
  }

  init(_ name: String, _ acts: [ScriptedServer.Act], _ result: Result) {
    self.name = name
    self.acts = acts
    self.result = result
  }
}

extension HostileAnswer.Result {
  /// Whether a caller may get this.
  func allows(_ outcome: Swift.Result<HTTPTransport.Response, HTTPError>) -> Bool {
    switch (self, outcome) {
    case (.answer(let status, let body), .success(let response)):
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

extension HostileAnswer {
  /// The caller gets what it must, in time, and the server sees one request.
  func check(by http: HTTPTransport = .live(connectionsPerHost: 1)) async throws {
    let server = try ScriptedServer { _ in [.read] + acts }
    defer { server.close() }
    var request = HTTPTransport.Request.get(server.url)
    request.limits.body = 1 << 20
    request.timeout = .seconds(20)
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
