// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.recording, for every effect")
struct RecordingTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let spy0 = Spy<Void>()
    let call0 = spy0.recording(probe.plain0)
    probe.expect("") { call0() }
    expect(spy0, 1, #"()"#)
    let spy2 = Spy<(String, String)>()
    let call2 = spy2.recording(probe.plain2)
    probe.expect("ab") { call2("a", "b") }
    #expect(spy2.calls == [("a", "b")])
    let spy6 = Spy<(String, String, String, String, String, String)>()
    let call6 = spy6.recording(probe.plain6)
    probe.expect("abcdef") { call6("a", "b", "c", "d", "e", "f") }
    expect(spy6, 1, #"("a", "b", "c", "d", "e", "f")"#)
  }
  @Test func `throws`() {
    let probe = Probe()
    let spy0 = Spy<Void>()
    let call0 = spy0.recording(probe.throwing0)
    probe.expectBoth("") { () throws(Refusal) in try call0() }
    expect(spy0, 2, #"()"#)
    let spy2 = Spy<(String, String)>()
    let call2 = spy2.recording(probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try call2("a", "b") }
    #expect(spy2.calls == Array(repeating: ("a", "b"), count: 2))
    let spy6 = Spy<(String, String, String, String, String, String)>()
    let call6 = spy6.recording(probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in try call6("a", "b", "c", "d", "e", "f") }
    expect(spy6, 2, #"("a", "b", "c", "d", "e", "f")"#)
  }
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let spy0 = Spy<Void>()
      let call0 = spy0.recording(probe.async0)
      await probe.expect("") { await call0() }
      expect(spy0, 1, #"()"#)
      let spy2 = Spy<(String, String)>()
      let call2 = spy2.recording(probe.async2)
      await probe.expect("ab") { await call2("a", "b") }
      #expect(spy2.calls == [("a", "b")])
      let spy6 = Spy<(String, String, String, String, String, String)>()
      let call6 = spy6.recording(probe.async6)
      await probe.expect("abcdef") { await call6("a", "b", "c", "d", "e", "f") }
      expect(spy6, 1, #"("a", "b", "c", "d", "e", "f")"#)
    }
    await onEveryActor(check)
  }
  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let spy0 = Spy<Void>()
      let call0 = spy0.recording(probe.asyncThrowing0)
      await probe.expectBoth("") { () async throws(Refusal) in try await call0() }
      expect(spy0, 2, #"()"#)
      let spy2 = Spy<(String, String)>()
      let call2 = spy2.recording(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await call2("a", "b") }
      #expect(spy2.calls == Array(repeating: ("a", "b"), count: 2))
      let spy6 = Spy<(String, String, String, String, String, String)>()
      let call6 = spy6.recording(probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await call6("a", "b", "c", "d", "e", "f")
      }
      expect(spy6, 2, #"("a", "b", "c", "d", "e", "f")"#)
    }
    await onEveryActor(check)
  }
}
