import Capabilities
import CapabilitiesTesting
import Foundation
import HTTPCapabilities
import Synchronization
import Testing

@Suite("HTTPTransport as a capability")
struct CapabilityTests {
  @Test("the test value reports the endpoint that was called")
  func unimplemented() async {
    let reports = Mutex(0)
    await withKnownIssue {
      await #expect(throws: HTTPError.self) { try await HTTPTransport.test.send(.get(.example)) }
    } matching: { issue in
      reports.withLock { $0 += 1 }
      return issue.comments.map(\.rawValue).joined()
        .hasPrefix("Unimplemented endpoint called: HTTPTransport.send\n")
    }
    #expect(reports.withLock(\.self) == 1)
  }

  @Test("an interceptor sees the name of the endpoint")
  func intercepted() async throws {
    let transcript = Transcript()
    let http = HTTPTransport.responding(.status(204)).intercepted(by: transcript)
    #expect(try await http.send(.get(.example)).status == 204)
    #expect(transcript.calls.map(\.endpoint) == ["HTTPTransport.send"])
  }
}

extension URL {
  /// An address that no test connects to.
  static let example = URL(string: "http://127.0.0.1:9/people") ?? URL(filePath: "/people")
}
