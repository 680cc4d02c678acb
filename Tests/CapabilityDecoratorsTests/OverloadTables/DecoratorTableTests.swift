import Capabilities
import CapabilityDecorators
import Probes
import Testing

/// Each effect with no input, with one, which has rows of its own, and with the most.
@Suite("endpoint and function, for every effect")
struct EndpointTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let function0 = endpoint(probe.plain0).function()
    probe.expect("") { function0() }
    let function1 = endpoint(probe.plain1).function()
    probe.expect("a") { function1("a") }
    let function2 = endpoint(probe.plain2).function()
    probe.expect("ab") { function2("a", "b") }
    let function6 = endpoint(probe.plain6).function()
    probe.expect("abcdef") { function6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `throws`() {
    let probe = Probe()
    let function0 = endpoint(probe.throwing0).function()
    probe.expectBoth("") { () throws(Refusal) in try function0() }
    let function1 = endpoint(probe.throwing1).function()
    probe.expectBoth("a") { () throws(Refusal) in try function1("a") }
    let function6 = endpoint(probe.throwing6).function()
    probe.expectBoth("abcdef") { () throws(Refusal) in try function6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let function0 = endpoint(probe.async0).function()
      await probe.expect("") { await function0() }
      let function1 = endpoint(probe.async1).function()
      await probe.expect("a") { await function1("a") }
      let function6 = endpoint(probe.async6).function()
      await probe.expect("abcdef") { await function6("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let function0 = endpoint(probe.asyncThrowing0).function()
      await probe.expectBoth("") { () async throws(Refusal) in try await function0() }
      let function1 = endpoint(probe.asyncThrowing1).function()
      await probe.expectBoth("a") { () async throws(Refusal) in try await function1("a") }
      let function6 = endpoint(probe.asyncThrowing6).function()
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await function6("a", "b", "c", "d", "e", "f")
      }
    }
  }
}

/// Each kind of callback with the most inputs; `AwaitingTests` has fewer.
@Suite("awaiting, for every kind of callback")
struct AwaitingTableTests {
  @Test func `Result`() async {
    typealias Done = @Sendable (Result<String, Refusal>) -> Void
    await onEveryActor { probe in
      let awaited = awaiting { (a: String, b: String, c: String, done: @escaping Done) in
        done(probe.calledBack(a, b, c))
      }
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await awaited("a", "b", "c")
      }
    }
  }

  @Test func `a value or an error`() async {
    typealias Done = @Sendable (String?, (any Error)?) -> Void
    await onEveryActor { probe in
      let raw = awaiting { (a: String, b: String, c: String, done: @escaping Done) in
        let answer = probe.calledBack(a, b, c)
        done(answer.value, answer.error)
      }
      let awaited = mapError(raw) { Refusal(of: $0) }
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await awaited("a", "b", "c")
      }
    }
  }

  @Test func `a value`() async {
    typealias Done = @Sendable (String) -> Void
    await onEveryActor { probe in
      let awaited = awaiting { (a: String, b: String, c: String, done: @escaping Done) in
        if let value = probe.calledBack(a, b, c).value { done(value) }
      }
      await probe.expect("abc") { await awaited("a", "b", "c") }
    }
  }

  @Test func `nothing`() async {
    typealias Done = @Sendable () -> Void
    await onEveryActor { probe in
      let awaited = awaiting { (a: String, b: String, c: String, done: @escaping Done) in
        _ = probe.calledBack(a, b, c)
        done()
      }
      await probe.expect("abc") {
        await awaited("a", "b", "c")
        return "abc"
      }
    }
  }
}

/// An async callback runs in a task of its own, outside of any actor, so the probe has no actor.
@Suite("callback(from:), for every effect")
struct CallbackTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let (function0, function3) = (callback(from: probe.plain0), callback(from: probe.plain3))
    probe.expect("") { taken { function0($0) } }
    probe.expect("abc") { taken { function3("a", "b", "c", $0) } }
  }

  @Test func `throws`() {
    let probe = Probe()
    let (function0, function3) = (callback(from: probe.throwing0), callback(from: probe.throwing3))
    probe.expectBoth("") { () throws(Refusal) in try taken { function0($0) }.get() }
    probe.expectBoth("abc") { () throws(Refusal) in
      try taken { function3("a", "b", "c", $0) }.get()
    }
  }

  @Test func `async`() async {
    let probe = Probe()
    let (function0, function3) = (callback(from: probe.async0), callback(from: probe.async3))
    await probe.expect("") { await received { function0($0) } }
    await probe.expect("abc") { await received { function3("a", "b", "c", $0) } }
  }

  @Test func `async throws`() async {
    let probe = Probe()
    let function0 = callback(from: probe.asyncThrowing0)
    await probe.expectBoth("") { () async throws(Refusal) in
      try await received { function0($0) }.get()
    }
    let function3 = callback(from: probe.asyncThrowing3)
    await probe.expectBoth("abc") { () async throws(Refusal) in
      try await received { function3("a", "b", "c", $0) }.get()
    }
  }
}
