// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("curry, for every effect")
struct CurryTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let curried2 = curry(probe.plain2)
    probe.expect("ab") { curried2("a")("b") }
    let curried6 = curry(probe.plain6)
    probe.expect("abcdef") { curried6("a")("b")("c")("d")("e")("f") }
  }

  @Test func `throws`() {
    let probe = Probe()
    let curried2 = curry(probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try curried2("a")("b") }
    let curried6 = curry(probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in
      try curried6("a")("b")("c")("d")("e")("f")
    }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let curried2 = curry(probe.async2)
      await probe.expect("ab") { await curried2("a")("b") }
      let curried6 = curry(probe.async6)
      await probe.expect("abcdef") { await curried6("a")("b")("c")("d")("e")("f") }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let curried2 = curry(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await curried2("a")("b") }
      let curried6 = curry(probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await curried6("a")("b")("c")("d")("e")("f")
      }
    }
    await onEveryActor(check)
  }
}
