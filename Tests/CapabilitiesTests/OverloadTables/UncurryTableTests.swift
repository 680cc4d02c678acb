// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("uncurry, for every effect")
struct UncurryTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let chain2: Stage<Probe.Plain> = { a in probe.note(a); return { b in probe.plain(a, b) } }
    let uncurried2 = uncurry(chain2)
    probe.expect("ab", journal: ["a", "ab"]) { uncurried2("a", "b") }
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
