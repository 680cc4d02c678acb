import Capabilities
import Probes
import Testing

/// The rows of a table differ only in their number of inputs, so each effect has tests for the fewest
/// and the most.
@Suite("wrap, for every effect")
struct WrapTableTests {
  private static let six = [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]

  @Test func `plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let seen0 = witness.wrap("Probe.seen", probe.plain0)
    probe.expect("", journal: ["Probe.seen()", ""]) { seen0() }
    let seen6 = witness.wrap("Probe.seen", probe.plain6)
    probe.expect("abcdef", journal: Self.six) { seen6("a", "b", "c", "d", "e", "f") }
    let left6 = witness.wrap("Probe.left", probe.plain6)
    probe.expect("abcdef") { left6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let seen0 = witness.wrap("Probe.seen", probe.throwing0)
    probe.expectBoth("", journal: ["Probe.seen()", ""]) { () throws(Refusal) in try seen0() }
    let seen6 = witness.wrap("Probe.seen", probe.throwing6)
    probe.expectBoth("abcdef", journal: Self.six) { () throws(Refusal) in
      try seen6("a", "b", "c", "d", "e", "f")
    }
    let left6 = witness.wrap("Probe.left", probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in try left6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let seen0 = witness.wrap("Probe.seen", probe.async0)
      await probe.expect("", journal: ["Probe.seen()", ""]) { await seen0() }
      let seen6 = witness.wrap("Probe.seen", probe.async6)
      await probe.expect("abcdef", journal: Self.six) { await seen6("a", "b", "c", "d", "e", "f") }
      let left6 = witness.wrap("Probe.left", probe.async6)
      await probe.expect("abcdef") { await left6("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let seen0 = witness.wrap("Probe.seen", probe.asyncThrowing0)
      await probe.expectBoth("", journal: ["Probe.seen()", ""]) { () async throws(Refusal) in
        try await seen0()
      }
      let seen6 = witness.wrap("Probe.seen", probe.asyncThrowing6)
      await probe.expectBoth("abcdef", journal: Self.six) { () async throws(Refusal) in
        try await seen6("a", "b", "c", "d", "e", "f")
      }
      let left6 = witness.wrap("Probe.left", probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await left6("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
