import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

@Suite("Several interceptors")
struct InterceptorOrderTests {
  @Test("wrap a call in order, the last one outermost")
  func nest() async throws {
    let log = Log()
    let world = TellerWorld(bank: .friendly, name: "three")
      .intercepted(by: Tag("first", log))
      .intercepted(by: Tag("second", log))
      .intercepted(by: Tag("third", log))
    let journal = ["third in", "second in", "first in", "first out", "second out", "third out"]
    #expect(try world.bank.limit("ada") == 100)
    #expect(log.lines == journal)
    #expect(try await world.bank.charge("ada", 5) == "ada:5")
    #expect(log.lines == journal + journal)
  }

  @Test("are repeated by a retry around them")
  func repeatInnerOnes() async throws {
    let log = Log()
    let find = Spy<Int>("find")
    let flaky = find.recording { id async throws -> String in
      if find.callCount < 3 { throw Refusal("down") }
      return "person \(id)"
    }
    let clock = TestClock()
    let limited = TimeoutInterceptor.timingOut(after: .seconds(5), clock: clock).wrap("find", flaky)
    let logged = Tag("attempt", log).wrap("find", limited)
    let retried = RetryInterceptor.retrying(attempts: 3, only: .all).wrap("find", logged)
    #expect(try await retried(1) == "person 1")
    #expect(find.calls == [1, 1, 1])
    #expect(log.lines.count == 6)
  }
}
