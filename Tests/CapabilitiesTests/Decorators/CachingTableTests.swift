// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("caching: every overload")
struct CachingTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let cached = caching(probe.plain0, capacity: 8)
    probe.expect(.success(""), journal: [""]) {
      cached()
    }
    probe.expect(.success(""), journal: []) {
      cached()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let cached = caching(probe.throwing0, capacity: 8)
    probe.expect(.failure(Refusal("")), refusing: "", journal: [""]) { () throws(Refusal) in
      try cached()
    }
    probe.expect(.success(""), journal: [""]) { () throws(Refusal) in
      try cached()
    }
    probe.expect(.success(""), journal: []) { () throws(Refusal) in
      try cached()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(probe.async0, capacity: 8)
      await probe.expect(.success(""), journal: [""]) { () async throws(Refusal) in
        await cached()
      }
      await probe.expect(.success(""), journal: []) { () async throws(Refusal) in
        await cached()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(probe.asyncThrowing0, capacity: 8)
      await probe.expect(
        .failure(Refusal("")),
        refusing: "",
        journal: [""]
      ) { () async throws(Refusal) in
        try await cached()
      }
      await probe.expect(.success(""), journal: [""]) { () async throws(Refusal) in
        try await cached()
      }
      await probe.expect(.success(""), journal: []) { () async throws(Refusal) in
        try await cached()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let cached = caching(probe.plain1, capacity: 8)
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
    let cached = caching(probe.throwing1, capacity: 8)
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
      let cached = caching(probe.async1, capacity: 8)
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
      let cached = caching(probe.asyncThrowing1, capacity: 8)
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
    let cached = caching(probe.plain2, capacity: 8)
    probe.expect(.success("ab"), journal: ["ab"]) {
      cached("a", "b")
    }
    probe.expect(.success("ab"), journal: []) {
      cached("a", "b")
    }
    probe.expect(.success("xb"), journal: ["xb"]) {
      cached("x", "b")
    }
    probe.expect(.success("ax"), journal: ["ax"]) {
      cached("a", "x")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let cached = caching(probe.throwing2, capacity: 8)
    probe.expect(.failure(Refusal("ab")), refusing: "ab", journal: ["ab"]) { () throws(Refusal) in
      try cached("a", "b")
    }
    probe.expect(.success("ab"), journal: ["ab"]) { () throws(Refusal) in
      try cached("a", "b")
    }
    probe.expect(.success("ab"), journal: []) { () throws(Refusal) in
      try cached("a", "b")
    }
    probe.expect(.success("xb"), journal: ["xb"]) { () throws(Refusal) in
      try cached("x", "b")
    }
    probe.expect(.success("ax"), journal: ["ax"]) { () throws(Refusal) in
      try cached("a", "x")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(probe.async2, capacity: 8)
      await probe.expect(.success("ab"), journal: ["ab"]) { () async throws(Refusal) in
        await cached("a", "b")
      }
      await probe.expect(.success("ab"), journal: []) { () async throws(Refusal) in
        await cached("a", "b")
      }
      await probe.expect(.success("xb"), journal: ["xb"]) { () async throws(Refusal) in
        await cached("x", "b")
      }
      await probe.expect(.success("ax"), journal: ["ax"]) { () async throws(Refusal) in
        await cached("a", "x")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(probe.asyncThrowing2, capacity: 8)
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
      await probe.expect(.success("xb"), journal: ["xb"]) { () async throws(Refusal) in
        try await cached("x", "b")
      }
      await probe.expect(.success("ax"), journal: ["ax"]) { () async throws(Refusal) in
        try await cached("a", "x")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let cached = caching(probe.plain3, capacity: 8)
    probe.expect(.success("abc"), journal: ["abc"]) {
      cached("a", "b", "c")
    }
    probe.expect(.success("abc"), journal: []) {
      cached("a", "b", "c")
    }
    probe.expect(.success("xbc"), journal: ["xbc"]) {
      cached("x", "b", "c")
    }
    probe.expect(.success("axc"), journal: ["axc"]) {
      cached("a", "x", "c")
    }
    probe.expect(.success("abx"), journal: ["abx"]) {
      cached("a", "b", "x")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let cached = caching(probe.throwing3, capacity: 8)
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
    probe.expect(.success("xbc"), journal: ["xbc"]) { () throws(Refusal) in
      try cached("x", "b", "c")
    }
    probe.expect(.success("axc"), journal: ["axc"]) { () throws(Refusal) in
      try cached("a", "x", "c")
    }
    probe.expect(.success("abx"), journal: ["abx"]) { () throws(Refusal) in
      try cached("a", "b", "x")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(probe.async3, capacity: 8)
      await probe.expect(.success("abc"), journal: ["abc"]) { () async throws(Refusal) in
        await cached("a", "b", "c")
      }
      await probe.expect(.success("abc"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c")
      }
      await probe.expect(.success("xbc"), journal: ["xbc"]) { () async throws(Refusal) in
        await cached("x", "b", "c")
      }
      await probe.expect(.success("axc"), journal: ["axc"]) { () async throws(Refusal) in
        await cached("a", "x", "c")
      }
      await probe.expect(.success("abx"), journal: ["abx"]) { () async throws(Refusal) in
        await cached("a", "b", "x")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(probe.asyncThrowing3, capacity: 8)
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
      await probe.expect(.success("xbc"), journal: ["xbc"]) { () async throws(Refusal) in
        try await cached("x", "b", "c")
      }
      await probe.expect(.success("axc"), journal: ["axc"]) { () async throws(Refusal) in
        try await cached("a", "x", "c")
      }
      await probe.expect(.success("abx"), journal: ["abx"]) { () async throws(Refusal) in
        try await cached("a", "b", "x")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let cached = caching(probe.plain4, capacity: 8)
    probe.expect(.success("abcd"), journal: ["abcd"]) {
      cached("a", "b", "c", "d")
    }
    probe.expect(.success("abcd"), journal: []) {
      cached("a", "b", "c", "d")
    }
    probe.expect(.success("xbcd"), journal: ["xbcd"]) {
      cached("x", "b", "c", "d")
    }
    probe.expect(.success("axcd"), journal: ["axcd"]) {
      cached("a", "x", "c", "d")
    }
    probe.expect(.success("abxd"), journal: ["abxd"]) {
      cached("a", "b", "x", "d")
    }
    probe.expect(.success("abcx"), journal: ["abcx"]) {
      cached("a", "b", "c", "x")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let cached = caching(probe.throwing4, capacity: 8)
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
    probe.expect(.success("xbcd"), journal: ["xbcd"]) { () throws(Refusal) in
      try cached("x", "b", "c", "d")
    }
    probe.expect(.success("axcd"), journal: ["axcd"]) { () throws(Refusal) in
      try cached("a", "x", "c", "d")
    }
    probe.expect(.success("abxd"), journal: ["abxd"]) { () throws(Refusal) in
      try cached("a", "b", "x", "d")
    }
    probe.expect(.success("abcx"), journal: ["abcx"]) { () throws(Refusal) in
      try cached("a", "b", "c", "x")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(probe.async4, capacity: 8)
      await probe.expect(.success("abcd"), journal: ["abcd"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("abcd"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d")
      }
      await probe.expect(.success("xbcd"), journal: ["xbcd"]) { () async throws(Refusal) in
        await cached("x", "b", "c", "d")
      }
      await probe.expect(.success("axcd"), journal: ["axcd"]) { () async throws(Refusal) in
        await cached("a", "x", "c", "d")
      }
      await probe.expect(.success("abxd"), journal: ["abxd"]) { () async throws(Refusal) in
        await cached("a", "b", "x", "d")
      }
      await probe.expect(.success("abcx"), journal: ["abcx"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "x")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(probe.asyncThrowing4, capacity: 8)
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
      await probe.expect(.success("xbcd"), journal: ["xbcd"]) { () async throws(Refusal) in
        try await cached("x", "b", "c", "d")
      }
      await probe.expect(.success("axcd"), journal: ["axcd"]) { () async throws(Refusal) in
        try await cached("a", "x", "c", "d")
      }
      await probe.expect(.success("abxd"), journal: ["abxd"]) { () async throws(Refusal) in
        try await cached("a", "b", "x", "d")
      }
      await probe.expect(.success("abcx"), journal: ["abcx"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "x")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let cached = caching(probe.plain5, capacity: 8)
    probe.expect(.success("abcde"), journal: ["abcde"]) {
      cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("abcde"), journal: []) {
      cached("a", "b", "c", "d", "e")
    }
    probe.expect(.success("xbcde"), journal: ["xbcde"]) {
      cached("x", "b", "c", "d", "e")
    }
    probe.expect(.success("axcde"), journal: ["axcde"]) {
      cached("a", "x", "c", "d", "e")
    }
    probe.expect(.success("abxde"), journal: ["abxde"]) {
      cached("a", "b", "x", "d", "e")
    }
    probe.expect(.success("abcxe"), journal: ["abcxe"]) {
      cached("a", "b", "c", "x", "e")
    }
    probe.expect(.success("abcdx"), journal: ["abcdx"]) {
      cached("a", "b", "c", "d", "x")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let cached = caching(probe.throwing5, capacity: 8)
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
    probe.expect(.success("xbcde"), journal: ["xbcde"]) { () throws(Refusal) in
      try cached("x", "b", "c", "d", "e")
    }
    probe.expect(.success("axcde"), journal: ["axcde"]) { () throws(Refusal) in
      try cached("a", "x", "c", "d", "e")
    }
    probe.expect(.success("abxde"), journal: ["abxde"]) { () throws(Refusal) in
      try cached("a", "b", "x", "d", "e")
    }
    probe.expect(.success("abcxe"), journal: ["abcxe"]) { () throws(Refusal) in
      try cached("a", "b", "c", "x", "e")
    }
    probe.expect(.success("abcdx"), journal: ["abcdx"]) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "x")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(probe.async5, capacity: 8)
      await probe.expect(.success("abcde"), journal: ["abcde"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("abcde"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e")
      }
      await probe.expect(.success("xbcde"), journal: ["xbcde"]) { () async throws(Refusal) in
        await cached("x", "b", "c", "d", "e")
      }
      await probe.expect(.success("axcde"), journal: ["axcde"]) { () async throws(Refusal) in
        await cached("a", "x", "c", "d", "e")
      }
      await probe.expect(.success("abxde"), journal: ["abxde"]) { () async throws(Refusal) in
        await cached("a", "b", "x", "d", "e")
      }
      await probe.expect(.success("abcxe"), journal: ["abcxe"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "x", "e")
      }
      await probe.expect(.success("abcdx"), journal: ["abcdx"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "x")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(probe.asyncThrowing5, capacity: 8)
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
      await probe.expect(.success("xbcde"), journal: ["xbcde"]) { () async throws(Refusal) in
        try await cached("x", "b", "c", "d", "e")
      }
      await probe.expect(.success("axcde"), journal: ["axcde"]) { () async throws(Refusal) in
        try await cached("a", "x", "c", "d", "e")
      }
      await probe.expect(.success("abxde"), journal: ["abxde"]) { () async throws(Refusal) in
        try await cached("a", "b", "x", "d", "e")
      }
      await probe.expect(.success("abcxe"), journal: ["abcxe"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "x", "e")
      }
      await probe.expect(.success("abcdx"), journal: ["abcdx"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "x")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let cached = caching(probe.plain6, capacity: 8)
    probe.expect(.success("abcdef"), journal: ["abcdef"]) {
      cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("abcdef"), journal: []) {
      cached("a", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("xbcdef"), journal: ["xbcdef"]) {
      cached("x", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("axcdef"), journal: ["axcdef"]) {
      cached("a", "x", "c", "d", "e", "f")
    }
    probe.expect(.success("abxdef"), journal: ["abxdef"]) {
      cached("a", "b", "x", "d", "e", "f")
    }
    probe.expect(.success("abcxef"), journal: ["abcxef"]) {
      cached("a", "b", "c", "x", "e", "f")
    }
    probe.expect(.success("abcdxf"), journal: ["abcdxf"]) {
      cached("a", "b", "c", "d", "x", "f")
    }
    probe.expect(.success("abcdex"), journal: ["abcdex"]) {
      cached("a", "b", "c", "d", "e", "x")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let cached = caching(probe.throwing6, capacity: 8)
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
    probe.expect(.success("xbcdef"), journal: ["xbcdef"]) { () throws(Refusal) in
      try cached("x", "b", "c", "d", "e", "f")
    }
    probe.expect(.success("axcdef"), journal: ["axcdef"]) { () throws(Refusal) in
      try cached("a", "x", "c", "d", "e", "f")
    }
    probe.expect(.success("abxdef"), journal: ["abxdef"]) { () throws(Refusal) in
      try cached("a", "b", "x", "d", "e", "f")
    }
    probe.expect(.success("abcxef"), journal: ["abcxef"]) { () throws(Refusal) in
      try cached("a", "b", "c", "x", "e", "f")
    }
    probe.expect(.success("abcdxf"), journal: ["abcdxf"]) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "x", "f")
    }
    probe.expect(.success("abcdex"), journal: ["abcdex"]) { () throws(Refusal) in
      try cached("a", "b", "c", "d", "e", "x")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let cached = caching(probe.async6, capacity: 8)
      await probe.expect(.success("abcdef"), journal: ["abcdef"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("abcdef"), journal: []) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("xbcdef"), journal: ["xbcdef"]) { () async throws(Refusal) in
        await cached("x", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("axcdef"), journal: ["axcdef"]) { () async throws(Refusal) in
        await cached("a", "x", "c", "d", "e", "f")
      }
      await probe.expect(.success("abxdef"), journal: ["abxdef"]) { () async throws(Refusal) in
        await cached("a", "b", "x", "d", "e", "f")
      }
      await probe.expect(.success("abcxef"), journal: ["abcxef"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "x", "e", "f")
      }
      await probe.expect(.success("abcdxf"), journal: ["abcdxf"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "x", "f")
      }
      await probe.expect(.success("abcdex"), journal: ["abcdex"]) { () async throws(Refusal) in
        await cached("a", "b", "c", "d", "e", "x")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let cached = caching(probe.asyncThrowing6, capacity: 8)
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
      await probe.expect(.success("xbcdef"), journal: ["xbcdef"]) { () async throws(Refusal) in
        try await cached("x", "b", "c", "d", "e", "f")
      }
      await probe.expect(.success("axcdef"), journal: ["axcdef"]) { () async throws(Refusal) in
        try await cached("a", "x", "c", "d", "e", "f")
      }
      await probe.expect(.success("abxdef"), journal: ["abxdef"]) { () async throws(Refusal) in
        try await cached("a", "b", "x", "d", "e", "f")
      }
      await probe.expect(.success("abcxef"), journal: ["abcxef"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "x", "e", "f")
      }
      await probe.expect(.success("abcdxf"), journal: ["abcdxf"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "x", "f")
      }
      await probe.expect(.success("abcdex"), journal: ["abcdex"]) { () async throws(Refusal) in
        try await cached("a", "b", "c", "d", "e", "x")
      }
    }
  }
}
