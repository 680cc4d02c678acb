import Capabilities
import CapabilitiesTesting
import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@Suite("HTTPTransport as a capability")
struct CapabilityTests {
  @Test("the test value reports the endpoint that was called")
  func unimplemented() async {
    let issues = await recordedIssues {
      let error = await #expect(throws: HTTPError.self) {
        try await HTTPTransport.test.send(.get(.example))
      }
      #expect(error?.description == "the request to nowhere cannot be sent: unimplemented")
    }
    let start = "Unimplemented endpoint called: HTTPTransport.send\n"
    #expect(issues.map { $0.text.hasPrefix(start) } == [true])
  }

  @Test("an interceptor sees the name of the endpoint")
  func intercepted() async throws {
    let transcript = Transcript()
    let http = HTTPTransport.responding(.status(204)).intercepted(by: transcript)
    #expect(try await http.send(.get(.example)).status == 204)
    #expect(transcript.calls.map(\.endpoint) == ["HTTPTransport.send"])
  }
}
