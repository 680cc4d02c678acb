// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.suspending: every overload")
struct SuspendingTableTests {
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let spy0 = Spy<Void>()
      spy0.releaseAll()
      let call0 = spy0.suspending(probe.async0)
      await probe.expect("") { await call0() }
      expect(spy0, 1, #"()"#)
      let spy1 = Spy<String>()
      spy1.releaseAll()
      let call1 = spy1.suspending(probe.async1)
      await probe.expect("a") { await call1("a") }
      #expect(spy1.calls == ["a"])
      let spy2 = Spy<(String, String)>()
      spy2.releaseAll()
      let call2 = spy2.suspending(probe.async2)
      await probe.expect("ab") { await call2("a", "b") }
      #expect(spy2.calls == [("a", "b")])
      let spy3 = Spy<(String, String, String)>()
      spy3.releaseAll()
      let call3 = spy3.suspending(probe.async3)
      await probe.expect("abc") { await call3("a", "b", "c") }
      #expect(spy3.calls == [("a", "b", "c")])
      let spy4 = Spy<(String, String, String, String)>()
      spy4.releaseAll()
      let call4 = spy4.suspending(probe.async4)
      await probe.expect("abcd") { await call4("a", "b", "c", "d") }
      expect(spy4, 1, #"("a", "b", "c", "d")"#)
      let spy5 = Spy<(String, String, String, String, String)>()
      spy5.releaseAll()
      let call5 = spy5.suspending(probe.async5)
      await probe.expect("abcde") { await call5("a", "b", "c", "d", "e") }
      expect(spy5, 1, #"("a", "b", "c", "d", "e")"#)
      let spy6 = Spy<(String, String, String, String, String, String)>()
      spy6.releaseAll()
      let call6 = spy6.suspending(probe.async6)
      await probe.expect("abcdef") { await call6("a", "b", "c", "d", "e", "f") }
      expect(spy6, 1, #"("a", "b", "c", "d", "e", "f")"#)
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let spy0 = Spy<Void>()
      spy0.releaseAll()
      let call0 = spy0.suspending(probe.asyncThrowing0)
      await probe.expectBoth("") { () async throws(Refusal) in try await call0() }
      expect(spy0, 2, #"()"#)
      let spy1 = Spy<String>()
      spy1.releaseAll()
      let call1 = spy1.suspending(probe.asyncThrowing1)
      await probe.expectBoth("a") { () async throws(Refusal) in try await call1("a") }
      #expect(spy1.calls == Array(repeating: "a", count: 2))
      let spy2 = Spy<(String, String)>()
      spy2.releaseAll()
      let call2 = spy2.suspending(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await call2("a", "b") }
      #expect(spy2.calls == Array(repeating: ("a", "b"), count: 2))
      let spy3 = Spy<(String, String, String)>()
      spy3.releaseAll()
      let call3 = spy3.suspending(probe.asyncThrowing3)
      await probe.expectBoth("abc") { () async throws(Refusal) in try await call3("a", "b", "c") }
      #expect(spy3.calls == Array(repeating: ("a", "b", "c"), count: 2))
      let spy4 = Spy<(String, String, String, String)>()
      spy4.releaseAll()
      let call4 = spy4.suspending(probe.asyncThrowing4)
      await probe.expectBoth("abcd") { () async throws(Refusal) in
        try await call4("a", "b", "c", "d")
      }
      expect(spy4, 2, #"("a", "b", "c", "d")"#)
      let spy5 = Spy<(String, String, String, String, String)>()
      spy5.releaseAll()
      let call5 = spy5.suspending(probe.asyncThrowing5)
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await call5("a", "b", "c", "d", "e")
      }
      expect(spy5, 2, #"("a", "b", "c", "d", "e")"#)
      let spy6 = Spy<(String, String, String, String, String, String)>()
      spy6.releaseAll()
      let call6 = spy6.suspending(probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await call6("a", "b", "c", "d", "e", "f")
      }
      expect(spy6, 2, #"("a", "b", "c", "d", "e", "f")"#)
    }
    await onEveryActor(check)
  }
}
