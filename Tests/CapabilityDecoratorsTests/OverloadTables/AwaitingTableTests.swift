// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilityDecorators
import Probes
import Testing

@Suite("awaiting, for every effect")
struct AwaitingTableTests {
  @Test func `0 inputs and a callback with Result`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting { (done: @escaping @Sendable (Result<String, Refusal>) -> Void) in
        done(probe.calledBack())
      }
      await probe.expectBoth("") { () async throws(Refusal) in try await awaited() }
    }
    await onEveryActor(check)
  }
  @Test func `0 inputs and a callback with a value or an error`() async {
    @Sendable func check(_ probe: Probe) async {
      let raw = awaiting { (done: @escaping @Sendable (String?, (any Error)?) -> Void) in
        let answer = probe.calledBack()
        done(answer.value, answer.error)
      }
      let awaited = mapError(raw) { Refusal(of: $0) }
      await probe.expectBoth("") { () async throws(Refusal) in try await awaited() }
    }
    await onEveryActor(check)
  }
  @Test func `0 inputs and a callback with a value`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting { (done: @escaping @Sendable (String) -> Void) in
        if let value = probe.calledBack().value { done(value) }
      }
      await probe.expect("") { await awaited() }
    }
    await onEveryActor(check)
  }
  @Test func `0 inputs and a callback with nothing`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting { (done: @escaping @Sendable () -> Void) in
        _ = probe.calledBack()
        done()
      }
      await probe.expect("") { await awaited(); return "" }
    }
    await onEveryActor(check)
  }
  @Test func `1 input and a callback with Result`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting {
        (
          a: String,
          done: @escaping @Sendable (Result<String, Refusal>) -> Void
        ) in
        done(probe.calledBack(a))
      }
      await probe.expectBoth("a") { () async throws(Refusal) in try await awaited("a") }
    }
    await onEveryActor(check)
  }
  @Test func `1 input and a callback with a value or an error`() async {
    @Sendable func check(_ probe: Probe) async {
      let raw = awaiting {
        (
          a: String,
          done: @escaping @Sendable (String?, (any Error)?) -> Void
        ) in
        let answer = probe.calledBack(a)
        done(answer.value, answer.error)
      }
      let awaited = mapError(raw) { Refusal(of: $0) }
      await probe.expectBoth("a") { () async throws(Refusal) in try await awaited("a") }
    }
    await onEveryActor(check)
  }
  @Test func `1 input and a callback with a value`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting { (a: String, done: @escaping @Sendable (String) -> Void) in
        if let value = probe.calledBack(a).value { done(value) }
      }
      await probe.expect("a") { await awaited("a") }
    }
    await onEveryActor(check)
  }
  @Test func `1 input and a callback with nothing`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting { (a: String, done: @escaping @Sendable () -> Void) in
        _ = probe.calledBack(a)
        done()
      }
      await probe.expect("a") { await awaited("a"); return "a" }
    }
    await onEveryActor(check)
  }
  @Test func `3 inputs and a callback with Result`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting {
        (
          a: String,
          b: String,
          c: String,
          done: @escaping @Sendable (Result<String, Refusal>) -> Void
        ) in
        done(probe.calledBack(a, b, c))
      }
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await awaited("a", "b", "c")
      }
    }
    await onEveryActor(check)
  }
  @Test func `3 inputs and a callback with a value or an error`() async {
    @Sendable func check(_ probe: Probe) async {
      let raw = awaiting {
        (
          a: String,
          b: String,
          c: String,
          done: @escaping @Sendable (String?, (any Error)?) -> Void
        ) in
        let answer = probe.calledBack(a, b, c)
        done(answer.value, answer.error)
      }
      let awaited = mapError(raw) { Refusal(of: $0) }
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await awaited("a", "b", "c")
      }
    }
    await onEveryActor(check)
  }
  @Test func `3 inputs and a callback with a value`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting {
        (
          a: String,
          b: String,
          c: String,
          done: @escaping @Sendable (String) -> Void
        ) in
        if let value = probe.calledBack(a, b, c).value { done(value) }
      }
      await probe.expect("abc") { await awaited("a", "b", "c") }
    }
    await onEveryActor(check)
  }
  @Test func `3 inputs and a callback with nothing`() async {
    @Sendable func check(_ probe: Probe) async {
      let awaited = awaiting {
        (
          a: String,
          b: String,
          c: String,
          done: @escaping @Sendable () -> Void
        ) in
        _ = probe.calledBack(a, b, c)
        done()
      }
      await probe.expect("abc") { await awaited("a", "b", "c"); return "abc" }
    }
    await onEveryActor(check)
  }
}
