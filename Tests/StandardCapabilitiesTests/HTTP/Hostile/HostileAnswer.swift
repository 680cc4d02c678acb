import StandardCapabilities
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
