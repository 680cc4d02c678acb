// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("partial: every overload")
struct PartialTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let f11 = partial(probe.plain1, "a")
    probe.expect("a") { f11() }
    let f21 = partial(probe.plain2, "a")
    probe.expect("ab") { f21("b") }
    let f22 = partial(probe.plain2, "a", "b")
    probe.expect("ab") { f22() }
    let f31 = partial(probe.plain3, "a")
    probe.expect("abc") { f31("b", "c") }
    let f32 = partial(probe.plain3, "a", "b")
    probe.expect("abc") { f32("c") }
    let f33 = partial(probe.plain3, "a", "b", "c")
    probe.expect("abc") { f33() }
    let f41 = partial(probe.plain4, "a")
    probe.expect("abcd") { f41("b", "c", "d") }
    let f42 = partial(probe.plain4, "a", "b")
    probe.expect("abcd") { f42("c", "d") }
    let f43 = partial(probe.plain4, "a", "b", "c")
    probe.expect("abcd") { f43("d") }
    let f44 = partial(probe.plain4, "a", "b", "c", "d")
    probe.expect("abcd") { f44() }
    let f51 = partial(probe.plain5, "a")
    probe.expect("abcde") { f51("b", "c", "d", "e") }
    let f52 = partial(probe.plain5, "a", "b")
    probe.expect("abcde") { f52("c", "d", "e") }
    let f53 = partial(probe.plain5, "a", "b", "c")
    probe.expect("abcde") { f53("d", "e") }
    let f54 = partial(probe.plain5, "a", "b", "c", "d")
    probe.expect("abcde") { f54("e") }
    let f55 = partial(probe.plain5, "a", "b", "c", "d", "e")
    probe.expect("abcde") { f55() }
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
    let f31 = partial(probe.throwing3, "a")
    probe.expectBoth("abc") { () throws(Refusal) in try f31("b", "c") }
    let f32 = partial(probe.throwing3, "a", "b")
    probe.expectBoth("abc") { () throws(Refusal) in try f32("c") }
    let f33 = partial(probe.throwing3, "a", "b", "c")
    probe.expectBoth("abc") { () throws(Refusal) in try f33() }
    let f41 = partial(probe.throwing4, "a")
    probe.expectBoth("abcd") { () throws(Refusal) in try f41("b", "c", "d") }
    let f42 = partial(probe.throwing4, "a", "b")
    probe.expectBoth("abcd") { () throws(Refusal) in try f42("c", "d") }
    let f43 = partial(probe.throwing4, "a", "b", "c")
    probe.expectBoth("abcd") { () throws(Refusal) in try f43("d") }
    let f44 = partial(probe.throwing4, "a", "b", "c", "d")
    probe.expectBoth("abcd") { () throws(Refusal) in try f44() }
    let f51 = partial(probe.throwing5, "a")
    probe.expectBoth("abcde") { () throws(Refusal) in try f51("b", "c", "d", "e") }
    let f52 = partial(probe.throwing5, "a", "b")
    probe.expectBoth("abcde") { () throws(Refusal) in try f52("c", "d", "e") }
    let f53 = partial(probe.throwing5, "a", "b", "c")
    probe.expectBoth("abcde") { () throws(Refusal) in try f53("d", "e") }
    let f54 = partial(probe.throwing5, "a", "b", "c", "d")
    probe.expectBoth("abcde") { () throws(Refusal) in try f54("e") }
    let f55 = partial(probe.throwing5, "a", "b", "c", "d", "e")
    probe.expectBoth("abcde") { () throws(Refusal) in try f55() }
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
      let f31 = partial(probe.async3, "a")
      await probe.expect("abc") { await f31("b", "c") }
      let f32 = partial(probe.async3, "a", "b")
      await probe.expect("abc") { await f32("c") }
      let f33 = partial(probe.async3, "a", "b", "c")
      await probe.expect("abc") { await f33() }
      let f41 = partial(probe.async4, "a")
      await probe.expect("abcd") { await f41("b", "c", "d") }
      let f42 = partial(probe.async4, "a", "b")
      await probe.expect("abcd") { await f42("c", "d") }
      let f43 = partial(probe.async4, "a", "b", "c")
      await probe.expect("abcd") { await f43("d") }
      let f44 = partial(probe.async4, "a", "b", "c", "d")
      await probe.expect("abcd") { await f44() }
      let f51 = partial(probe.async5, "a")
      await probe.expect("abcde") { await f51("b", "c", "d", "e") }
      let f52 = partial(probe.async5, "a", "b")
      await probe.expect("abcde") { await f52("c", "d", "e") }
      let f53 = partial(probe.async5, "a", "b", "c")
      await probe.expect("abcde") { await f53("d", "e") }
      let f54 = partial(probe.async5, "a", "b", "c", "d")
      await probe.expect("abcde") { await f54("e") }
      let f55 = partial(probe.async5, "a", "b", "c", "d", "e")
      await probe.expect("abcde") { await f55() }
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
      let f31 = partial(probe.asyncThrowing3, "a")
      await probe.expectBoth("abc") { () async throws(Refusal) in try await f31("b", "c") }
      let f32 = partial(probe.asyncThrowing3, "a", "b")
      await probe.expectBoth("abc") { () async throws(Refusal) in try await f32("c") }
      let f33 = partial(probe.asyncThrowing3, "a", "b", "c")
      await probe.expectBoth("abc") { () async throws(Refusal) in try await f33() }
      let f41 = partial(probe.asyncThrowing4, "a")
      await probe.expectBoth("abcd") { () async throws(Refusal) in try await f41("b", "c", "d") }
      let f42 = partial(probe.asyncThrowing4, "a", "b")
      await probe.expectBoth("abcd") { () async throws(Refusal) in try await f42("c", "d") }
      let f43 = partial(probe.asyncThrowing4, "a", "b", "c")
      await probe.expectBoth("abcd") { () async throws(Refusal) in try await f43("d") }
      let f44 = partial(probe.asyncThrowing4, "a", "b", "c", "d")
      await probe.expectBoth("abcd") { () async throws(Refusal) in try await f44() }
      let f51 = partial(probe.asyncThrowing5, "a")
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await f51("b", "c", "d", "e")
      }
      let f52 = partial(probe.asyncThrowing5, "a", "b")
      await probe.expectBoth("abcde") { () async throws(Refusal) in try await f52("c", "d", "e") }
      let f53 = partial(probe.asyncThrowing5, "a", "b", "c")
      await probe.expectBoth("abcde") { () async throws(Refusal) in try await f53("d", "e") }
      let f54 = partial(probe.asyncThrowing5, "a", "b", "c", "d")
      await probe.expectBoth("abcde") { () async throws(Refusal) in try await f54("e") }
      let f55 = partial(probe.asyncThrowing5, "a", "b", "c", "d", "e")
      await probe.expectBoth("abcde") { () async throws(Refusal) in try await f55() }
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
