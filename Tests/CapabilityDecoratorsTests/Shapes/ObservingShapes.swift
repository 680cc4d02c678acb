import CapabilitiesTesting
import CapabilityDecorators
import Probes
import Testing

@Suite("observing: every shape")
struct ObservingShapes {
  @Test func `plain`() {
    let probe = Probe()
    let clock = TestClock()
    let before: @Sendable (String) -> Void = { probe.note("before \($0)") }
    let after: @Sendable (String) -> Void = { probe.note("after it \($0)") }
    let none = endpoint(probe.plain0).observing(clock: clock) { () in
      before("")
    } after: { _, result, _ in
      after(result.text)
    }.function()
    let one = endpoint(probe.plain1).observing(clock: clock) { a in
      before(a)
    } after: { _, result, _ in
      after(result.text)
    }.function()
    let three = endpoint(probe.plain3).observing(clock: clock) {
      before($0 + $1 + $2)
    } after: { _, result, _ in
      after(result.text)
    }.function()
    probe.expectShapes(none, one, three, journal: { ["before \($0)", $0, "after it gave \($0)"] })
  }

  @Test func `throws`() {
    let probe = Probe()
    let clock = TestClock()
    let before: @Sendable (String) -> Void = { probe.note("before \($0)") }
    let after: @Sendable (String) -> Void = { probe.note("after it \($0)") }
    let none = endpoint(probe.throwing0).observing(clock: clock) { () in
      before("")
    } after: { _, result, _ in
      after(result.text)
    }.function()
    let one = endpoint(probe.throwing1).observing(clock: clock) { a in
      before(a)
    } after: { _, result, _ in
      after(result.text)
    }.function()
    let three = endpoint(probe.throwing3).observing(clock: clock) {
      before($0 + $1 + $2)
    } after: { _, result, _ in
      after(result.text)
    }.function()
    probe.expectShapes(
      none,
      one,
      three,
      journal: { ["before \($0)", $0, "after it gave \($0)"] },
      refused: { ["before \($0)", $0, "after it threw refused \($0)"] }
    )
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let before: @Sendable (String) -> Void = { probe.note("before \($0)") }
      let after: @Sendable (String) -> Void = { probe.note("after it \($0)") }
      let none = endpoint(probe.async0).observing(clock: clock) { () in
        before("")
      } after: { _, result, _ in
        after(result.text)
      }.function()
      let one = endpoint(probe.async1).observing(clock: clock) { a in
        before(a)
      } after: { _, result, _ in
        after(result.text)
      }.function()
      let three = endpoint(probe.async3).observing(clock: clock) {
        before($0 + $1 + $2)
      } after: { _, result, _ in
        after(result.text)
      }.function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { ["before \($0)", $0, "after it gave \($0)"] }
      )
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let before: @Sendable (String) -> Void = { probe.note("before \($0)") }
      let after: @Sendable (String) -> Void = { probe.note("after it \($0)") }
      let none = endpoint(probe.asyncThrowing0).observing(clock: clock) { () in
        before("")
      } after: { _, result, _ in
        after(result.text)
      }.function()
      let one = endpoint(probe.asyncThrowing1).observing(clock: clock) { a in
        before(a)
      } after: { _, result, _ in
        after(result.text)
      }.function()
      let three = endpoint(probe.asyncThrowing3).observing(clock: clock) {
        before($0 + $1 + $2)
      } after: { _, result, _ in
        after(result.text)
      }.function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { ["before \($0)", $0, "after it gave \($0)"] },
        refused: { ["before \($0)", $0, "after it threw refused \($0)"] }
      )
    }
  }
}
