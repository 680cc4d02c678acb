// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("inject: every overload")
struct InjectTableTests {
  @Test func `1 key path, plain`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("a", journal: ["a", "a"]) {
      inject(probe.plain1, from: world, \.a)
    }
  }

  @Test func `1 key path, throws`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("a", journal: ["a", "a"], failing: ["a"]) { () throws(Refusal) in
      try inject(probe.throwing1, from: world, \.a)
    }
  }

  @Test func `1 key path, async`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("a", journal: ["a", "a"]) {
        await inject(probe.async1, from: world, \.a)
      }
    }
  }

  @Test func `1 key path, async throws`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("a", journal: ["a", "a"], failing: ["a"]) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing1, from: world, \.a)
      }
    }
  }

  @Test func `2 key paths, plain`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("ab", journal: ["a", "b", "ab"]) {
      inject(probe.plain2, from: world, \.a, \.b)
    }
  }

  @Test func `2 key paths, throws`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("ab", journal: ["a", "b", "ab"], failing: ["ab"]) { () throws(Refusal) in
      try inject(probe.throwing2, from: world, \.a, \.b)
    }
  }

  @Test func `2 key paths, async`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("ab", journal: ["a", "b", "ab"]) {
        await inject(probe.async2, from: world, \.a, \.b)
      }
    }
  }

  @Test func `2 key paths, async throws`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect(
        "ab",
        journal: ["a", "b", "ab"],
        failing: ["ab"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing2, from: world, \.a, \.b)
      }
    }
  }

  @Test func `3 key paths, plain`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("abc", journal: ["a", "b", "c", "abc"]) {
      inject(probe.plain3, from: world, \.a, \.b, \.c)
    }
  }

  @Test func `3 key paths, throws`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("abc", journal: ["a", "b", "c", "abc"], failing: ["abc"]) { () throws(Refusal) in
      try inject(probe.throwing3, from: world, \.a, \.b, \.c)
    }
  }

  @Test func `3 key paths, async`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("abc", journal: ["a", "b", "c", "abc"]) {
        await inject(probe.async3, from: world, \.a, \.b, \.c)
      }
    }
  }

  @Test func `3 key paths, async throws`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect(
        "abc",
        journal: ["a", "b", "c", "abc"],
        failing: ["abc"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing3, from: world, \.a, \.b, \.c)
      }
    }
  }

  @Test func `4 key paths, plain`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("abcd", journal: ["a", "b", "c", "d", "abcd"]) {
      inject(probe.plain4, from: world, \.a, \.b, \.c, \.d)
    }
  }

  @Test func `4 key paths, throws`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect(
      "abcd",
      journal: ["a", "b", "c", "d", "abcd"],
      failing: ["abcd"]
    ) { () throws(Refusal) in
      try inject(probe.throwing4, from: world, \.a, \.b, \.c, \.d)
    }
  }

  @Test func `4 key paths, async`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("abcd", journal: ["a", "b", "c", "d", "abcd"]) {
        await inject(probe.async4, from: world, \.a, \.b, \.c, \.d)
      }
    }
  }

  @Test func `4 key paths, async throws`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect(
        "abcd",
        journal: ["a", "b", "c", "d", "abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing4, from: world, \.a, \.b, \.c, \.d)
      }
    }
  }

  @Test func `5 key paths, plain`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("abcde", journal: ["a", "b", "c", "d", "e", "abcde"]) {
      inject(probe.plain5, from: world, \.a, \.b, \.c, \.d, \.e)
    }
  }

  @Test func `5 key paths, throws`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect(
      "abcde",
      journal: ["a", "b", "c", "d", "e", "abcde"],
      failing: ["abcde"]
    ) { () throws(Refusal) in
      try inject(probe.throwing5, from: world, \.a, \.b, \.c, \.d, \.e)
    }
  }

  @Test func `5 key paths, async`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("abcde", journal: ["a", "b", "c", "d", "e", "abcde"]) {
        await inject(probe.async5, from: world, \.a, \.b, \.c, \.d, \.e)
      }
    }
  }

  @Test func `5 key paths, async throws`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect(
        "abcde",
        journal: ["a", "b", "c", "d", "e", "abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing5, from: world, \.a, \.b, \.c, \.d, \.e)
      }
    }
  }

  @Test func `6 key paths, plain`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "f", "abcdef"]) {
      inject(probe.plain6, from: world, \.a, \.b, \.c, \.d, \.e, \.f)
    }
  }

  @Test func `6 key paths, throws`() {
    let probe = Probe()
    let world = Letters(probe: probe)
    probe.expect(
      "abcdef",
      journal: ["a", "b", "c", "d", "e", "f", "abcdef"],
      failing: ["abcdef"]
    ) { () throws(Refusal) in
      try inject(probe.throwing6, from: world, \.a, \.b, \.c, \.d, \.e, \.f)
    }
  }

  @Test func `6 key paths, async`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "f", "abcdef"]) {
        await inject(probe.async6, from: world, \.a, \.b, \.c, \.d, \.e, \.f)
      }
    }
  }

  @Test func `6 key paths, async throws`() async {
    await onEveryActor { probe in
      let world = Letters(probe: probe)
      await probe.expect(
        "abcdef",
        journal: ["a", "b", "c", "d", "e", "f", "abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing6, from: world, \.a, \.b, \.c, \.d, \.e, \.f)
      }
    }
  }
}
