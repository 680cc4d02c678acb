// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.suspending, for every effect")
struct SuspendingTableTests {
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let spy0 = Spy<Void>()
      spy0.releaseAll()
      let call0 = spy0.suspending(probe.async0)
      await probe.expect("") { await call0() }
      expect(spy0, 1, #"()"#)
      let spy2 = Spy<(String, String)>()
      spy2.releaseAll()
      let call2 = spy2.suspending(probe.async2)
      await probe.expect("ab") { await call2("a", "b") }
      #expect(spy2.calls == [("a", "b")])
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
      let spy2 = Spy<(String, String)>()
      spy2.releaseAll()
      let call2 = spy2.suspending(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await call2("a", "b") }
      #expect(spy2.calls == Array(repeating: ("a", "b"), count: 2))
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
