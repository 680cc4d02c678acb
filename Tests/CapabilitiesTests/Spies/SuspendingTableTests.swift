// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.suspending: every overload")
struct SuspendingTableTests {
  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<Void>()
      let endpoint = spy.suspending(probe.async0)
      spy.releaseAll()
      await probe.expect("", journal: [""]) {
        await endpoint()
      }
      #expect(spy.callCount == 1)
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<Void>()
      let endpoint = spy.suspending(probe.asyncThrowing0)
      spy.releaseAll()
      await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
        try await endpoint()
      }
      #expect(spy.callCount == 2)
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let spy = Spy<String>()
      let endpoint = spy.suspending(probe.async1)
      spy.releaseAll()
      await probe.expect("a", journal: ["a"]) {
        await endpoint("a")
      }
      #expect(spy.calls == ["a"])
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<String>()
      let endpoint = spy.suspending(probe.asyncThrowing1)
      spy.releaseAll()
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await endpoint("a")
      }
      #expect(spy.calls == ["a", "a"])
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String)>()
      let endpoint = spy.suspending(probe.async2)
      spy.releaseAll()
      await probe.expect("ab", journal: ["ab"]) {
        await endpoint("a", "b")
      }
      #expect(spy.calls == [("a", "b")])
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String)>()
      let endpoint = spy.suspending(probe.asyncThrowing2)
      spy.releaseAll()
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await endpoint("a", "b")
      }
      #expect(spy.calls == [("a", "b"), ("a", "b")])
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String)>()
      let endpoint = spy.suspending(probe.async3)
      spy.releaseAll()
      await probe.expect("abc", journal: ["abc"]) {
        await endpoint("a", "b", "c")
      }
      #expect(spy.calls == [("a", "b", "c")])
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String)>()
      let endpoint = spy.suspending(probe.asyncThrowing3)
      spy.releaseAll()
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await endpoint("a", "b", "c")
      }
      #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String)>()
      let endpoint = spy.suspending(probe.async4)
      spy.releaseAll()
      await probe.expect("abcd", journal: ["abcd"]) {
        await endpoint("a", "b", "c", "d")
      }
      #expect(spy.calls == [("a", "b", "c", "d")])
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String)>()
      let endpoint = spy.suspending(probe.asyncThrowing4)
      spy.releaseAll()
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

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String)>()
      let endpoint = spy.suspending(probe.async5)
      spy.releaseAll()
      await probe.expect("abcde", journal: ["abcde"]) {
        await endpoint("a", "b", "c", "d", "e")
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e")])
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String)>()
      let endpoint = spy.suspending(probe.asyncThrowing5)
      spy.releaseAll()
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

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String, String)>()
      let endpoint = spy.suspending(probe.async6)
      spy.releaseAll()
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await endpoint("a", "b", "c", "d", "e", "f")
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e", "f")])
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let spy = Spy<(String, String, String, String, String, String)>()
      let endpoint = spy.suspending(probe.asyncThrowing6)
      spy.releaseAll()
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
