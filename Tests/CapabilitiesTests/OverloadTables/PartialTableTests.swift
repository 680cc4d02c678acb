// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("partial, for every effect")
struct PartialTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let f11 = partial(probe.plain1, "a")
    probe.expect("a") { f11() }
    let f21 = partial(probe.plain2, "a")
    probe.expect("ab") { f21("b") }
    let f22 = partial(probe.plain2, "a", "b")
    probe.expect("ab") { f22() }
    let f61 = partial(probe.plain6, "a")
    probe.expect("abcdef") { f61("b", "c", "d", "e", "f") }
    let f62 = partial(probe.plain6, "a", "b")
    probe.expect("abcdef") { f62("c", "d", "e", "f") }
    let f63 = partial(probe.plain6, "a", "b", "c")
    probe.expect("abcdef") { f63("d", "e", "f") }
    let f64 = partial(probe.plain6, "a", "b", "c", "d")
    probe.expect("abcdef") { f64("e", "f") }
    let f65 = partial(probe.plain6, "a", "b", "c", "d", "e")
    probe.expect("abcdef") { f65("f") }
    let f66 = partial(probe.plain6, "a", "b", "c", "d", "e", "f")
    probe.expect("abcdef") { f66() }
  }

  @Test func `throws`() {
    let probe = Probe()
    let f11 = partial(probe.throwing1, "a")
    probe.expectBoth("a") { () throws(Refusal) in try f11() }
    let f21 = partial(probe.throwing2, "a")
    probe.expectBoth("ab") { () throws(Refusal) in try f21("b") }
    let f22 = partial(probe.throwing2, "a", "b")
    probe.expectBoth("ab") { () throws(Refusal) in try f22() }
    let f61 = partial(probe.throwing6, "a")
    probe.expectBoth("abcdef") { () throws(Refusal) in try f61("b", "c", "d", "e", "f") }
    let f62 = partial(probe.throwing6, "a", "b")
    probe.expectBoth("abcdef") { () throws(Refusal) in try f62("c", "d", "e", "f") }
    let f63 = partial(probe.throwing6, "a", "b", "c")
    probe.expectBoth("abcdef") { () throws(Refusal) in try f63("d", "e", "f") }
    let f64 = partial(probe.throwing6, "a", "b", "c", "d")
    probe.expectBoth("abcdef") { () throws(Refusal) in try f64("e", "f") }
    let f65 = partial(probe.throwing6, "a", "b", "c", "d", "e")
    probe.expectBoth("abcdef") { () throws(Refusal) in try f65("f") }
    let f66 = partial(probe.throwing6, "a", "b", "c", "d", "e", "f")
    probe.expectBoth("abcdef") { () throws(Refusal) in try f66() }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let f11 = partial(probe.async1, "a")
      await probe.expect("a") { await f11() }
      let f21 = partial(probe.async2, "a")
      await probe.expect("ab") { await f21("b") }
      let f22 = partial(probe.async2, "a", "b")
      await probe.expect("ab") { await f22() }
      let f61 = partial(probe.async6, "a")
      await probe.expect("abcdef") { await f61("b", "c", "d", "e", "f") }
      let f62 = partial(probe.async6, "a", "b")
      await probe.expect("abcdef") { await f62("c", "d", "e", "f") }
      let f63 = partial(probe.async6, "a", "b", "c")
      await probe.expect("abcdef") { await f63("d", "e", "f") }
      let f64 = partial(probe.async6, "a", "b", "c", "d")
      await probe.expect("abcdef") { await f64("e", "f") }
      let f65 = partial(probe.async6, "a", "b", "c", "d", "e")
      await probe.expect("abcdef") { await f65("f") }
      let f66 = partial(probe.async6, "a", "b", "c", "d", "e", "f")
      await probe.expect("abcdef") { await f66() }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let f11 = partial(probe.asyncThrowing1, "a")
      await probe.expectBoth("a") { () async throws(Refusal) in try await f11() }
      let f21 = partial(probe.asyncThrowing2, "a")
      await probe.expectBoth("ab") { () async throws(Refusal) in try await f21("b") }
      let f22 = partial(probe.asyncThrowing2, "a", "b")
      await probe.expectBoth("ab") { () async throws(Refusal) in try await f22() }
      let f61 = partial(probe.asyncThrowing6, "a")
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await f61("b", "c", "d", "e", "f")
      }
      let f62 = partial(probe.asyncThrowing6, "a", "b")
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await f62("c", "d", "e", "f")
      }
      let f63 = partial(probe.asyncThrowing6, "a", "b", "c")
      await probe.expectBoth("abcdef") { () async throws(Refusal) in try await f63("d", "e", "f") }
      let f64 = partial(probe.asyncThrowing6, "a", "b", "c", "d")
      await probe.expectBoth("abcdef") { () async throws(Refusal) in try await f64("e", "f") }
      let f65 = partial(probe.asyncThrowing6, "a", "b", "c", "d", "e")
      await probe.expectBoth("abcdef") { () async throws(Refusal) in try await f65("f") }
      let f66 = partial(probe.asyncThrowing6, "a", "b", "c", "d", "e", "f")
      await probe.expectBoth("abcdef") { () async throws(Refusal) in try await f66() }
    }
    await onEveryActor(check)
  }
}
