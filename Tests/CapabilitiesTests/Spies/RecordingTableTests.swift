// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.recording: every overload")
struct RecordingTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let spy = Spy<Void>()
    let endpoint = spy.recording(probe.plain0)
    probe.expect("", journal: [""]) {
      endpoint()
    }
    #expect(spy.callCount == 1)
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let spy = Spy<Void>()
    let endpoint = spy.recording(probe.throwing0)
    probe.expect("", journal: [""], failing: [""]) { () throws(Refusal) in
      try endpoint()
    }
    #expect(spy.callCount == 2)
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<Void>()
      let endpoint = spy.recording(probe.async0)
      await probe.expect("", journal: [""]) {
        await endpoint()
      }
      #expect(spy.callCount == 1)
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<Void>()
      let endpoint = spy.recording(probe.asyncThrowing0)
      await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
        try await endpoint()
      }
      #expect(spy.callCount == 2)
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let spy = Spy<String>()
    let endpoint = spy.recording(probe.plain1)
    probe.expect("a", journal: ["a"]) {
      endpoint("a")
    }
    #expect(spy.calls == ["a"])
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let spy = Spy<String>()
    let endpoint = spy.recording(probe.throwing1)
    probe.expect("a", journal: ["a"], failing: ["a"]) { () throws(Refusal) in
      try endpoint("a")
    }
    #expect(spy.calls == ["a", "a"])
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let spy = Spy<String>()
      let endpoint = spy.recording(probe.async1)
      await probe.expect("a", journal: ["a"]) {
        await endpoint("a")
      }
      #expect(spy.calls == ["a"])
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<String>()
      let endpoint = spy.recording(probe.asyncThrowing1)
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await endpoint("a")
      }
      #expect(spy.calls == ["a", "a"])
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let spy = Spy<(String, String)>()
    let endpoint = spy.recording(probe.plain2)
    probe.expect("ab", journal: ["ab"]) {
      endpoint("a", "b")
    }
    #expect(spy.calls == [("a", "b")])
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let spy = Spy<(String, String)>()
    let endpoint = spy.recording(probe.throwing2)
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try endpoint("a", "b")
    }
    #expect(spy.calls == [("a", "b"), ("a", "b")])
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String)>()
      let endpoint = spy.recording(probe.async2)
      await probe.expect("ab", journal: ["ab"]) {
        await endpoint("a", "b")
      }
      #expect(spy.calls == [("a", "b")])
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String)>()
      let endpoint = spy.recording(probe.asyncThrowing2)
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await endpoint("a", "b")
      }
      #expect(spy.calls == [("a", "b"), ("a", "b")])
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let spy = Spy<(String, String, String)>()
    let endpoint = spy.recording(probe.plain3)
    probe.expect("abc", journal: ["abc"]) {
      endpoint("a", "b", "c")
    }
    #expect(spy.calls == [("a", "b", "c")])
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let spy = Spy<(String, String, String)>()
    let endpoint = spy.recording(probe.throwing3)
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try endpoint("a", "b", "c")
    }
    #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String)>()
      let endpoint = spy.recording(probe.async3)
      await probe.expect("abc", journal: ["abc"]) {
        await endpoint("a", "b", "c")
      }
      #expect(spy.calls == [("a", "b", "c")])
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String)>()
      let endpoint = spy.recording(probe.asyncThrowing3)
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await endpoint("a", "b", "c")
      }
      #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let spy = Spy<(String, String, String, String)>()
    let endpoint = spy.recording(probe.plain4)
    probe.expect("abcd", journal: ["abcd"]) {
      endpoint("a", "b", "c", "d")
    }
    #expect(spy.calls == [("a", "b", "c", "d")])
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let spy = Spy<(String, String, String, String)>()
    let endpoint = spy.recording(probe.throwing4)
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try endpoint("a", "b", "c", "d")
    }
    #expect(spy.calls == [("a", "b", "c", "d"), ("a", "b", "c", "d")])
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String)>()
      let endpoint = spy.recording(probe.async4)
      await probe.expect("abcd", journal: ["abcd"]) {
        await endpoint("a", "b", "c", "d")
      }
      #expect(spy.calls == [("a", "b", "c", "d")])
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String)>()
      let endpoint = spy.recording(probe.asyncThrowing4)
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await endpoint("a", "b", "c", "d")
      }
      #expect(spy.calls == [("a", "b", "c", "d"), ("a", "b", "c", "d")])
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let spy = Spy<(String, String, String, String, String)>()
    let endpoint = spy.recording(probe.plain5)
    probe.expect("abcde", journal: ["abcde"]) {
      endpoint("a", "b", "c", "d", "e")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e")])
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let spy = Spy<(String, String, String, String, String)>()
    let endpoint = spy.recording(probe.throwing5)
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try endpoint("a", "b", "c", "d", "e")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e"), ("a", "b", "c", "d", "e")])
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String)>()
      let endpoint = spy.recording(probe.async5)
      await probe.expect("abcde", journal: ["abcde"]) {
        await endpoint("a", "b", "c", "d", "e")
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e")])
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String)>()
      let endpoint = spy.recording(probe.asyncThrowing5)
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await endpoint("a", "b", "c", "d", "e")
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e"), ("a", "b", "c", "d", "e")])
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let spy = Spy<(String, String, String, String, String, String)>()
    let endpoint = spy.recording(probe.plain6)
    probe.expect("abcdef", journal: ["abcdef"]) {
      endpoint("a", "b", "c", "d", "e", "f")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e", "f")])
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let spy = Spy<(String, String, String, String, String, String)>()
    let endpoint = spy.recording(probe.throwing6)
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try endpoint("a", "b", "c", "d", "e", "f")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "d", "e", "f")])
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String, String)>()
      let endpoint = spy.recording(probe.async6)
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await endpoint("a", "b", "c", "d", "e", "f")
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e", "f")])
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String, String)>()
      let endpoint = spy.recording(probe.asyncThrowing6)
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await endpoint("a", "b", "c", "d", "e", "f")
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "d", "e", "f")])
    }
  }
}
