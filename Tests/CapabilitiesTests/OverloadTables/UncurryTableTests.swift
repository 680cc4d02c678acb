// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("uncurry: every overload")
struct UncurryTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let chain2: Stage<Probe.Plain> = { a in probe.note(a); return { b in probe.plain(a, b) } }
    let uncurried2 = uncurry(chain2)
    probe.expect("ab", journal: ["a", "ab"]) { uncurried2("a", "b") }
    let chain3: Stage<Stage<Probe.Plain>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.plain(a, b, c) } }
    }
    let uncurried3 = uncurry(chain3)
    probe.expect("abc", journal: ["a", "b", "abc"]) { uncurried3("a", "b", "c") }
    let chain4: Stage<Stage<Stage<Probe.Plain>>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
      { d in probe.plain(a, b, c, d) } } }
    }
    let uncurried4 = uncurry(chain4)
    probe.expect("abcd", journal: ["a", "b", "c", "abcd"]) { uncurried4("a", "b", "c", "d") }
    let chain5: Stage<Stage<Stage<Stage<Probe.Plain>>>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
      { d in probe.note(d); return { e in probe.plain(a, b, c, d, e) } } } }
    }
    let uncurried5 = uncurry(chain5)
    probe.expect("abcde", journal: ["a", "b", "c", "d", "abcde"]) {
      uncurried5("a", "b", "c", "d", "e")
    }
    let chain6: Stage<Stage<Stage<Stage<Stage<Probe.Plain>>>>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
      { d in probe.note(d); return { e in probe.note(e); return
      { f in probe.plain(a, b, c, d, e, f) } } } } }
    }
    let uncurried6 = uncurry(chain6)
    probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "abcdef"]) {
      uncurried6("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `throws`() {
    let probe = Probe()
    let chain2: Stage<Probe.Throwing> = { a in
      probe.note(a); return { (b) throws(Refusal) in try probe.throwing(a, b) }
    }
    let uncurried2 = uncurry(chain2)
    probe.expectBoth("ab", journal: ["a", "ab"]) { () throws(Refusal) in
      try uncurried2("a", "b")
    }
    let chain3: Stage<Stage<Probe.Throwing>> = { a in
      probe.note(a); return { b in probe.note(b); return
      { (c) throws(Refusal) in try probe.throwing(a, b, c) } }
    }
    let uncurried3 = uncurry(chain3)
    probe.expectBoth("abc", journal: ["a", "b", "abc"]) { () throws(Refusal) in
      try uncurried3("a", "b", "c")
    }
    let chain4: Stage<Stage<Stage<Probe.Throwing>>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
      { (d) throws(Refusal) in try probe.throwing(a, b, c, d) } } }
    }
    let uncurried4 = uncurry(chain4)
    probe.expectBoth("abcd", journal: ["a", "b", "c", "abcd"]) { () throws(Refusal) in
      try uncurried4("a", "b", "c", "d")
    }
    let chain5: Stage<Stage<Stage<Stage<Probe.Throwing>>>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
      { d in probe.note(d); return
      { (e) throws(Refusal) in try probe.throwing(a, b, c, d, e) } } } }
    }
    let uncurried5 = uncurry(chain5)
    probe.expectBoth("abcde", journal: ["a", "b", "c", "d", "abcde"]) { () throws(Refusal) in
      try uncurried5("a", "b", "c", "d", "e")
    }
    let chain6: Stage<Stage<Stage<Stage<Stage<Probe.Throwing>>>>> = { a in
      probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
      { d in probe.note(d); return { e in probe.note(e); return
      { (f) throws(Refusal) in try probe.throwing(a, b, c, d, e, f) } } } } }
    }
    let uncurried6 = uncurry(chain6)
    probe.expectBoth(
      "abcdef", journal: ["a", "b", "c", "d", "e", "abcdef"]
    ) { () throws(Refusal) in try uncurried6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let chain2: Stage<Probe.Async> = { a in
        probe.note(a); return { (b) async in await probe.async(a, b) }
      }
      let uncurried2 = uncurry(chain2)
      await probe.expect("ab", journal: ["a", "ab"]) { await uncurried2("a", "b") }
      let chain3: Stage<Stage<Probe.Async>> = { a in
        probe.note(a); return { b in probe.note(b); return
        { (c) async in await probe.async(a, b, c) } }
      }
      let uncurried3 = uncurry(chain3)
      await probe.expect("abc", journal: ["a", "b", "abc"]) { await uncurried3("a", "b", "c") }
      let chain4: Stage<Stage<Stage<Probe.Async>>> = { a in
        probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
        { (d) async in await probe.async(a, b, c, d) } } }
      }
      let uncurried4 = uncurry(chain4)
      await probe.expect("abcd", journal: ["a", "b", "c", "abcd"]) {
        await uncurried4("a", "b", "c", "d")
      }
      let chain5: Stage<Stage<Stage<Stage<Probe.Async>>>> = { a in
        probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
        { d in probe.note(d); return { (e) async in await probe.async(a, b, c, d, e) } } } }
      }
      let uncurried5 = uncurry(chain5)
      await probe.expect("abcde", journal: ["a", "b", "c", "d", "abcde"]) {
        await uncurried5("a", "b", "c", "d", "e")
      }
      let chain6: Stage<Stage<Stage<Stage<Stage<Probe.Async>>>>> = { a in
        probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
        { d in probe.note(d); return { e in probe.note(e); return
        { (f) async in await probe.async(a, b, c, d, e, f) } } } } }
      }
      let uncurried6 = uncurry(chain6)
      await probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "abcdef"]) {
        await uncurried6("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let chain2: Stage<Probe.AsyncThrowing> = { a in
        probe.note(a); return { (b) async throws(Refusal) in try await probe.asyncThrowing(a, b) }
      }
      let uncurried2 = uncurry(chain2)
      await probe.expectBoth("ab", journal: ["a", "ab"]) { () async throws(Refusal) in
        try await uncurried2("a", "b")
      }
      let chain3: Stage<Stage<Probe.AsyncThrowing>> = { a in
        probe.note(a); return { b in probe.note(b); return
        { (c) async throws(Refusal) in try await probe.asyncThrowing(a, b, c) } }
      }
      let uncurried3 = uncurry(chain3)
      await probe.expectBoth("abc", journal: ["a", "b", "abc"]) { () async throws(Refusal) in
        try await uncurried3("a", "b", "c")
      }
      let chain4: Stage<Stage<Stage<Probe.AsyncThrowing>>> = { a in
        probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
        { (d) async throws(Refusal) in try await probe.asyncThrowing(a, b, c, d) } } }
      }
      let uncurried4 = uncurry(chain4)
      await probe.expectBoth(
        "abcd", journal: ["a", "b", "c", "abcd"]
      ) { () async throws(Refusal) in try await uncurried4("a", "b", "c", "d") }
      let chain5: Stage<Stage<Stage<Stage<Probe.AsyncThrowing>>>> = { a in
        probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
        { d in probe.note(d); return
        { (e) async throws(Refusal) in try await probe.asyncThrowing(a, b, c, d, e) } } } }
      }
      let uncurried5 = uncurry(chain5)
      await probe.expectBoth(
        "abcde", journal: ["a", "b", "c", "d", "abcde"]
      ) { () async throws(Refusal) in try await uncurried5("a", "b", "c", "d", "e") }
      let chain6: Stage<Stage<Stage<Stage<Stage<Probe.AsyncThrowing>>>>> = { a in
        probe.note(a); return { b in probe.note(b); return { c in probe.note(c); return
        { d in probe.note(d); return { e in probe.note(e); return
        { (f) async throws(Refusal) in try await probe.asyncThrowing(a, b, c, d, e, f) } } } } }
      }
      let uncurried6 = uncurry(chain6)
      await probe.expectBoth(
        "abcdef", journal: ["a", "b", "c", "d", "e", "abcdef"]
      ) { () async throws(Refusal) in try await uncurried6("a", "b", "c", "d", "e", "f") }
    }
    await onEveryActor(check)
  }
}
