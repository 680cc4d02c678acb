import CapabilitiesTesting
import CapabilityDecorators
import Probes
import Testing

@Suite("timingOut: every shape")
struct TimingOutShapes {
  @Test func `async`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.async0).timingOut(
        after: .seconds(5),
        clock: TestClock(),
        throwing: Refusal("late")
      ).function()
      let one = endpoint(probe.async1).timingOut(
        after: .seconds(5),
        clock: TestClock(),
        throwing: Refusal("late")
      ).function()
      let three = endpoint(probe.async3).timingOut(
        after: .seconds(5),
        clock: TestClock(),
        throwing: Refusal("late")
      ).function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { [$0] },
        refused: { [$0] },
        failure: { _ in nil },
        hopping: true
      )
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).timingOut(
        after: .seconds(5),
        clock: TestClock(),
        throwing: Refusal("late")
      ).function()
      let one = endpoint(probe.asyncThrowing1).timingOut(
        after: .seconds(5),
        clock: TestClock(),
        throwing: Refusal("late")
      ).function()
      let three = endpoint(probe.asyncThrowing3).timingOut(
        after: .seconds(5),
        clock: TestClock(),
        throwing: Refusal("late")
      ).function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { [$0] },
        refused: { [$0] },
        hopping: true
      )
    }
  }
}
