// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("curry: every overload")
struct CurryTableTests {
  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let curried = curry(probe.plain2)
    probe.expect("ab", journal: ["ab"]) {
      curried("a")("b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let curried = curry(probe.throwing2)
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try curried("a")("b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let curried = curry(probe.async2)
      await probe.expect("ab", journal: ["ab"]) {
        await curried("a")("b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let curried = curry(probe.asyncThrowing2)
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await curried("a")("b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let curried = curry(probe.plain3)
    probe.expect("abc", journal: ["abc"]) {
      curried("a")("b")("c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let curried = curry(probe.throwing3)
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try curried("a")("b")("c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let curried = curry(probe.async3)
      await probe.expect("abc", journal: ["abc"]) {
        await curried("a")("b")("c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let curried = curry(probe.asyncThrowing3)
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await curried("a")("b")("c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let curried = curry(probe.plain4)
    probe.expect("abcd", journal: ["abcd"]) {
      curried("a")("b")("c")("d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let curried = curry(probe.throwing4)
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try curried("a")("b")("c")("d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let curried = curry(probe.async4)
      await probe.expect("abcd", journal: ["abcd"]) {
        await curried("a")("b")("c")("d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let curried = curry(probe.asyncThrowing4)
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await curried("a")("b")("c")("d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let curried = curry(probe.plain5)
    probe.expect("abcde", journal: ["abcde"]) {
      curried("a")("b")("c")("d")("e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let curried = curry(probe.throwing5)
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try curried("a")("b")("c")("d")("e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let curried = curry(probe.async5)
      await probe.expect("abcde", journal: ["abcde"]) {
        await curried("a")("b")("c")("d")("e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let curried = curry(probe.asyncThrowing5)
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await curried("a")("b")("c")("d")("e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let curried = curry(probe.plain6)
    probe.expect("abcdef", journal: ["abcdef"]) {
      curried("a")("b")("c")("d")("e")("f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let curried = curry(probe.throwing6)
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try curried("a")("b")("c")("d")("e")("f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let curried = curry(probe.async6)
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await curried("a")("b")("c")("d")("e")("f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let curried = curry(probe.asyncThrowing6)
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await curried("a")("b")("c")("d")("e")("f")
      }
    }
  }
}
