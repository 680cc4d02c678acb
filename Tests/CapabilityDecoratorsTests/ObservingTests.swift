import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Synchronization
import Probes
import Testing

@Suite("Observing")
struct ObservingTests {
  @Test("reports the inputs before the call, and the result and duration after it")
  func reportsCalls() async throws {
    let clock = TestClock()
    let log = Mutex<[String]>([])
    let slow: @Sendable (Int) async throws(Refusal) -> String = { id async throws(Refusal) in
      clock.advance(by: .seconds(id))
      if id > 2 { throw Refusal("\(id)") }
      return "person \(id)"
    }
    let find = endpoint(slow)
      .observing(clock: clock) { id in
        log.withLock { $0.append("find \(id)") }
      } after: { id, result, duration in
        log.withLock { $0.append("found \(id): \(result.text) in \(duration)") }
      }
      .function()
    #expect(try await find(2) == "person 2")
    await #expect(throws: Refusal("3")) { try await find(3) }
    #expect(
      log.withLock(\.self) == [
        "find 2", "found 2: gave person 2 in 2.0 seconds",
        "find 3", "found 3: threw refused 3 in 3.0 seconds",
      ]
    )
  }
}
