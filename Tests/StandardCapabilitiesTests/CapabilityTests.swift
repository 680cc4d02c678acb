import Capabilities
import CapabilitiesTesting
import StandardCapabilities
import TestTraits
import Testing

@Suite("Every standard capability")
struct CapabilityTests {
  @Test("has a test value whose endpoints report their names", arguments: EndpointProbe.all)
  func unimplemented(endpoint: EndpointProbe) async {
    let issues = await recordedIssues { try? await endpoint.call(.test) }
    let lines = issues.map { String($0.text.prefix { $0 != "\n" }) }
    #expect(lines == ["Unimplemented endpoint called: \(endpoint.name)"])
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
