import Capabilities
import CapabilitiesPlayground
import CapabilitiesTesting
import CapabilityDecorators
import CapabilityLifetimes
import HTTPCapabilities
import StandardCapabilities
import Testing

@Test func everythingIsThere() {
  let name = single { "every" + "thing" }
  let date = DateSource.constant(.init(timeIntervalSince1970: 0))
  let spy = Spy<Void>("everything")
  let everything = spy.recording(
    endpoint(pipe(name, { @Sendable name in "\(name) at \(date.now().timeIntervalSince1970)" }))
      .function()
  )
  #expect(everything() == "everything at 0.0")
  #expect(spy.callCount == 1)
}
