// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("inject, for every effect")
struct InjectTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let world1 = Letters(probe: probe)
    probe.expect("a", journal: ["a", "a"]) { inject(probe.plain1, from: world1, \.a) }
    let world2 = Letters(probe: probe)
    probe.expect("ab", journal: ["a", "b", "ab"]) {
      inject(probe.plain2, from: world2, \.a, \.b)
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
