// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("partial: every overload")
struct PartialTableTests {
  @Test func `1 input, plain`() {
    let probe = Probe()
    let fixed1 = partial(probe.plain1, "a")
    probe.expect("a", journal: ["a"]) {
      fixed1()
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let fixed1 = partial(probe.throwing1, "a")
    probe.expect("a", journal: ["a"], failing: ["a"]) { () throws(Refusal) in
      try fixed1()
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.async1, "a")
      await probe.expect("a", journal: ["a"]) {
        await fixed1()
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.asyncThrowing1, "a")
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await fixed1()
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let fixed1 = partial(probe.plain2, "a")
    probe.expect("ab", journal: ["ab"]) {
      fixed1("b")
    }
    let fixed2 = partial(probe.plain2, "a", "b")
    probe.expect("ab", journal: ["ab"]) {
      fixed2()
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let fixed1 = partial(probe.throwing2, "a")
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try fixed1("b")
    }
    let fixed2 = partial(probe.throwing2, "a", "b")
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try fixed2()
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.async2, "a")
      await probe.expect("ab", journal: ["ab"]) {
        await fixed1("b")
      }
      let fixed2 = partial(probe.async2, "a", "b")
      await probe.expect("ab", journal: ["ab"]) {
        await fixed2()
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.asyncThrowing2, "a")
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await fixed1("b")
      }
      let fixed2 = partial(probe.asyncThrowing2, "a", "b")
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await fixed2()
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let fixed1 = partial(probe.plain3, "a")
    probe.expect("abc", journal: ["abc"]) {
      fixed1("b", "c")
    }
    let fixed2 = partial(probe.plain3, "a", "b")
    probe.expect("abc", journal: ["abc"]) {
      fixed2("c")
    }
    let fixed3 = partial(probe.plain3, "a", "b", "c")
    probe.expect("abc", journal: ["abc"]) {
      fixed3()
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let fixed1 = partial(probe.throwing3, "a")
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try fixed1("b", "c")
    }
    let fixed2 = partial(probe.throwing3, "a", "b")
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try fixed2("c")
    }
    let fixed3 = partial(probe.throwing3, "a", "b", "c")
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try fixed3()
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.async3, "a")
      await probe.expect("abc", journal: ["abc"]) {
        await fixed1("b", "c")
      }
      let fixed2 = partial(probe.async3, "a", "b")
      await probe.expect("abc", journal: ["abc"]) {
        await fixed2("c")
      }
      let fixed3 = partial(probe.async3, "a", "b", "c")
      await probe.expect("abc", journal: ["abc"]) {
        await fixed3()
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.asyncThrowing3, "a")
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await fixed1("b", "c")
      }
      let fixed2 = partial(probe.asyncThrowing3, "a", "b")
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await fixed2("c")
      }
      let fixed3 = partial(probe.asyncThrowing3, "a", "b", "c")
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await fixed3()
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let fixed1 = partial(probe.plain4, "a")
    probe.expect("abcd", journal: ["abcd"]) {
      fixed1("b", "c", "d")
    }
    let fixed2 = partial(probe.plain4, "a", "b")
    probe.expect("abcd", journal: ["abcd"]) {
      fixed2("c", "d")
    }
    let fixed3 = partial(probe.plain4, "a", "b", "c")
    probe.expect("abcd", journal: ["abcd"]) {
      fixed3("d")
    }
    let fixed4 = partial(probe.plain4, "a", "b", "c", "d")
    probe.expect("abcd", journal: ["abcd"]) {
      fixed4()
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let fixed1 = partial(probe.throwing4, "a")
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try fixed1("b", "c", "d")
    }
    let fixed2 = partial(probe.throwing4, "a", "b")
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try fixed2("c", "d")
    }
    let fixed3 = partial(probe.throwing4, "a", "b", "c")
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try fixed3("d")
    }
    let fixed4 = partial(probe.throwing4, "a", "b", "c", "d")
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try fixed4()
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.async4, "a")
      await probe.expect("abcd", journal: ["abcd"]) {
        await fixed1("b", "c", "d")
      }
      let fixed2 = partial(probe.async4, "a", "b")
      await probe.expect("abcd", journal: ["abcd"]) {
        await fixed2("c", "d")
      }
      let fixed3 = partial(probe.async4, "a", "b", "c")
      await probe.expect("abcd", journal: ["abcd"]) {
        await fixed3("d")
      }
      let fixed4 = partial(probe.async4, "a", "b", "c", "d")
      await probe.expect("abcd", journal: ["abcd"]) {
        await fixed4()
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.asyncThrowing4, "a")
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await fixed1("b", "c", "d")
      }
      let fixed2 = partial(probe.asyncThrowing4, "a", "b")
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await fixed2("c", "d")
      }
      let fixed3 = partial(probe.asyncThrowing4, "a", "b", "c")
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await fixed3("d")
      }
      let fixed4 = partial(probe.asyncThrowing4, "a", "b", "c", "d")
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await fixed4()
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let fixed1 = partial(probe.plain5, "a")
    probe.expect("abcde", journal: ["abcde"]) {
      fixed1("b", "c", "d", "e")
    }
    let fixed2 = partial(probe.plain5, "a", "b")
    probe.expect("abcde", journal: ["abcde"]) {
      fixed2("c", "d", "e")
    }
    let fixed3 = partial(probe.plain5, "a", "b", "c")
    probe.expect("abcde", journal: ["abcde"]) {
      fixed3("d", "e")
    }
    let fixed4 = partial(probe.plain5, "a", "b", "c", "d")
    probe.expect("abcde", journal: ["abcde"]) {
      fixed4("e")
    }
    let fixed5 = partial(probe.plain5, "a", "b", "c", "d", "e")
    probe.expect("abcde", journal: ["abcde"]) {
      fixed5()
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let fixed1 = partial(probe.throwing5, "a")
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try fixed1("b", "c", "d", "e")
    }
    let fixed2 = partial(probe.throwing5, "a", "b")
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try fixed2("c", "d", "e")
    }
    let fixed3 = partial(probe.throwing5, "a", "b", "c")
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try fixed3("d", "e")
    }
    let fixed4 = partial(probe.throwing5, "a", "b", "c", "d")
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try fixed4("e")
    }
    let fixed5 = partial(probe.throwing5, "a", "b", "c", "d", "e")
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try fixed5()
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.async5, "a")
      await probe.expect("abcde", journal: ["abcde"]) {
        await fixed1("b", "c", "d", "e")
      }
      let fixed2 = partial(probe.async5, "a", "b")
      await probe.expect("abcde", journal: ["abcde"]) {
        await fixed2("c", "d", "e")
      }
      let fixed3 = partial(probe.async5, "a", "b", "c")
      await probe.expect("abcde", journal: ["abcde"]) {
        await fixed3("d", "e")
      }
      let fixed4 = partial(probe.async5, "a", "b", "c", "d")
      await probe.expect("abcde", journal: ["abcde"]) {
        await fixed4("e")
      }
      let fixed5 = partial(probe.async5, "a", "b", "c", "d", "e")
      await probe.expect("abcde", journal: ["abcde"]) {
        await fixed5()
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.asyncThrowing5, "a")
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await fixed1("b", "c", "d", "e")
      }
      let fixed2 = partial(probe.asyncThrowing5, "a", "b")
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await fixed2("c", "d", "e")
      }
      let fixed3 = partial(probe.asyncThrowing5, "a", "b", "c")
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await fixed3("d", "e")
      }
      let fixed4 = partial(probe.asyncThrowing5, "a", "b", "c", "d")
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await fixed4("e")
      }
      let fixed5 = partial(probe.asyncThrowing5, "a", "b", "c", "d", "e")
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await fixed5()
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let fixed1 = partial(probe.plain6, "a")
    probe.expect("abcdef", journal: ["abcdef"]) {
      fixed1("b", "c", "d", "e", "f")
    }
    let fixed2 = partial(probe.plain6, "a", "b")
    probe.expect("abcdef", journal: ["abcdef"]) {
      fixed2("c", "d", "e", "f")
    }
    let fixed3 = partial(probe.plain6, "a", "b", "c")
    probe.expect("abcdef", journal: ["abcdef"]) {
      fixed3("d", "e", "f")
    }
    let fixed4 = partial(probe.plain6, "a", "b", "c", "d")
    probe.expect("abcdef", journal: ["abcdef"]) {
      fixed4("e", "f")
    }
    let fixed5 = partial(probe.plain6, "a", "b", "c", "d", "e")
    probe.expect("abcdef", journal: ["abcdef"]) {
      fixed5("f")
    }
    let fixed6 = partial(probe.plain6, "a", "b", "c", "d", "e", "f")
    probe.expect("abcdef", journal: ["abcdef"]) {
      fixed6()
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let fixed1 = partial(probe.throwing6, "a")
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try fixed1("b", "c", "d", "e", "f")
    }
    let fixed2 = partial(probe.throwing6, "a", "b")
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try fixed2("c", "d", "e", "f")
    }
    let fixed3 = partial(probe.throwing6, "a", "b", "c")
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try fixed3("d", "e", "f")
    }
    let fixed4 = partial(probe.throwing6, "a", "b", "c", "d")
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try fixed4("e", "f")
    }
    let fixed5 = partial(probe.throwing6, "a", "b", "c", "d", "e")
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try fixed5("f")
    }
    let fixed6 = partial(probe.throwing6, "a", "b", "c", "d", "e", "f")
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try fixed6()
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.async6, "a")
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await fixed1("b", "c", "d", "e", "f")
      }
      let fixed2 = partial(probe.async6, "a", "b")
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await fixed2("c", "d", "e", "f")
      }
      let fixed3 = partial(probe.async6, "a", "b", "c")
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await fixed3("d", "e", "f")
      }
      let fixed4 = partial(probe.async6, "a", "b", "c", "d")
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await fixed4("e", "f")
      }
      let fixed5 = partial(probe.async6, "a", "b", "c", "d", "e")
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await fixed5("f")
      }
      let fixed6 = partial(probe.async6, "a", "b", "c", "d", "e", "f")
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await fixed6()
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let fixed1 = partial(probe.asyncThrowing6, "a")
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await fixed1("b", "c", "d", "e", "f")
      }
      let fixed2 = partial(probe.asyncThrowing6, "a", "b")
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await fixed2("c", "d", "e", "f")
      }
      let fixed3 = partial(probe.asyncThrowing6, "a", "b", "c")
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await fixed3("d", "e", "f")
      }
      let fixed4 = partial(probe.asyncThrowing6, "a", "b", "c", "d")
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await fixed4("e", "f")
      }
      let fixed5 = partial(probe.asyncThrowing6, "a", "b", "c", "d", "e")
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await fixed5("f")
      }
      let fixed6 = partial(probe.asyncThrowing6, "a", "b", "c", "d", "e", "f")
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await fixed6()
      }
    }
  }
}
