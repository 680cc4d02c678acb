// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.returning(inSequence:): every overload, for every effect")
struct ReturningInSequenceTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<Void>()
    let stub: @Sendable () -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub())
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub())
    }
    #expect(spy.callCount == 2)
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<Void>()
    let stub: @Sendable () throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub())
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub())
    }
    #expect(spy.callCount == 2)
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<Void>()
      let stub: @Sendable () async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub())
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub())
      }
      #expect(spy.callCount == 2)
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<Void>()
      let stub: @Sendable () async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub())
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub())
      }
      #expect(spy.callCount == 2)
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<String>()
    let stub: @Sendable (T) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub("a"))
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub("a"))
    }
    #expect(spy.calls == ["a", "a"])
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<String>()
    let stub: @Sendable (T) throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a"))
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a"))
    }
    #expect(spy.calls == ["a", "a"])
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<String>()
      let stub: @Sendable (T) async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub("a"))
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub("a"))
      }
      #expect(spy.calls == ["a", "a"])
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<String>()
      let stub: @Sendable (T) async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a"))
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a"))
      }
      #expect(spy.calls == ["a", "a"])
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String)>()
    let stub: @Sendable (T, T) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub("a", "b"))
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub("a", "b"))
    }
    #expect(spy.calls == [("a", "b"), ("a", "b")])
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String)>()
    let stub: @Sendable (T, T) throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b"))
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b"))
    }
    #expect(spy.calls == [("a", "b"), ("a", "b")])
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String)>()
      let stub: @Sendable (T, T) async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub("a", "b"))
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub("a", "b"))
      }
      #expect(spy.calls == [("a", "b"), ("a", "b")])
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String)>()
      let stub: @Sendable (T, T) async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b"))
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b"))
      }
      #expect(spy.calls == [("a", "b"), ("a", "b")])
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String)>()
    let stub: @Sendable (T, T, T) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub("a", "b", "c"))
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub("a", "b", "c"))
    }
    #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String)>()
    let stub: @Sendable (T, T, T) throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c"))
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c"))
    }
    #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String)>()
      let stub: @Sendable (T, T, T) async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub("a", "b", "c"))
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub("a", "b", "c"))
      }
      #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String)>()
      let stub: @Sendable (T, T, T) async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c"))
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c"))
      }
      #expect(spy.calls == [("a", "b", "c"), ("a", "b", "c")])
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String, String)>()
    let stub: @Sendable (T, T, T, T) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub("a", "b", "c", "d"))
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub("a", "b", "c", "d"))
    }
    #expect(spy.calls == [("a", "b", "c", "d"), ("a", "b", "c", "d")])
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String, String)>()
    let stub: @Sendable (T, T, T, T) throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c", "d"))
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c", "d"))
    }
    #expect(spy.calls == [("a", "b", "c", "d"), ("a", "b", "c", "d")])
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String, String)>()
      let stub: @Sendable (T, T, T, T) async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub("a", "b", "c", "d"))
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub("a", "b", "c", "d"))
      }
      #expect(spy.calls == [("a", "b", "c", "d"), ("a", "b", "c", "d")])
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String, String)>()
      let stub: @Sendable (T, T, T, T) async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c", "d"))
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c", "d"))
      }
      #expect(spy.calls == [("a", "b", "c", "d"), ("a", "b", "c", "d")])
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub("a", "b", "c", "d", "e"))
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub("a", "b", "c", "d", "e"))
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e"), ("a", "b", "c", "d", "e")])
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T) throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c", "d", "e"))
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c", "d", "e"))
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e"), ("a", "b", "c", "d", "e")])
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String, String, String)>()
      let stub: @Sendable (T, T, T, T, T) async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub("a", "b", "c", "d", "e"))
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub("a", "b", "c", "d", "e"))
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e"), ("a", "b", "c", "d", "e")])
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String, String, String)>()
      let stub: @Sendable (T, T, T, T, T) async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c", "d", "e"))
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c", "d", "e"))
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e"), ("a", "b", "c", "d", "e")])
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T, T) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"]) {
      probe.plain(stub("a", "b", "c", "d", "e", "f"))
    }
    probe.expect("z", journal: ["z"]) {
      probe.plain(stub("a", "b", "c", "d", "e", "f"))
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "d", "e", "f")])
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    typealias T = String
    let spy = Spy<(String, String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T, T) throws(Refusal) -> T =
      spy.returning(inSequence: "y", "z")
    probe.expect("y", journal: ["y"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c", "d", "e", "f"))
    }
    probe.expect("z", journal: ["z"], failing: []) { () throws(Refusal) in
      try probe.throwing(stub("a", "b", "c", "d", "e", "f"))
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "d", "e", "f")])
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String, String, String, String)>()
      let stub: @Sendable (T, T, T, T, T, T) async -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"]) {
        await probe.async(stub("a", "b", "c", "d", "e", "f"))
      }
      await probe.expect("z", journal: ["z"]) {
        await probe.async(stub("a", "b", "c", "d", "e", "f"))
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "d", "e", "f")])
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      typealias T = String
      let spy = Spy<(String, String, String, String, String, String)>()
      let stub: @Sendable (T, T, T, T, T, T) async throws(Refusal) -> T =
        spy.returning(inSequence: "y", "z")
      await probe.expect("y", journal: ["y"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c", "d", "e", "f"))
      }
      await probe.expect("z", journal: ["z"], failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(stub("a", "b", "c", "d", "e", "f"))
      }
      #expect(spy.calls == [("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "d", "e", "f")])
    }
  }
}
