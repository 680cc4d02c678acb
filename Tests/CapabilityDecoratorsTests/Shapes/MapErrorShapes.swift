import CapabilityDecorators
import Probes
import Testing

@Suite("mapError: every shape")
struct MapErrorShapes {
  @Test func `throws`() {
    let probe = Probe()
    let none = endpoint(probe.throwing0).mapError { Refusal("no \($0.call)") }.function()
    let one = endpoint(probe.throwing1).mapError { Refusal("no \($0.call)") }.function()
    let three = endpoint(probe.throwing3).mapError { Refusal("no \($0.call)") }.function()
    probe.expectShapes(
      none,
      one,
      three,
      journal: { [$0] },
      refused: { [$0] },
      failure: { Refusal("no \($0)") }
    )
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).mapError { Refusal("no \($0.call)") }.function()
      let one = endpoint(probe.asyncThrowing1).mapError { Refusal("no \($0.call)") }.function()
      let three = endpoint(probe.asyncThrowing3).mapError { Refusal("no \($0.call)") }.function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { [$0] },
        refused: { [$0] },
        failure: { Refusal("no \($0)") }
      )
    }
  }
}
