import CapabilityDecorators
import Probes
import Testing

@Suite("retrying: every shape")
struct RetryingShapes {
  @Test func `plain`() {
    let probe = Probe()
    let none = endpoint(probe.plain0).retrying(attempts: 3).function()
    let one = endpoint(probe.plain1).retrying(attempts: 3).function()
    let three = endpoint(probe.plain3).retrying(attempts: 3).function()
    probe.expectShapes(none, one, three, journal: { [$0] })
  }

  @Test func `throws`() {
    let probe = Probe()
    let none = endpoint(probe.throwing0).retrying(attempts: 3).function()
    let one = endpoint(probe.throwing1).retrying(attempts: 3).function()
    let three = endpoint(probe.throwing3).retrying(attempts: 3).function()
    probe.expectShapes(none, one, three, journal: { [$0] }, refused: { [$0, $0, $0] })
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.async0).retrying(attempts: 3).function()
      let one = endpoint(probe.async1).retrying(attempts: 3).function()
      let three = endpoint(probe.async3).retrying(attempts: 3).function()
      await probe.expectShapes(none, one, three, journal: { [$0] })
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).retrying(attempts: 3).function()
      let one = endpoint(probe.asyncThrowing1).retrying(attempts: 3).function()
      let three = endpoint(probe.asyncThrowing3).retrying(attempts: 3).function()
      await probe.expectShapes(none, one, three, journal: { [$0] }, refused: { [$0, $0, $0] })
    }
  }
}
