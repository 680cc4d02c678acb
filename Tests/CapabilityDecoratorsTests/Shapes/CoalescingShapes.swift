import CapabilityDecorators
import Probes
import Testing

@Suite("coalescing: every shape")
struct CoalescingShapes {
  @Test func `async`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.async0).coalescing().function()
      let one = endpoint(probe.async1).coalescing().function()
      let three = endpoint(probe.async3).coalescing().function()
      await probe.expectShapes(none, one, three, journal: { [$0] }, hopping: true)
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).coalescing().function()
      let one = endpoint(probe.asyncThrowing1).coalescing().function()
      let three = endpoint(probe.asyncThrowing3).coalescing().function()
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
