// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.throwing: every overload, for every effect")
struct ThrowingTableTests {
  @Test func `0 inputs, throws`() {
    typealias T = String
    let spy = Spy<Void>()
    let stub: @Sendable () throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub()
    }
    #expect(spy.callCount == 1)
  }

  @Test func `0 inputs, async throws`() async {
    typealias T = String
    let spy = Spy<Void>()
    let stub: @Sendable () async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub()
    }
    #expect(spy.callCount == 1)
  }

  @Test func `1 input, throws`() {
    typealias T = String
    let spy = Spy<String>()
    let stub: @Sendable (T) throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub("a")
    }
    #expect(spy.calls == ["a"])
  }

  @Test func `1 input, async throws`() async {
    typealias T = String
    let spy = Spy<String>()
    let stub: @Sendable (T) async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub("a")
    }
    #expect(spy.calls == ["a"])
  }

  @Test func `2 inputs, throws`() {
    typealias T = String
    let spy = Spy<(String, String)>()
    let stub: @Sendable (T, T) throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub("a", "b")
    }
    #expect(spy.calls == [("a", "b")])
  }

  @Test func `2 inputs, async throws`() async {
    typealias T = String
    let spy = Spy<(String, String)>()
    let stub: @Sendable (T, T) async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub("a", "b")
    }
    #expect(spy.calls == [("a", "b")])
  }

  @Test func `3 inputs, throws`() {
    typealias T = String
    let spy = Spy<(String, String, String)>()
    let stub: @Sendable (T, T, T) throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub("a", "b", "c")
    }
    #expect(spy.calls == [("a", "b", "c")])
  }

  @Test func `3 inputs, async throws`() async {
    typealias T = String
    let spy = Spy<(String, String, String)>()
    let stub: @Sendable (T, T, T) async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub("a", "b", "c")
    }
    #expect(spy.calls == [("a", "b", "c")])
  }

  @Test func `4 inputs, throws`() {
    typealias T = String
    let spy = Spy<(String, String, String, String)>()
    let stub: @Sendable (T, T, T, T) throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub("a", "b", "c", "d")
    }
    #expect(spy.calls == [("a", "b", "c", "d")])
  }

  @Test func `4 inputs, async throws`() async {
    typealias T = String
    let spy = Spy<(String, String, String, String)>()
    let stub: @Sendable (T, T, T, T) async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub("a", "b", "c", "d")
    }
    #expect(spy.calls == [("a", "b", "c", "d")])
  }

  @Test func `5 inputs, throws`() {
    typealias T = String
    let spy = Spy<(String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T) throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub("a", "b", "c", "d", "e")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e")])
  }

  @Test func `5 inputs, async throws`() async {
    typealias T = String
    let spy = Spy<(String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T) async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub("a", "b", "c", "d", "e")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e")])
  }

  @Test func `6 inputs, throws`() {
    typealias T = String
    let spy = Spy<(String, String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T, T) throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) {
      try stub("a", "b", "c", "d", "e", "f")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e", "f")])
  }

  @Test func `6 inputs, async throws`() async {
    typealias T = String
    let spy = Spy<(String, String, String, String, String, String)>()
    let stub: @Sendable (T, T, T, T, T, T) async throws(Refusal) -> T =
      spy.throwing(Refusal("z"))
    await #expect(throws: Refusal("z")) {
      try await stub("a", "b", "c", "d", "e", "f")
    }
    #expect(spy.calls == [("a", "b", "c", "d", "e", "f")])
  }
}
