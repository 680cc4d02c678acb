// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("flip, for every effect")
struct FlipTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let flipped = flip(probe.plain2)
    probe.expect("ab") { flipped("b", "a") }
    let chain2: Stage<Probe.Plain> = { a in probe.note(a); return { b in probe.plain(a, b) } }
    let curried = flip(chain2)
    probe.expect("ab", journal: ["a", "ab"]) { curried("b")("a") }
  }

  @Test func `throws`() {
    let probe = Probe()
    let flipped = flip(probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try flipped("b", "a") }
    let chain2: Stage<Probe.Throwing> = { a in
      probe.note(a); return { (b) throws(Refusal) in try probe.throwing(a, b) }
    }
    let curried = flip(chain2)
    probe.expectBoth("ab", journal: ["a", "ab"]) { () throws(Refusal) in try curried("b")("a") }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let flipped = flip(probe.async2)
      await probe.expect("ab") { await flipped("b", "a") }
      let chain2: Stage<Probe.Async> = { a in
        probe.note(a); return { (b) async in await probe.async(a, b) }
      }
      let curried = flip(chain2)
      await probe.expect("ab", journal: ["a", "ab"]) { await curried("b")("a") }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let flipped = flip(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await flipped("b", "a") }
      let chain2: Stage<Probe.AsyncThrowing> = { a in
        probe.note(a); return { (b) async throws(Refusal) in try await probe.asyncThrowing(a, b) }
      }
      let curried = flip(chain2)
      await probe.expectBoth("ab", journal: ["a", "ab"]) { () async throws(Refusal) in
        try await curried("b")("a")
      }
    }
    await onEveryActor(check)
  }
}
