import CapabilityDecorators
import Probes
import Testing

@Suite("fallingBack to a throwing endpoint: every shape")
struct FallingBackShapes {
  @Test func `throws`() {
    let probe = Probe()
    let backup = Backup(probe)
    let observe = recordingOutcomes(in: probe)
    let none = endpoint(probe.throwing0).fallingBack(
      to: endpoint(backup.throwing0),
      observe: observe
    )
    .function()
    let one = endpoint(probe.throwing1).fallingBack(
      to: endpoint(backup.throwing1),
      observe: observe
    )
    .function()
    let three = endpoint(probe.throwing3).fallingBack(
      to: endpoint(backup.throwing3),
      observe: observe
    )
    .function()
    probe.expectShapes(
      none,
      one,
      three,
      journal: { [$0, "primary"] },
      refused: { [$0, "backup \($0)", "backup after refused \($0)"] },
      failure: { _ in nil }
    )
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let backup = Backup(probe)
      let observe = recordingOutcomes(in: probe)
      let none = endpoint(probe.asyncThrowing0).fallingBack(
        to: endpoint(backup.asyncThrowing0),
        observe: observe
      ).function()
      let one = endpoint(probe.asyncThrowing1).fallingBack(
        to: endpoint(backup.asyncThrowing1),
        observe: observe
      ).function()
      let three = endpoint(probe.asyncThrowing3).fallingBack(
        to: endpoint(backup.asyncThrowing3),
        observe: observe
      ).function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { [$0, "primary"] },
        refused: { [$0, "backup \($0)", "backup after refused \($0)"] },
        failure: { _ in nil }
      )
    }
  }
}
