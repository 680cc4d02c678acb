import Capabilities
import CapabilitiesTesting
import HTTPCapabilities
import Synchronization
import Testing

@Suite("HTTPTransport as a capability")
struct CapabilityTests {
  @Test("the test value reports the endpoint that was called")
  func unimplemented() async {
    let reports = Mutex<[String]>([])
    await withKnownIssue {
      _ = try? await HTTPTransport.test.send(.get(.example))
    } matching: { issue in
      reports.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(reports.withLock(\.count) == 1)
    #expect(
      reports.withLock { $0.first ?? "" }
        .hasPrefix("Unimplemented endpoint called: HTTPTransport.send")
    )
  }

  @Test("an interceptor sees the call by its name")
  func intercepted() async throws {
    let transcript = Transcript()
    let http = HTTPTransport.responding(.status(204)).intercepted(by: transcript)
    #expect(try await http.send(.get(.example)).status == 204)
    #expect(transcript.calls.map(\.endpoint) == ["HTTPTransport.send"])
  }
}
