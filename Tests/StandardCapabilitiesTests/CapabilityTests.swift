import Capabilities
import CapabilitiesTesting
import StandardCapabilities
import Synchronization
import Testing

@Suite("Every standard capability")
struct CapabilityTests {
  @Test("has a test value whose endpoints report their names", arguments: EndpointProbe.all)
  func unimplemented(endpoint: EndpointProbe) async {
    let reports = Mutex(0)
    await withKnownIssue {
      try? await endpoint.call(.test)
    } matching: { issue in
      reports.withLock { $0 += 1 }
      return issue.comments.map { firstLine(of: $0.rawValue) }
        == ["Unimplemented endpoint called: \(endpoint.name)"]
    }
    #expect(reports.withLock(\.self) == 1)
  }

  @Test("passes each endpoint's name to an interceptor", arguments: EndpointProbe.all)
  func intercepted(endpoint: EndpointProbe) async {
    let transcript = Transcript()
    try? await endpoint.call(.canned.intercepted(by: transcript))
    #expect(transcript.calls.map(\.endpoint) == [endpoint.name])
  }

  @Test("has all of its endpoints in EndpointProbe.all")
  func complete() {
    let capabilities = Mirror(reflecting: StandardWorld.canned).children.map(\.value)
    let names = capabilities.flatMap { capability in
      Mirror(reflecting: capability).children.map { endpoint in
        "\(type(of: capability)).\(endpoint.label ?? "")"
      }
    }
    #expect(names == EndpointProbe.all.map(\.name))
  }
}

private func firstLine(of text: String) -> String {
  String(text.prefix { $0 != "\n" })
}
