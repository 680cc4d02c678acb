// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilityDecorators
import Probes
import Testing

@Suite("endpoint and function, for every effect")
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
