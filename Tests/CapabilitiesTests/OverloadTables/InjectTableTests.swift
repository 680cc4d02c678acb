// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("inject: every overload")
struct InjectTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let world1 = Letters(probe: probe)
    probe.expect("a", journal: ["a", "a"]) { inject(probe.plain1, from: world1, \.a) }
    let world2 = Letters(probe: probe)
    probe.expect("ab", journal: ["a", "b", "ab"]) {
      inject(probe.plain2, from: world2, \.a, \.b)
    }
    let world3 = Letters(probe: probe)
    probe.expect("abc", journal: ["a", "b", "c", "abc"]) {
      inject(probe.plain3, from: world3, \.a, \.b, \.c)
    }
    let world4 = Letters(probe: probe)
    probe.expect("abcd", journal: ["a", "b", "c", "d", "abcd"]) {
      inject(probe.plain4, from: world4, \.a, \.b, \.c, \.d)
    }
    let world5 = Letters(probe: probe)
    probe.expect("abcde", journal: ["a", "b", "c", "d", "e", "abcde"]) {
      inject(probe.plain5, from: world5, \.a, \.b, \.c, \.d, \.e)
    }
    let world6 = Letters(probe: probe)
    probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "f", "abcdef"]) {
      inject(probe.plain6, from: world6, \.a, \.b, \.c, \.d, \.e, \.f)
    }
  }

  @Test func `throws`() {
    let probe = Probe()
    let world1 = Letters(probe: probe)
    probe.expectBoth("a", journal: ["a", "a"]) { () throws(Refusal) in
      try inject(probe.throwing1, from: world1, \.a)
    }
    let world2 = Letters(probe: probe)
    probe.expectBoth("ab", journal: ["a", "b", "ab"]) { () throws(Refusal) in
      try inject(probe.throwing2, from: world2, \.a, \.b)
    }
    let world3 = Letters(probe: probe)
    probe.expectBoth("abc", journal: ["a", "b", "c", "abc"]) { () throws(Refusal) in
      try inject(probe.throwing3, from: world3, \.a, \.b, \.c)
    }
    let world4 = Letters(probe: probe)
    probe.expectBoth("abcd", journal: ["a", "b", "c", "d", "abcd"]) { () throws(Refusal) in
      try inject(probe.throwing4, from: world4, \.a, \.b, \.c, \.d)
    }
    let world5 = Letters(probe: probe)
    probe.expectBoth(
      "abcde", journal: ["a", "b", "c", "d", "e", "abcde"]
    ) { () throws(Refusal) in
      try inject(probe.throwing5, from: world5, \.a, \.b, \.c, \.d, \.e)
    }
    let world6 = Letters(probe: probe)
    probe.expectBoth(
      "abcdef", journal: ["a", "b", "c", "d", "e", "f", "abcdef"]
    ) { () throws(Refusal) in
      try inject(probe.throwing6, from: world6, \.a, \.b, \.c, \.d, \.e, \.f)
    }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let world1 = Letters(probe: probe)
      await probe.expect("a", journal: ["a", "a"]) {
        await inject(probe.async1, from: world1, \.a)
      }
      let world2 = Letters(probe: probe)
      await probe.expect("ab", journal: ["a", "b", "ab"]) {
        await inject(probe.async2, from: world2, \.a, \.b)
      }
      let world3 = Letters(probe: probe)
      await probe.expect("abc", journal: ["a", "b", "c", "abc"]) {
        await inject(probe.async3, from: world3, \.a, \.b, \.c)
      }
      let world4 = Letters(probe: probe)
      await probe.expect("abcd", journal: ["a", "b", "c", "d", "abcd"]) {
        await inject(probe.async4, from: world4, \.a, \.b, \.c, \.d)
      }
      let world5 = Letters(probe: probe)
      await probe.expect("abcde", journal: ["a", "b", "c", "d", "e", "abcde"]) {
        await inject(probe.async5, from: world5, \.a, \.b, \.c, \.d, \.e)
      }
      let world6 = Letters(probe: probe)
      await probe.expect("abcdef", journal: ["a", "b", "c", "d", "e", "f", "abcdef"]) {
        await inject(probe.async6, from: world6, \.a, \.b, \.c, \.d, \.e, \.f)
      }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let world1 = Letters(probe: probe)
      await probe.expectBoth("a", journal: ["a", "a"]) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing1, from: world1, \.a)
      }
      let world2 = Letters(probe: probe)
      await probe.expectBoth("ab", journal: ["a", "b", "ab"]) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing2, from: world2, \.a, \.b)
      }
      let world3 = Letters(probe: probe)
      await probe.expectBoth("abc", journal: ["a", "b", "c", "abc"]) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing3, from: world3, \.a, \.b, \.c)
      }
      let world4 = Letters(probe: probe)
      await probe.expectBoth(
        "abcd", journal: ["a", "b", "c", "d", "abcd"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing4, from: world4, \.a, \.b, \.c, \.d)
      }
      let world5 = Letters(probe: probe)
      await probe.expectBoth(
        "abcde", journal: ["a", "b", "c", "d", "e", "abcde"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing5, from: world5, \.a, \.b, \.c, \.d, \.e)
      }
      let world6 = Letters(probe: probe)
      await probe.expectBoth(
        "abcdef", journal: ["a", "b", "c", "d", "e", "f", "abcdef"]
      ) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing6, from: world6, \.a, \.b, \.c, \.d, \.e, \.f)
      }
    }
    await onEveryActor(check)
  }
}
