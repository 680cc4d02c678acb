// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("coalescing: every overload")
struct CoalescingTableTests {
  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async0)
      await probe.expect(.success(""), journal: [""], hopping: true) { () async throws(Refusal) in
        await shared()
      }
      let far = Probe()
      let together = coalescing(far.async0)
      let answers = await CapabilitiesTests.together(
        { await together() },
        { await together() }
      )
      #expect(answers == ["", ""])
      #expect(far.journal == [""])
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing0)
      await probe.expect(.success(""), journal: [""], hopping: true) { () async throws(Refusal) in
        try await shared()
      }
      await probe.expect(
        .failure(Refusal("")),
        refusing: "",
        journal: [""],
        hopping: true
      ) { () async throws(Refusal) in
        try await shared()
      }
      let far = Probe()
      let together = coalescing(far.asyncThrowing0)
      let answers = await CapabilitiesTests.together(
        { try? await together() },
        { try? await together() }
      )
      #expect(answers == ["", ""])
      #expect(far.journal == [""])
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async1)
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a")
      }
      let far = Probe()
      let together = coalescing(far.async1)
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
      let shared = coalescing(probe.asyncThrowing1)
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
      let together = coalescing(far.asyncThrowing1)
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
      let shared = coalescing(probe.async2)
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b")
      }
      let far = Probe()
      let together = coalescing(far.async2)
      let answers = await CapabilitiesTests.together(
        { await together("a", "b") },
        { await together("a", "b") },
        { await together("x", "b") }
      )
      #expect(answers == ["ab", "ab", "xb"])
      #expect(far.journal == ["ab", "xb"])
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing2)
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
      let together = coalescing(far.asyncThrowing2)
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b") },
        { try? await together("a", "b") },
        { try? await together("x", "b") }
      )
      #expect(answers == ["ab", "ab", "xb"])
      #expect(far.journal == ["ab", "xb"])
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async3)
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c")
      }
      let far = Probe()
      let together = coalescing(far.async3)
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c") },
        { await together("a", "b", "c") },
        { await together("x", "b", "c") }
      )
      #expect(answers == ["abc", "abc", "xbc"])
      #expect(far.journal == ["abc", "xbc"])
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing3)
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
      let together = coalescing(far.asyncThrowing3)
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c") },
        { try? await together("a", "b", "c") },
        { try? await together("x", "b", "c") }
      )
      #expect(answers == ["abc", "abc", "xbc"])
      #expect(far.journal == ["abc", "xbc"])
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async4)
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c", "d")
      }
      let far = Probe()
      let together = coalescing(far.async4)
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c", "d") },
        { await together("a", "b", "c", "d") },
        { await together("x", "b", "c", "d") }
      )
      #expect(answers == ["abcd", "abcd", "xbcd"])
      #expect(far.journal == ["abcd", "xbcd"])
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing4)
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
      let together = coalescing(far.asyncThrowing4)
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c", "d") },
        { try? await together("a", "b", "c", "d") },
        { try? await together("x", "b", "c", "d") }
      )
      #expect(answers == ["abcd", "abcd", "xbcd"])
      #expect(far.journal == ["abcd", "xbcd"])
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async5)
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c", "d", "e")
      }
      let far = Probe()
      let together = coalescing(far.async5)
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c", "d", "e") },
        { await together("a", "b", "c", "d", "e") },
        { await together("x", "b", "c", "d", "e") }
      )
      #expect(answers == ["abcde", "abcde", "xbcde"])
      #expect(far.journal == ["abcde", "xbcde"])
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing5)
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
      let together = coalescing(far.asyncThrowing5)
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c", "d", "e") },
        { try? await together("a", "b", "c", "d", "e") },
        { try? await together("x", "b", "c", "d", "e") }
      )
      #expect(answers == ["abcde", "abcde", "xbcde"])
      #expect(far.journal == ["abcde", "xbcde"])
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.async6)
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        await shared("a", "b", "c", "d", "e", "f")
      }
      let far = Probe()
      let together = coalescing(far.async6)
      let answers = await CapabilitiesTests.together(
        { await together("a", "b", "c", "d", "e", "f") },
        { await together("a", "b", "c", "d", "e", "f") },
        { await together("x", "b", "c", "d", "e", "f") }
      )
      #expect(answers == ["abcdef", "abcdef", "xbcdef"])
      #expect(far.journal == ["abcdef", "xbcdef"])
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let shared = coalescing(probe.asyncThrowing6)
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
      let together = coalescing(far.asyncThrowing6)
      let answers = await CapabilitiesTests.together(
        { try? await together("a", "b", "c", "d", "e", "f") },
        { try? await together("a", "b", "c", "d", "e", "f") },
        { try? await together("x", "b", "c", "d", "e", "f") }
      )
      #expect(answers == ["abcdef", "abcdef", "xbcdef"])
      #expect(far.journal == ["abcdef", "xbcdef"])
    }
  }
}
