import CapabilityDecorators
import Probes
import Testing

@Suite("caching by a key: every shape")
struct CachingByKeyShapes {
  @Test func `plain`() {
    let probe = Probe()
    let none = endpoint(probe.plain0).caching(key: { "none" }, capacity: 8).function()
    let one = endpoint(probe.plain1).caching(key: { a in a.count }, capacity: 8).function()
    let three = endpoint(probe.plain3).caching(key: { a, _, c in a + c }, capacity: 8).function()
    probe.expectShapes(none, one, three, journal: { [$0] })
    probe.expectShapes(none, one, three, journal: { _ in [] })
  }

  @Test func `throws`() {
    let probe = Probe()
    let none = endpoint(probe.throwing0).caching(key: { "none" }, capacity: 8).function()
    let one = endpoint(probe.throwing1).caching(key: { a in a.count }, capacity: 8).function()
    let three = endpoint(probe.throwing3).caching(key: { a, _, c in a + c }, capacity: 8).function()
    probe.expectShapes(none, one, three, journal: { [$0] }, refused: { [$0] })
    probe.expectShapes(
      none,
      one,
      three,
      journal: { _ in [] },
      refused: { _ in [] },
      failure: { _ in nil }
    )
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.async0).caching(key: { "none" }, capacity: 8).function()
      let one = endpoint(probe.async1).caching(key: { a in a.count }, capacity: 8).function()
      let three = endpoint(probe.async3).caching(key: { a, _, c in a + c }, capacity: 8).function()
      await probe.expectShapes(none, one, three, journal: { [$0] })
      await probe.expectShapes(none, one, three, journal: { _ in [] })
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let none = endpoint(probe.asyncThrowing0).caching(key: { "none" }, capacity: 8).function()
      let one = endpoint(probe.asyncThrowing1).caching(key: { a in a.count }, capacity: 8)
        .function()
      let three = endpoint(probe.asyncThrowing3).caching(key: { a, _, c in a + c }, capacity: 8)
        .function()
      await probe.expectShapes(none, one, three, journal: { [$0] }, refused: { [$0] })
      await probe.expectShapes(
        none,
        one,
        three,
        journal: { _ in [] },
        refused: { _ in [] },
        failure: { _ in nil }
      )
    }
  }
}
