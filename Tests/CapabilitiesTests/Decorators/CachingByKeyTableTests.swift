// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("caching by key: every overload")
struct CachingByKeyTableTests {
  @Test func `1 input, plain`() {
    let probe = Probe()
    let cached = caching(
      probe.plain1,
      key: { a in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.success("a"), journal: ["a"]) {
      cached("a")
    }
    probe.expect(.success("a"), journal: []) {
      cached("a")
    }
    probe.expect(.success("x"), journal: ["x"]) {
      cached("x")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let cached = caching(
      probe.throwing1,
      key: { a in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.failure(Refusal("a")), refusing: "a", journal: ["a"]) { () throws(Refusal) in
      try cached("a")
    }
    probe.expect(.success("a"), journal: ["a"]) { () throws(Refusal) in
      try cached("a")
    }
    probe.expect(.success("a"), journal: []) { () throws(Refusal) in
      try cached("a")
    }
    probe.expect(.success("x"), journal: ["x"]) { () throws(Refusal) in
      try cached("x")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.async1,
        key: { a in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(.success("a"), journal: ["a"]) { () async throws(Refusal) in
        await cached("a")
      }
      await probe.expect(.success("a"), journal: []) { () async throws(Refusal) in
        await cached("a")
      }
      await probe.expect(.success("x"), journal: ["x"]) { () async throws(Refusal) in
        await cached("x")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.asyncThrowing1,
        key: { a in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(
        .failure(Refusal("a")),
        refusing: "a",
        journal: ["a"]
      ) { () async throws(Refusal) in
        try await cached("a")
      }
      await probe.expect(.success("a"), journal: ["a"]) { () async throws(Refusal) in
        try await cached("a")
      }
      await probe.expect(.success("a"), journal: []) { () async throws(Refusal) in
        try await cached("a")
      }
      await probe.expect(.success("x"), journal: ["x"]) { () async throws(Refusal) in
        try await cached("x")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let cached = caching(
      probe.plain2,
      key: { a, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.success("ab"), journal: ["ab"]) {
      cached("a", "b")
    }
    probe.expect(.success("ab"), journal: []) {
      cached("a", "b")
    }
    probe.expect(.success("ab"), journal: []) {
      cached("a", "x")
    }
    probe.expect(.success("xb"), journal: ["xb"]) {
      cached("x", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let cached = caching(
      probe.throwing2,
      key: { a, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.failure(Refusal("ab")), refusing: "ab", journal: ["ab"]) { () throws(Refusal) in
      try cached("a", "b")
    }
    probe.expect(.success("ab"), journal: ["ab"]) { () throws(Refusal) in
      try cached("a", "b")
    }
    probe.expect(.success("ab"), journal: []) { () throws(Refusal) in
      try cached("a", "b")
    }
    probe.expect(.success("ab"), journal: []) { () throws(Refusal) in
      try cached("a", "x")
    }
    probe.expect(.success("xb"), journal: ["xb"]) { () throws(Refusal) in
      try cached("x", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.async2,
        key: { a, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(.success("ab"), journal: ["ab"]) { () async throws(Refusal) in
        await cached("a", "b")
      }
      await probe.expect(.success("ab"), journal: []) { () async throws(Refusal) in
        await cached("a", "b")
      }
      await probe.expect(.success("ab"), journal: []) { () async throws(Refusal) in
        await cached("a", "x")
      }
      await probe.expect(.success("xb"), journal: ["xb"]) { () async throws(Refusal) in
        await cached("x", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.asyncThrowing2,
        key: { a, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(
        .failure(Refusal("ab")),
        refusing: "ab",
        journal: ["ab"]
      ) { () async throws(Refusal) in
        try await cached("a", "b")
      }
      await probe.expect(.success("ab"), journal: ["ab"]) { () async throws(Refusal) in
        try await cached("a", "b")
      }
      await probe.expect(.success("ab"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b")
      }
      await probe.expect(.success("ab"), journal: []) { () async throws(Refusal) in
        try await cached("a", "x")
      }
      await probe.expect(.success("xb"), journal: ["xb"]) { () async throws(Refusal) in
        try await cached("x", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let cached = caching(
      probe.plain3,
      key: { a, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.success("abc"), journal: ["abc"]) {
      cached("a", "b", "c")
    }
    probe.expect(.success("abc"), journal: []) {
      cached("a", "b", "c")
    }
    probe.expect(.success("abc"), journal: []) {
      cached("a", "b", "x")
    }
    probe.expect(.success("xbc"), journal: ["xbc"]) {
      cached("x", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let cached = caching(
      probe.throwing3,
      key: { a, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(
      .failure(Refusal("abc")),
      refusing: "abc",
      journal: ["abc"]
    ) { () throws(Refusal) in
      try cached("a", "b", "c")
    }
    probe.expect(.success("abc"), journal: ["abc"]) { () throws(Refusal) in
      try cached("a", "b", "c")
    }
    probe.expect(.success("abc"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c")
    }
    probe.expect(.success("abc"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "x")
    }
    probe.expect(.success("xbc"), journal: ["xbc"]) { () throws(Refusal) in
      try cached("x", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.async3,
        key: { a, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(.success("abc"), journal: ["abc"]) { () async throws(Refusal) in
        await cached("a", "b", "c")
      }
      await probe.expect(.success("abc"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c")
      }
      await probe.expect(.success("abc"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "x")
      }
      await probe.expect(.success("xbc"), journal: ["xbc"]) { () async throws(Refusal) in
        await cached("x", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.asyncThrowing3,
        key: { a, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(
        .failure(Refusal("abc")),
        refusing: "abc",
        journal: ["abc"]
      ) { () async throws(Refusal) in
        try await cached("a", "b", "c")
      }
      await probe.expect(.success("abc"), journal: ["abc"]) { () async throws(Refusal) in
        try await cached("a", "b", "c")
      }
      await probe.expect(.success("abc"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c")
      }
      await probe.expect(.success("abc"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "x")
      }
      await probe.expect(.success("xbc"), journal: ["xbc"]) { () async throws(Refusal) in
        try await cached("x", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let cached = caching(
      probe.plain4,
      key: { a, _, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.success("abcd"), journal: ["abcd"]) {
      cached("a", "b", "c", "d")
    }
    probe.expect(.success("abcd"), journal: []) {
      cached("a", "b", "c", "d")
    }
    probe.expect(.success("abcd"), journal: []) {
      cached("a", "b", "c", "x")
    }
    probe.expect(.success("xbcd"), journal: ["xbcd"]) {
      cached("x", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let cached = caching(
      probe.throwing4,
      key: { a, _, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(
      .failure(Refusal("abcd")),
      refusing: "abcd",
      journal: ["abcd"]
    ) { () throws(Refusal) in
      try cached("a", "b", "c", "d")
    }
    probe.expect(.success("abcd"), journal: ["abcd"]) { () throws(Refusal) in
      try cached("a", "b", "c", "d")
    }
    probe.expect(.success("abcd"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c", "d")
    }
    probe.expect(.success("abcd"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c", "x")
    }
    probe.expect(.success("xbcd"), journal: ["xbcd"]) { () throws(Refusal) in
      try cached("x", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.async4,
        key: { a, _, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(.success("abcd"), journal: ["abcd"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("abcd"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("abcd"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "x")
      }
      await probe.expect(.success("xbcd"), journal: ["xbcd"]) { () async throws(Refusal) in
        await cached("x", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.asyncThrowing4,
        key: { a, _, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(
        .failure(Refusal("abcd")),
        refusing: "abcd",
        journal: ["abcd"]
      ) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("abcd"), journal: ["abcd"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("abcd"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("abcd"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c", "x")
      }
      await probe.expect(.success("xbcd"), journal: ["xbcd"]) { () async throws(Refusal) in
        try await cached("x", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let cached = caching(
      probe.plain5,
      key: { a, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.success("abcde"), journal: ["abcde"]) {
      cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("abcde"), journal: []) {
      cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("abcde"), journal: []) {
      cached("a", "b", "c", "d", "x")
    }
    probe.expect(.success("xbcde"), journal: ["xbcde"]) {
      cached("x", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let cached = caching(
      probe.throwing5,
      key: { a, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(
      .failure(Refusal("abcde")),
      refusing: "abcde",
      journal: ["abcde"]
    ) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("abcde"), journal: ["abcde"]) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("abcde"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("abcde"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "x")
    }
    probe.expect(.success("xbcde"), journal: ["xbcde"]) { () throws(Refusal) in
      try cached("x", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.async5,
        key: { a, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(.success("abcde"), journal: ["abcde"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("abcde"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("abcde"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "x")
      }
      await probe.expect(.success("xbcde"), journal: ["xbcde"]) { () async throws(Refusal) in
        await cached("x", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.asyncThrowing5,
        key: { a, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(
        .failure(Refusal("abcde")),
        refusing: "abcde",
        journal: ["abcde"]
      ) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("abcde"), journal: ["abcde"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("abcde"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("abcde"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "x")
      }
      await probe.expect(.success("xbcde"), journal: ["xbcde"]) { () async throws(Refusal) in
        try await cached("x", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let cached = caching(
      probe.plain6,
      key: { a, _, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(.success("abcdef"), journal: ["abcdef"]) {
      cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("abcdef"), journal: []) {
      cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("abcdef"), journal: []) {
      cached("a", "b", "c", "d", "e", "x")
    }
    probe.expect(.success("xbcdef"), journal: ["xbcdef"]) {
      cached("x", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let cached = caching(
      probe.throwing6,
      key: { a, _, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
      capacity: 8
    )
    probe.expect(
      .failure(Refusal("abcdef")),
      refusing: "abcdef",
      journal: ["abcdef"]
    ) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("abcdef"), journal: ["abcdef"]) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("abcdef"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("abcdef"), journal: []) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e", "x")
    }
    probe.expect(.success("xbcdef"), journal: ["xbcdef"]) { () throws(Refusal) in
      try cached("x", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.async6,
        key: { a, _, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(.success("abcdef"), journal: ["abcdef"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("abcdef"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("abcdef"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e", "x")
      }
      await probe.expect(.success("xbcdef"), journal: ["xbcdef"]) { () async throws(Refusal) in
        await cached("x", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(
        probe.asyncThrowing6,
        key: { a, _, _, _, _, _ in a.count + (a == "a" ? 0 : 1) },
        capacity: 8
      )
      await probe.expect(
        .failure(Refusal("abcdef")),
        refusing: "abcdef",
        journal: ["abcdef"]
      ) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("abcdef"), journal: ["abcdef"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("abcdef"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("abcdef"), journal: []) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e", "x")
      }
      await probe.expect(.success("xbcdef"), journal: ["xbcdef"]) { () async throws(Refusal) in
        try await cached("x", "b", "c", "d", "e", "f")
      }
    }
  }
}
