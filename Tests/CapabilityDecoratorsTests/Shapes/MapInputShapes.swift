import CapabilityDecorators
import Probes
import Testing

@Suite("mapInput: every shape")
struct MapInputShapes {
  @Test func `plain`() {
    let probe = Probe()
    let made: @Sendable (String) -> String = { input in
      probe.note("made")
      return input
    }
    let none = endpoint(probe.plain0).mapInput { () in probe.note("made") }.function()
    let one = endpoint(probe.plain1).mapInput { (a: String) in made(a) }.function()
    let three = endpoint(probe.plain3).mapInput { (c: String, b: String, a: String) in
      (c, made(b), a)
    }.function()
    probe.expectShapes(none, one, three, journal: { ["made", $0] })
  }

  @Test func `throws`() {
    let probe = Probe()
    let made: @Sendable (String) -> String = { input in
      probe.note("made")
      return input
    }
    let none = endpoint(probe.throwing0).mapInput { () in probe.note("made") }.function()
    let one = endpoint(probe.throwing1).mapInput { (a: String) in made(a) }.function()
    let three = endpoint(probe.throwing3).mapInput { (c: String, b: String, a: String) in
      (c, made(b), a)
    }.function()
    probe.expectShapes(none, one, three, journal: { ["made", $0] }, refused: { ["made", $0] })
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let made: @Sendable (String) -> String = { input in
        probe.note("made")
        return input
      }
      let none = endpoint(probe.async0).mapInput { () in probe.note("made") }.function()
      let one = endpoint(probe.async1).mapInput { (a: String) in made(a) }.function()
      let three = endpoint(probe.async3).mapInput { (c: String, b: String, a: String) in
        (c, made(b), a)
      }.function()
      await probe.expectShapes(none, one, three, journal: { ["made", $0] })
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let made: @Sendable (String) -> String = { input in
        probe.note("made")
        return input
      }
      let none = endpoint(probe.asyncThrowing0).mapInput { () in probe.note("made") }.function()
      let one = endpoint(probe.asyncThrowing1).mapInput { (a: String) in made(a) }.function()
      let three = endpoint(probe.asyncThrowing3).mapInput { (c: String, b: String, a: String) in
        (c, made(b), a)
      }.function()
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { ["made", $0] },
        refused: { ["made", $0] }
      )
    }
  }
}
