import CapabilityDecorators
import Probes
import Testing

@Suite("mapOutput: every shape")
struct MapOutputShapes {
  @Test func `plain`() {
    let probe = Probe()
    let none = endpoint(probe.plain0).mapOutput { "<\($0)>" }.function()
    let one = endpoint(probe.plain1).mapOutput { "<\($0)>" }.function()
    let three = endpoint(probe.plain3).mapOutput { "<\($0)>" }.function()
    probe.expectShapes(none, one, three, value: { "<\($0)>" }, journal: { [$0] })
  }

  @Test func `throws`() {
    let probe = Probe()
    let none = endpoint(probe.throwing0).mapOutput { "<\($0)>" }.function()
    let one = endpoint(probe.throwing1).mapOutput { "<\($0)>" }.function()
    let three = endpoint(probe.throwing3).mapOutput { "<\($0)>" }.function()
    probe.expectShapes(none, one, three, value: { "<\($0)>" }, journal: { [$0] }, refused: { [$0] })
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.async0).mapOutput { "<\($0)>" }.function()
      let one = endpoint(probe.async1).mapOutput { "<\($0)>" }.function()
      let three = endpoint(probe.async3).mapOutput { "<\($0)>" }.function()
      await probe.expectShapes(none, one, three, value: { "<\($0)>" }, journal: { [$0] })
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).mapOutput { "<\($0)>" }.function()
      let one = endpoint(probe.asyncThrowing1).mapOutput { "<\($0)>" }.function()
      let three = endpoint(probe.asyncThrowing3).mapOutput { "<\($0)>" }.function()
      await probe.expectShapes(
        none,
        one,
        three,
        value: { "<\($0)>" },
        journal: { [$0] },
        refused: { [$0] }
      )
    }
  }
}
