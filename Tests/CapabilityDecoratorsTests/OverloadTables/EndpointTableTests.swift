// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilityDecorators
import Probes
import Testing

@Suite("endpoint and function: every overload")
struct EndpointTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain0).function()
    probe.expect("", journal: [""]) {
      function()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing0).function()
    probe.expect("", journal: [""], failing: [""]) { () throws(Refusal) in
      try function()
    }
  }

  @Test func `0 inputs, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async0).function()
      await probe.expect("", journal: [""]) {
        await function()
      }
    }
    await onEveryActor(check)
  }

  @Test func `0 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing0).function()
      await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
        try await function()
      }
    }
    await onEveryActor(check)
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain1).function()
    probe.expect("a", journal: ["a"]) {
      function("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing1).function()
    probe.expect("a", journal: ["a"], failing: ["a"]) { () throws(Refusal) in
      try function("a")
    }
  }

  @Test func `1 input, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async1).function()
      await probe.expect("a", journal: ["a"]) {
        await function("a")
      }
    }
    await onEveryActor(check)
  }

  @Test func `1 input, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing1).function()
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await function("a")
      }
    }
    await onEveryActor(check)
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain2).function()
    probe.expect("ab", journal: ["ab"]) {
      function("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing2).function()
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try function("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async2).function()
      await probe.expect("ab", journal: ["ab"]) {
        await function("a", "b")
      }
    }
    await onEveryActor(check)
  }

  @Test func `2 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing2).function()
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await function("a", "b")
      }
    }
    await onEveryActor(check)
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain3).function()
    probe.expect("abc", journal: ["abc"]) {
      function("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing3).function()
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try function("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async3).function()
      await probe.expect("abc", journal: ["abc"]) {
        await function("a", "b", "c")
      }
    }
    await onEveryActor(check)
  }

  @Test func `3 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing3).function()
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await function("a", "b", "c")
      }
    }
    await onEveryActor(check)
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain4).function()
    probe.expect("abcd", journal: ["abcd"]) {
      function("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing4).function()
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try function("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async4).function()
      await probe.expect("abcd", journal: ["abcd"]) {
        await function("a", "b", "c", "d")
      }
    }
    await onEveryActor(check)
  }

  @Test func `4 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing4).function()
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await function("a", "b", "c", "d")
      }
    }
    await onEveryActor(check)
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain5).function()
    probe.expect("abcde", journal: ["abcde"]) {
      function("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing5).function()
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try function("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async5).function()
      await probe.expect("abcde", journal: ["abcde"]) {
        await function("a", "b", "c", "d", "e")
      }
    }
    await onEveryActor(check)
  }

  @Test func `5 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing5).function()
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await function("a", "b", "c", "d", "e")
      }
    }
    await onEveryActor(check)
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let function = endpoint(probe.plain6).function()
    probe.expect("abcdef", journal: ["abcdef"]) {
      function("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let function = endpoint(probe.throwing6).function()
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try function("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.async6).function()
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await function("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }

  @Test func `6 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function = endpoint(probe.asyncThrowing6).function()
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await function("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }
}
