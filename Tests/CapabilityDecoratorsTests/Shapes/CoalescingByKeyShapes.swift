import CapabilityDecorators
import Probes
import Testing

@Suite("coalescing by a key: every shape")
struct CoalescingByKeyShapes {
  @Test func `async`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.async0).coalescing(key: { "none" }).function()
      let one = endpoint(probe.async1).coalescing(key: { a in a.count }).function()
      let three = endpoint(probe.async3).coalescing(key: { a, _, c in a + c }).function()
      await probe.expectShapes(none, one, three, journal: { [$0] }, hopping: true)
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).coalescing(key: { "none" }).function()
      let one = endpoint(probe.asyncThrowing1).coalescing(key: { a in a.count }).function()
      let three = endpoint(probe.asyncThrowing3).coalescing(key: { a, _, c in a + c }).function()
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
