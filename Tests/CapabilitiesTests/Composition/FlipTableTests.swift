// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("flip: every overload")
struct FlipTableTests {
  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let flipped = flip(probe.plain2)
    probe.expect("ab", journal: ["ab"]) {
      flipped("b", "a")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let flipped = flip(probe.throwing2)
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try flipped("b", "a")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let flipped = flip(probe.async2)
      await probe.expect("ab", journal: ["ab"]) {
        await flipped("b", "a")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let flipped = flip(probe.asyncThrowing2)
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await flipped("b", "a")
      }
    }
  }

  @Test func `curried, plain`() {
    let probe = Probe()
    let chain: Stage<Probe.Plain> = { a in
      probe.note(a)
      return { b in
        probe.plain(a, b)
      }
    }
    let flipped = flip(chain)
    probe.expect("ab", journal: ["a", "ab"]) {
      flipped("b")("a")
    }
  }

  @Test func `curried, throws`() {
    let probe = Probe()
    let chain: Stage<Probe.Throwing> = { a in
      probe.note(a)
      return { (b) throws(Refusal) in
        try probe.throwing(a, b)
      }
    }
    let flipped = flip(chain)
    probe.expect("ab", journal: ["a", "ab"], failing: ["ab"]) { () throws(Refusal) in
      try flipped("b")("a")
    }
  }

  @Test func `curried, async`() async {
    await onEveryActor { probe in
      let chain: Stage<Probe.Async> = { a in
        probe.note(a)
        return { (b) async in
          await probe.async(a, b)
        }
      }
      let flipped = flip(chain)
      await probe.expect("ab", journal: ["a", "ab"]) {
        await flipped("b")("a")
      }
    }
  }

  @Test func `curried, async throws`() async {
    await onEveryActor { probe in
      let chain: Stage<Probe.AsyncThrowing> = { a in
        probe.note(a)
        return { (b) async throws(Refusal) in
          try await probe.asyncThrowing(a, b)
        }
      }
      let flipped = flip(chain)
      await probe.expect("ab", journal: ["a", "ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await flipped("b")("a")
      }
    }
  }
}
