// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("retrying: every overload")
struct RetryingTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain0, attempts: 3)
    probe.expect(.success(""), journal: [""]) {
      retried()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing0, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("")
    }
    probe.expect(.success(""), journal: [""]) { () throws(Refusal) in
      try retried()
    }
    probe.expect(
      .failure(Refusal("")),
      refusing: "",
      journal: ["", "again", "", "again", ""]
    ) { () throws(Refusal) in
      try retried()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async0, attempts: 3)
      await probe.expect(.success(""), journal: [""]) { () async throws(Refusal) in
        await retried()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing0, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("")
      }
      await probe.expect(.success(""), journal: [""]) { () async throws(Refusal) in
        try await retried()
      }
      await probe.expect(
        .failure(Refusal("")),
        refusing: "",
        journal: ["", "again", "", "again", ""]
      ) { () async throws(Refusal) in
        try await retried()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain1, attempts: 3)
    probe.expect(.success("a"), journal: ["a"]) {
      retried("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing1, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("a")
    }
    probe.expect(.success("a"), journal: ["a"]) { () throws(Refusal) in
      try retried("a")
    }
    probe.expect(
      .failure(Refusal("a")),
      refusing: "a",
      journal: ["a", "again", "a", "again", "a"]
    ) { () throws(Refusal) in
      try retried("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async1, attempts: 3)
      await probe.expect(.success("a"), journal: ["a"]) { () async throws(Refusal) in
        await retried("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing1, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("a")
      }
      await probe.expect(.success("a"), journal: ["a"]) { () async throws(Refusal) in
        try await retried("a")
      }
      await probe.expect(
        .failure(Refusal("a")),
        refusing: "a",
        journal: ["a", "again", "a", "again", "a"]
      ) { () async throws(Refusal) in
        try await retried("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain2, attempts: 3)
    probe.expect(.success("ab"), journal: ["ab"]) {
      retried("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing2, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("ab")
    }
    probe.expect(.success("ab"), journal: ["ab"]) { () throws(Refusal) in
      try retried("a", "b")
    }
    probe.expect(
      .failure(Refusal("ab")),
      refusing: "ab",
      journal: ["ab", "again", "ab", "again", "ab"]
    ) { () throws(Refusal) in
      try retried("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async2, attempts: 3)
      await probe.expect(.success("ab"), journal: ["ab"]) { () async throws(Refusal) in
        await retried("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing2, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("ab")
      }
      await probe.expect(.success("ab"), journal: ["ab"]) { () async throws(Refusal) in
        try await retried("a", "b")
      }
      await probe.expect(
        .failure(Refusal("ab")),
        refusing: "ab",
        journal: ["ab", "again", "ab", "again", "ab"]
      ) { () async throws(Refusal) in
        try await retried("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain3, attempts: 3)
    probe.expect(.success("abc"), journal: ["abc"]) {
      retried("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing3, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("abc")
    }
    probe.expect(.success("abc"), journal: ["abc"]) { () throws(Refusal) in
      try retried("a", "b", "c")
    }
    probe.expect(
      .failure(Refusal("abc")),
      refusing: "abc",
      journal: ["abc", "again", "abc", "again", "abc"]
    ) { () throws(Refusal) in
      try retried("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async3, attempts: 3)
      await probe.expect(.success("abc"), journal: ["abc"]) { () async throws(Refusal) in
        await retried("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing3, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("abc")
      }
      await probe.expect(.success("abc"), journal: ["abc"]) { () async throws(Refusal) in
        try await retried("a", "b", "c")
      }
      await probe.expect(
        .failure(Refusal("abc")),
        refusing: "abc",
        journal: ["abc", "again", "abc", "again", "abc"]
      ) { () async throws(Refusal) in
        try await retried("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain4, attempts: 3)
    probe.expect(.success("abcd"), journal: ["abcd"]) {
      retried("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing4, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("abcd")
    }
    probe.expect(.success("abcd"), journal: ["abcd"]) { () throws(Refusal) in
      try retried("a", "b", "c", "d")
    }
    probe.expect(
      .failure(Refusal("abcd")),
      refusing: "abcd",
      journal: ["abcd", "again", "abcd", "again", "abcd"]
    ) { () throws(Refusal) in
      try retried("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async4, attempts: 3)
      await probe.expect(.success("abcd"), journal: ["abcd"]) { () async throws(Refusal) in
        await retried("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing4, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("abcd")
      }
      await probe.expect(.success("abcd"), journal: ["abcd"]) { () async throws(Refusal) in
        try await retried("a", "b", "c", "d")
      }
      await probe.expect(
        .failure(Refusal("abcd")),
        refusing: "abcd",
        journal: ["abcd", "again", "abcd", "again", "abcd"]
      ) { () async throws(Refusal) in
        try await retried("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain5, attempts: 3)
    probe.expect(.success("abcde"), journal: ["abcde"]) {
      retried("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing5, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("abcde")
    }
    probe.expect(.success("abcde"), journal: ["abcde"]) { () throws(Refusal) in
      try retried("a", "b", "c", "d", "e")
    }
    probe.expect(
      .failure(Refusal("abcde")),
      refusing: "abcde",
      journal: ["abcde", "again", "abcde", "again", "abcde"]
    ) { () throws(Refusal) in
      try retried("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async5, attempts: 3)
      await probe.expect(.success("abcde"), journal: ["abcde"]) { () async throws(Refusal) in
        await retried("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing5, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("abcde")
      }
      await probe.expect(.success("abcde"), journal: ["abcde"]) { () async throws(Refusal) in
        try await retried("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .failure(Refusal("abcde")),
        refusing: "abcde",
        journal: ["abcde", "again", "abcde", "again", "abcde"]
      ) { () async throws(Refusal) in
        try await retried("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let retried = retrying(probe.plain6, attempts: 3)
    probe.expect(.success("abcdef"), journal: ["abcdef"]) {
      retried("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let retried = retrying(probe.throwing6, attempts: 3) { error in
      probe.note("again")
      return error == Refusal("abcdef")
    }
    probe.expect(.success("abcdef"), journal: ["abcdef"]) { () throws(Refusal) in
      try retried("a", "b", "c", "d", "e", "f")
    }
    probe.expect(
      .failure(Refusal("abcdef")),
      refusing: "abcdef",
      journal: ["abcdef", "again", "abcdef", "again", "abcdef"]
    ) { () throws(Refusal) in
      try retried("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.async6, attempts: 3)
      await probe.expect(.success("abcdef"), journal: ["abcdef"]) { () async throws(Refusal) in
        await retried("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let retried = retrying(probe.asyncThrowing6, attempts: 3) { error in
        probe.note("again")
        return error == Refusal("abcdef")
      }
      await probe.expect(.success("abcdef"), journal: ["abcdef"]) { () async throws(Refusal) in
        try await retried("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .failure(Refusal("abcdef")),
        refusing: "abcdef",
        journal: ["abcdef", "again", "abcdef", "again", "abcdef"]
      ) { () async throws(Refusal) in
        try await retried("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
