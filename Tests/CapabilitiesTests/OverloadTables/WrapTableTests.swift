// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("wrap, for every effect")
struct WrapTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.plain0)
    probe.expect("", journal: ["Probe.seen()", ""]) { seen0() }
    let left0 = Witness(probe: probe).wrap("Probe.left", probe.plain0)
    probe.expect("") { left0() }
    let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.plain2)
    probe.expect("ab", journal: [#"Probe.seen("a", "b")"#, "ab"]) { seen2("a", "b") }
    let left2 = Witness(probe: probe).wrap("Probe.left", probe.plain2)
    probe.expect("ab") { left2("a", "b") }
    let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.plain6)
    probe.expect("abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]) {
      seen6("a", "b", "c", "d", "e", "f")
    }
    let left6 = Witness(probe: probe).wrap("Probe.left", probe.plain6)
    probe.expect("abcdef") { left6("a", "b", "c", "d", "e", "f") }
  }
  @Test func `throws`() {
    let probe = Probe()
    let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.throwing0)
    probe.expectBoth("", journal: ["Probe.seen()", ""]) { () throws(Refusal) in try seen0() }
    let left0 = Witness(probe: probe).wrap("Probe.left", probe.throwing0)
    probe.expectBoth("") { () throws(Refusal) in try left0() }
    let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.throwing2)
    probe.expectBoth("ab", journal: [#"Probe.seen("a", "b")"#, "ab"]) { () throws(Refusal) in
      try seen2("a", "b")
    }
    let left2 = Witness(probe: probe).wrap("Probe.left", probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try left2("a", "b") }
    let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.throwing6)
    probe.expectBoth(
      "abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]
    ) { () throws(Refusal) in try seen6("a", "b", "c", "d", "e", "f") }
    let left6 = Witness(probe: probe).wrap("Probe.left", probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in try left6("a", "b", "c", "d", "e", "f") }
  }
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.async0)
      await probe.expect("", journal: ["Probe.seen()", ""]) { await seen0() }
      let left0 = Witness(probe: probe).wrap("Probe.left", probe.async0)
      await probe.expect("") { await left0() }
      let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.async2)
      await probe.expect("ab", journal: [#"Probe.seen("a", "b")"#, "ab"]) { await seen2("a", "b") }
      let left2 = Witness(probe: probe).wrap("Probe.left", probe.async2)
      await probe.expect("ab") { await left2("a", "b") }
      let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.async6)
      await probe.expect(
        "abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]
      ) { await seen6("a", "b", "c", "d", "e", "f") }
      let left6 = Witness(probe: probe).wrap("Probe.left", probe.async6)
      await probe.expect("abcdef") { await left6("a", "b", "c", "d", "e", "f") }
    }
    await onEveryActor(check)
  }
  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing0)
      await probe.expectBoth("", journal: ["Probe.seen()", ""]) { () async throws(Refusal) in
        try await seen0()
      }
      let left0 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing0)
      await probe.expectBoth("") { () async throws(Refusal) in try await left0() }
      let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing2)
      await probe.expectBoth(
        "ab", journal: [#"Probe.seen("a", "b")"#, "ab"]
      ) { () async throws(Refusal) in try await seen2("a", "b") }
      let left2 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await left2("a", "b") }
      let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing6)
      await probe.expectBoth(
        "abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]
      ) { () async throws(Refusal) in try await seen6("a", "b", "c", "d", "e", "f") }
      let left6 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await left6("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }
}
