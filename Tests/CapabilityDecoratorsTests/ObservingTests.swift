import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

@Suite("Observing")
struct ObservingTests {
  @Test("reports the inputs before the call, and the result and duration after it")
  func reportsCalls() async throws {
    let clock = TestClock()
    let log = Log()
    let find = endpoint { (id: Int) throws(Refusal) -> String in
      clock.advance(by: .seconds(id))
      if id > 2 { throw Refusal("\(id)") }
      return "person \(id)"
    }
    let before: @Sendable (Int) -> Void = { log.add("find \($0)") }
    let after: @Sendable (Int, Result<String, Refusal>, Duration) -> Void = {
      log.add("found \($0): \($1.text) in \($2)")
    }
    let now = find.observing(clock: clock, before: before, after: after).function()
    let later = find.asynchronous().observing(clock: clock, before: before, after: after).function()
    #expect(try now(2) == "person 2")
    #expect(throws: Refusal("3")) { try now(3) }
    #expect(try await later(2) == "person 2")
    await #expect(throws: Refusal("3")) { try await later(3) }
    let lines = [
      "find 2", "found 2: gave person 2 in 2.0 seconds",
      "find 3", "found 3: threw refused 3 in 3.0 seconds",
    ]
    #expect(log.lines == lines + lines)
  }
}
