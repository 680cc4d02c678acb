// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("coalescing by key: every overload")
struct CoalescingByKeyTableTests {
  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async1, key: { a in a })
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a")
      }
      let far = Probe()
      let together = coalescing(far.async1, key: { a in a })
      let answers = await CapabilitiesTests.together(
        { await together("a") },
        { await together("a") },
        { await together("x") }
      )
      #expect(answers == ["a", "a", "x"])
      #expect(far.journal == ["a", "x"])
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing1, key: { a in a })
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a")
      }
      await probe.expect(
        .failure(Refusal("a")),
        refusing: "a",
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a")
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing1, key: { a in a })
      let answers = await CapabilitiesTests.together(
        { try? await together("a") },
        { try? await together("a") },
        { try? await together("x") }
      )
      #expect(answers == ["a", "a", "x"])
      #expect(far.journal == ["a", "x"])
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async2, key: { a, _ in a })
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b")
      }
      let far = Probe()
      let together = coalescing(far.async2, key: { a, _ in a })
      let answers = await CapabilitiesTests.together(
        { await together("a", "b") },
        { await together("a", "x") },
        { await together("x", "b") }
      )
      #expect(answers == ["ab", "ab", "xb"])
      #expect(far.journal == ["ab", "xb"])
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing2, key: { a, _ in a })
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b")
      }
      await probe.expect(
        .failure(Refusal("ab")),
        refusing: "ab",
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b")
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing2, key: { a, _ in a })
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b") },
        { try? await together("a", "x") },
        { try? await together("x", "b") }
      )
      #expect(answers == ["ab", "ab", "xb"])
      #expect(far.journal == ["ab", "xb"])
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async3, key: { a, _, _ in a })
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c")
      }
      let far = Probe()
      let together = coalescing(far.async3, key: { a, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c") },
        { await together("a", "b", "x") },
        { await together("x", "b", "c") }
      )
      #expect(answers == ["abc", "abc", "xbc"])
      #expect(far.journal == ["abc", "xbc"])
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing3, key: { a, _, _ in a })
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c")
      }
      await probe.expect(
        .failure(Refusal("abc")),
        refusing: "abc",
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c")
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing3, key: { a, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c") },
        { try? await together("a", "b", "x") },
        { try? await together("x", "b", "c") }
      )
      #expect(answers == ["abc", "abc", "xbc"])
      #expect(far.journal == ["abc", "xbc"])
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async4, key: { a, _, _, _ in a })
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c", "d")
      }
      let far = Probe()
      let together = coalescing(far.async4, key: { a, _, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c", "d") },
        { await together("a", "b", "c", "x") },
        { await together("x", "b", "c", "d") }
      )
      #expect(answers == ["abcd", "abcd", "xbcd"])
      #expect(far.journal == ["abcd", "xbcd"])
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing4, key: { a, _, _, _ in a })
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c", "d")
      }
      await probe.expect(
        .failure(Refusal("abcd")),
        refusing: "abcd",
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c", "d")
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing4, key: { a, _, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c", "d") },
        { try? await together("a", "b", "c", "x") },
        { try? await together("x", "b", "c", "d") }
      )
      #expect(answers == ["abcd", "abcd", "xbcd"])
      #expect(far.journal == ["abcd", "xbcd"])
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async5, key: { a, _, _, _, _ in a })
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c", "d", "e")
      }
      let far = Probe()
      let together = coalescing(far.async5, key: { a, _, _, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c", "d", "e") },
        { await together("a", "b", "c", "d", "x") },
        { await together("x", "b", "c", "d", "e") }
      )
      #expect(answers == ["abcde", "abcde", "xbcde"])
      #expect(far.journal == ["abcde", "xbcde"])
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing5, key: { a, _, _, _, _ in a })
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .failure(Refusal("abcde")),
        refusing: "abcde",
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c", "d", "e")
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing5, key: { a, _, _, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c", "d", "e") },
        { try? await together("a", "b", "c", "d", "x") },
        { try? await together("x", "b", "c", "d", "e") }
      )
      #expect(answers == ["abcde", "abcde", "xbcde"])
      #expect(far.journal == ["abcde", "xbcde"])
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async6, key: { a, _, _, _, _, _ in a })
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c", "d", "e", "f")
      }
      let far = Probe()
      let together = coalescing(far.async6, key: { a, _, _, _, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c", "d", "e", "f") },
        { await together("a", "b", "c", "d", "e", "x") },
        { await together("x", "b", "c", "d", "e", "f") }
      )
      #expect(answers == ["abcdef", "abcdef", "xbcdef"])
      #expect(far.journal == ["abcdef", "xbcdef"])
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing6, key: { a, _, _, _, _, _ in a })
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .failure(Refusal("abcdef")),
        refusing: "abcdef",
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared("a", "b", "c", "d", "e", "f")
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing6, key: { a, _, _, _, _, _ in a })
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c", "d", "e", "f") },
        { try? await together("a", "b", "c", "d", "e", "x") },
        { try? await together("x", "b", "c", "d", "e", "f") }
      )
      #expect(answers == ["abcdef", "abcdef", "xbcdef"])
      #expect(far.journal == ["abcdef", "xbcdef"])
    }
  }
}
