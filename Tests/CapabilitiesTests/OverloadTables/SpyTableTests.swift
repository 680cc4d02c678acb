import Capabilities
import CapabilitiesTesting
import Probes
import Testing

/// Each effect with no input and with six. `SpyStubTests` has the endpoints that call no function.
@Suite("Spy.recording and Spy.suspending, for every effect")
struct SpyTableTests {
  private typealias Six = (String, String, String, String, String, String)

  /// Expects the same number of calls of both spies.
  private static func expect(_ number: Int, of none: Spy<Void>, _ six: Spy<Six>) {
    #expect(none.callCount == number)
    let calls = six.calls.map { "\($0)" }
    #expect(calls == Array(repeating: #"("a", "b", "c", "d", "e", "f")"#, count: number))
  }

  @Test func `plain`() {
    let (probe, none, six) = (Probe(), Spy<Void>(), Spy<Six>())
    let call0 = none.recording(probe.plain0)
    probe.expect("") { call0() }
    let call6 = six.recording(probe.plain6)
    probe.expect("abcdef") { call6("a", "b", "c", "d", "e", "f") }
    Self.expect(1, of: none, six)
  }

  @Test func `throws`() {
    let (probe, none, six) = (Probe(), Spy<Void>(), Spy<Six>())
    let call0 = none.recording(probe.throwing0)
    probe.expectBoth("") { () throws(Refusal) in try call0() }
    let call6 = six.recording(probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in try call6("a", "b", "c", "d", "e", "f") }
    Self.expect(2, of: none, six)
  }

  @Test func `async`() async {
    await onEveryActor { probe in
      let (none, six) = (Spy<Void>(), Spy<Six>())
      none.releaseAll()
      six.releaseAll()
      for call0 in [none.recording(probe.async0), none.suspending(probe.async0)] {
        await probe.expect("") { await call0() }
      }
      for call6 in [six.recording(probe.async6), six.suspending(probe.async6)] {
        await probe.expect("abcdef") { await call6("a", "b", "c", "d", "e", "f") }
      }
      Self.expect(2, of: none, six)
    }
  }

  @Test func `async throws`() async {
    await onEveryActor { probe in
      let (none, six) = (Spy<Void>(), Spy<Six>())
      none.releaseAll()
      six.releaseAll()
      for call0 in [none.recording(probe.asyncThrowing0), none.suspending(probe.asyncThrowing0)] {
        await probe.expectBoth("") { () async throws(Refusal) in try await call0() }
      }
      for call6 in [six.recording(probe.asyncThrowing6), six.suspending(probe.asyncThrowing6)] {
        await probe.expectBoth("abcdef") { () async throws(Refusal) in
          try await call6("a", "b", "c", "d", "e", "f")
        }
      }
      Self.expect(4, of: none, six)
    }
  }
}

/// The table has rows for 1 to 6 inputs; other numbers are parameter packs.
@Suite("Spy.returning and Spy.throwing")
struct SpyStubTests {
  private typealias T = String
  private typealias Seven = (T, T, T, T, T, T, T)

  @Test("answer calls with 0, 2 and 7 inputs")
  func counts() {
    let (none, two, seven) = (Spy<Void>(), Spy<(T, T)>(), Spy<Seven>())
    let one0: @Sendable () -> T = none.returning("z")
    let next0: @Sendable () -> T = none.returning(inSequence: "y", "z")
    let none0: @Sendable () throws(Refusal) -> T = none.throwing(Refusal("z"))
    #expect([one0(), one0(), next0(), next0()] == ["z", "z", "y", "z"])
    #expect(throws: Refusal("z")) { try none0() }
    #expect(none.callCount == 5)
    let one2: @Sendable (T, T) -> T = two.returning("z")
    let next2: @Sendable (T, T) -> T = two.returning(inSequence: "y", "z")
    let none2: @Sendable (T, T) throws(Refusal) -> T = two.throwing(Refusal("z"))
    #expect([one2("a", "b"), next2("a", "b"), next2("a", "b")] == ["z", "y", "z"])
    #expect(throws: Refusal("z")) { try none2("a", "b") }
    #expect(two.calls == Array(repeating: ("a", "b"), count: 4))
    let one7: @Sendable (T, T, T, T, T, T, T) -> T = seven.returning("z")
    let next7: @Sendable (T, T, T, T, T, T, T) -> T = seven.returning(inSequence: "y", "z")
    let none7: @Sendable (T, T, T, T, T, T, T) throws(Refusal) -> T = seven.throwing(Refusal("z"))
    #expect(one7("a", "b", "c", "d", "e", "f", "g") == "z")
    #expect(next7("a", "b", "c", "d", "e", "f", "g") == "y")
    #expect(next7("a", "b", "c", "d", "e", "f", "g") == "z")
    #expect(throws: Refusal("z")) { try none7("a", "b", "c", "d", "e", "f", "g") }
    let calls = seven.calls.map { "\($0)" }
    #expect(calls == Array(repeating: #"("a", "b", "c", "d", "e", "f", "g")"#, count: 4))
  }

  @Test("fit endpoints of every effect, and stay on the caller's actor")
  func effects() async {
    await onEveryActor { probe in
      let spy = Spy<(T, T)>()
      let throwing: @Sendable (T, T) throws(Refusal) -> T = spy.returning("z")
      probe.expectBoth("z", failing: []) { () throws(Refusal) in
        try probe.throwing(throwing("a", "b"))
      }
      let async: @Sendable (T, T) async -> T = spy.returning(inSequence: "y", "z")
      await probe.expect("y") { await probe.async(async("a", "b")) }
      let both: @Sendable (T, T) async throws(Refusal) -> T = spy.returning("z")
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(both("a", "b"))
      }
      let failing: @Sendable (T, T) async throws(Refusal) -> T = spy.throwing(Refusal("z"))
      await #expect(throws: Refusal("z")) { try await failing("a", "b") }
    }
  }
}
