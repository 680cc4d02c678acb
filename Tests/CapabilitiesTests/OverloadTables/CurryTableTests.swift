// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("curry: every overload")
struct CurryTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let curried2 = curry(probe.plain2)
    probe.expect("ab") { curried2("a")("b") }
    let curried3 = curry(probe.plain3)
    probe.expect("abc") { curried3("a")("b")("c") }
    let curried4 = curry(probe.plain4)
    probe.expect("abcd") { curried4("a")("b")("c")("d") }
    let curried5 = curry(probe.plain5)
    probe.expect("abcde") { curried5("a")("b")("c")("d")("e") }
    let curried6 = curry(probe.plain6)
    probe.expect("abcdef") { curried6("a")("b")("c")("d")("e")("f") }
  }

  @Test func `throws`() {
    let probe = Probe()
    let curried2 = curry(probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try curried2("a")("b") }
    let curried3 = curry(probe.throwing3)
    probe.expectBoth("abc") { () throws(Refusal) in try curried3("a")("b")("c") }
    let curried4 = curry(probe.throwing4)
    probe.expectBoth("abcd") { () throws(Refusal) in try curried4("a")("b")("c")("d") }
    let curried5 = curry(probe.throwing5)
    probe.expectBoth("abcde") { () throws(Refusal) in try curried5("a")("b")("c")("d")("e") }
    let curried6 = curry(probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in
      try curried6("a")("b")("c")("d")("e")("f")
    }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let curried2 = curry(probe.async2)
      await probe.expect("ab") { await curried2("a")("b") }
      let curried3 = curry(probe.async3)
      await probe.expect("abc") { await curried3("a")("b")("c") }
      let curried4 = curry(probe.async4)
      await probe.expect("abcd") { await curried4("a")("b")("c")("d") }
      let curried5 = curry(probe.async5)
      await probe.expect("abcde") { await curried5("a")("b")("c")("d")("e") }
      let curried6 = curry(probe.async6)
      await probe.expect("abcdef") { await curried6("a")("b")("c")("d")("e")("f") }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let curried2 = curry(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await curried2("a")("b") }
      let curried3 = curry(probe.asyncThrowing3)
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await curried3("a")("b")("c")
      }
      let curried4 = curry(probe.asyncThrowing4)
      await probe.expectBoth("abcd") { () async throws(Refusal) in
        try await curried4("a")("b")("c")("d")
      }
      let curried5 = curry(probe.asyncThrowing5)
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await curried5("a")("b")("c")("d")("e")
      }
      let curried6 = curry(probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await curried6("a")("b")("c")("d")("e")("f")
      }
    }
    await onEveryActor(check)
  }
}
