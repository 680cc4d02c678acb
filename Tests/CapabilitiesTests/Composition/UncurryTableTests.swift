// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("uncurry: every overload")
struct UncurryTableTests {
  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let chain: Stage<Probe.Plain> = { a in
      probe.note(a)
      return { b in
        probe.plain(a, b)
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("ab", journal: ["a", "ab"]) {
      uncurried("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let chain: Stage<Probe.Throwing> = { a in
      probe.note(a)
      return { (b) throws(Refusal) in
        try probe.throwing(a, b)
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("ab", journal: ["a", "ab"], failing: ["ab"]) { () throws(Refusal) in
      try uncurried("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let chain: Stage<Probe.Async> = { a in
        probe.note(a)
        return { (b) async in
          await probe.async(a, b)
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect("ab", journal: ["a", "ab"]) {
        await uncurried("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let chain: Stage<Probe.AsyncThrowing> = { a in
        probe.note(a)
        return { (b) async throws(Refusal) in
          try await probe.asyncThrowing(a, b)
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect("ab", journal: ["a", "ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await uncurried("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let chain: Stage<Stage<Probe.Plain>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.plain(a, b, c)
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("abc", journal: ["a", "b", "abc"]) {
      uncurried("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let chain: Stage<Stage<Probe.Throwing>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { (c) throws(Refusal) in
          try probe.throwing(a, b, c)
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("abc", journal: ["a", "b", "abc"], failing: ["abc"]) { () throws(Refusal) in
      try uncurried("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Probe.Async>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { (c) async in
            await probe.async(a, b, c)
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect("abc", journal: ["a", "b", "abc"]) {
        await uncurried("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Probe.AsyncThrowing>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { (c) async throws(Refusal) in
            try await probe.asyncThrowing(a, b, c)
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect(
        "abc",
        journal: ["a", "b", "abc"],
        failing: ["abc"]
      ) { () async throws(Refusal) in
        try await uncurried("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let chain: Stage<Stage<Stage<Probe.Plain>>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.note(c)
          return { d in
            probe.plain(a, b, c, d)
          }
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("abcd", journal: ["a", "b", "c", "abcd"]) {
      uncurried("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let chain: Stage<Stage<Stage<Probe.Throwing>>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.note(c)
          return { (d) throws(Refusal) in
            try probe.throwing(a, b, c, d)
          }
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect(
      "abcd",
      journal: ["a", "b", "c", "abcd"],
      failing: ["abcd"]
    ) { () throws(Refusal) in
      try uncurried("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Stage<Probe.Async>>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { c in
            probe.note(c)
            return { (d) async in
              await probe.async(a, b, c, d)
            }
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect("abcd", journal: ["a", "b", "c", "abcd"]) {
        await uncurried("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Stage<Probe.AsyncThrowing>>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { c in
            probe.note(c)
            return { (d) async throws(Refusal) in
              try await probe.asyncThrowing(a, b, c, d)
            }
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect(
        "abcd",
        journal: ["a", "b", "c", "abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await uncurried("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let chain: Stage<Stage<Stage<Stage<Probe.Plain>>>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.note(c)
          return { d in
            probe.note(d)
            return { e in
              probe.plain(a, b, c, d, e)
            }
          }
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("abcde", journal: ["a", "b", "c", "d", "abcde"]) {
      uncurried("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let chain: Stage<Stage<Stage<Stage<Probe.Throwing>>>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.note(c)
          return { d in
            probe.note(d)
            return { (e) throws(Refusal) in
              try probe.throwing(a, b, c, d, e)
            }
          }
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect(
      "abcde",
      journal: ["a", "b", "c", "d", "abcde"],
      failing: ["abcde"]
    ) { () throws(Refusal) in
      try uncurried("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Stage<Stage<Probe.Async>>>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { c in
            probe.note(c)
            return { d in
              probe.note(d)
              return { (e) async in
                await probe.async(a, b, c, d, e)
              }
            }
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect("abcde", journal: ["a", "b", "c", "d", "abcde"]) {
        await uncurried("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Stage<Stage<Probe.AsyncThrowing>>>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { c in
            probe.note(c)
            return { d in
              probe.note(d)
              return { (e) async throws(Refusal) in
                try await probe.asyncThrowing(a, b, c, d, e)
              }
            }
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect(
        "abcde",
        journal: ["a", "b", "c", "d", "abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await uncurried("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let chain: Stage<Stage<Stage<Stage<Stage<Probe.Plain>>>>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.note(c)
          return { d in
            probe.note(d)
            return { e in
              probe.note(e)
              return { f in
                probe.plain(a, b, c, d, e, f)
              }
            }
          }
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "abcdef"]) {
      uncurried("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let chain: Stage<Stage<Stage<Stage<Stage<Probe.Throwing>>>>> = { a in
      probe.note(a)
      return { b in
        probe.note(b)
        return { c in
          probe.note(c)
          return { d in
            probe.note(d)
            return { e in
              probe.note(e)
              return { (f) throws(Refusal) in
                try probe.throwing(a, b, c, d, e, f)
              }
            }
          }
        }
      }
    }
    let uncurried = uncurry(chain)
    probe.expect(
      "abcdef",
      journal: ["a", "b", "c", "d", "e", "abcdef"],
      failing: ["abcdef"]
    ) { () throws(Refusal) in
      try uncurried("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Stage<Stage<Stage<Probe.Async>>>>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { c in
            probe.note(c)
            return { d in
              probe.note(d)
              return { e in
                probe.note(e)
                return { (f) async in
                  await probe.async(a, b, c, d, e, f)
                }
              }
            }
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "abcdef"]) {
        await uncurried("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let chain: Stage<Stage<Stage<Stage<Stage<Probe.AsyncThrowing>>>>> = { a in
        probe.note(a)
        return { b in
          probe.note(b)
          return { c in
            probe.note(c)
            return { d in
              probe.note(d)
              return { e in
                probe.note(e)
                return { (f) async throws(Refusal) in
                  try await probe.asyncThrowing(a, b, c, d, e, f)
                }
              }
            }
          }
        }
      }
      let uncurried = uncurry(chain)
      await probe.expect(
        "abcdef",
        journal: ["a", "b", "c", "d", "e", "abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await uncurried("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
