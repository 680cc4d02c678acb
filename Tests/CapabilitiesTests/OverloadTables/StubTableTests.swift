// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilitiesTesting
import Probes
import Testing

@Suite("Spy.returning and Spy.throwing: 0, 2 and 7 inputs, every effect")
struct StubTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let one0 = Spy<Void>()
    let oneCall0: Probe.Plain0 = one0.returning("z")
    probe.expect("z") { probe.plain(oneCall0()) }
    expect(one0, 1, #"()"#)
    let next0 = Spy<Void>()
    let nextCall0: Probe.Plain0 = next0.returning(inSequence: "y", "z")
    probe.expect("y") { probe.plain(nextCall0()) }
    probe.expect("z") { probe.plain(nextCall0()) }
    expect(next0, 2, #"()"#)
    let one2 = Spy<(String, String)>()
    let oneCall2: Probe.Plain2 = one2.returning("z")
    probe.expect("z") { probe.plain(oneCall2("a", "b")) }
    #expect(one2.calls == [("a", "b")])
    let next2 = Spy<(String, String)>()
    let nextCall2: Probe.Plain2 = next2.returning(inSequence: "y", "z")
    probe.expect("y") { probe.plain(nextCall2("a", "b")) }
    probe.expect("z") { probe.plain(nextCall2("a", "b")) }
    #expect(next2.calls == Array(repeating: ("a", "b"), count: 2))
    let one7 = Spy<(String, String, String, String, String, String, String)>()
    let oneCall7: Probe.Plain7 = one7.returning("z")
    probe.expect("z") { probe.plain(oneCall7("a", "b", "c", "d", "e", "f", "g")) }
    expect(one7, 1, #"("a", "b", "c", "d", "e", "f", "g")"#)
    let next7 = Spy<(String, String, String, String, String, String, String)>()
    let nextCall7: Probe.Plain7 = next7.returning(inSequence: "y", "z")
    probe.expect("y") { probe.plain(nextCall7("a", "b", "c", "d", "e", "f", "g")) }
    probe.expect("z") { probe.plain(nextCall7("a", "b", "c", "d", "e", "f", "g")) }
    expect(next7, 2, #"("a", "b", "c", "d", "e", "f", "g")"#)
  }
  @Test func `throws`() {
    let probe = Probe()
    let one0 = Spy<Void>()
    let oneCall0: Probe.Throwing0 = one0.returning("z")
    probe.expectBoth("z", failing: []) { () throws(Refusal) in try probe.throwing(oneCall0()) }
    expect(one0, 1, #"()"#)
    let next0 = Spy<Void>()
    let nextCall0: Probe.Throwing0 = next0.returning(inSequence: "y", "z")
    probe.expectBoth("y", failing: []) { () throws(Refusal) in try probe.throwing(nextCall0()) }
    probe.expectBoth("z", failing: []) { () throws(Refusal) in try probe.throwing(nextCall0()) }
    expect(next0, 2, #"()"#)
    let none0 = Spy<Void>()
    let noneCall0: Probe.Throwing0 = none0.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) { try noneCall0() }
    expect(none0, 1, #"()"#)
    let one2 = Spy<(String, String)>()
    let oneCall2: Probe.Throwing2 = one2.returning("z")
    probe.expectBoth("z", failing: []) { () throws(Refusal) in
      try probe.throwing(oneCall2("a", "b"))
    }
    #expect(one2.calls == [("a", "b")])
    let next2 = Spy<(String, String)>()
    let nextCall2: Probe.Throwing2 = next2.returning(inSequence: "y", "z")
    probe.expectBoth("y", failing: []) { () throws(Refusal) in
      try probe.throwing(nextCall2("a", "b"))
    }
    probe.expectBoth("z", failing: []) { () throws(Refusal) in
      try probe.throwing(nextCall2("a", "b"))
    }
    #expect(next2.calls == Array(repeating: ("a", "b"), count: 2))
    let none2 = Spy<(String, String)>()
    let noneCall2: Probe.Throwing2 = none2.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) { try noneCall2("a", "b") }
    #expect(none2.calls == [("a", "b")])
    let one7 = Spy<(String, String, String, String, String, String, String)>()
    let oneCall7: Probe.Throwing7 = one7.returning("z")
    probe.expectBoth("z", failing: []) { () throws(Refusal) in
      try probe.throwing(oneCall7("a", "b", "c", "d", "e", "f", "g"))
    }
    expect(one7, 1, #"("a", "b", "c", "d", "e", "f", "g")"#)
    let next7 = Spy<(String, String, String, String, String, String, String)>()
    let nextCall7: Probe.Throwing7 = next7.returning(inSequence: "y", "z")
    probe.expectBoth("y", failing: []) { () throws(Refusal) in
      try probe.throwing(nextCall7("a", "b", "c", "d", "e", "f", "g"))
    }
    probe.expectBoth("z", failing: []) { () throws(Refusal) in
      try probe.throwing(nextCall7("a", "b", "c", "d", "e", "f", "g"))
    }
    expect(next7, 2, #"("a", "b", "c", "d", "e", "f", "g")"#)
    let none7 = Spy<(String, String, String, String, String, String, String)>()
    let noneCall7: Probe.Throwing7 = none7.throwing(Refusal("z"))
    #expect(throws: Refusal("z")) { try noneCall7("a", "b", "c", "d", "e", "f", "g") }
    expect(none7, 1, #"("a", "b", "c", "d", "e", "f", "g")"#)
  }
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let one0 = Spy<Void>()
      let oneCall0: Probe.Async0 = one0.returning("z")
      await probe.expect("z") { await probe.async(oneCall0()) }
      expect(one0, 1, #"()"#)
      let next0 = Spy<Void>()
      let nextCall0: Probe.Async0 = next0.returning(inSequence: "y", "z")
      await probe.expect("y") { await probe.async(nextCall0()) }
      await probe.expect("z") { await probe.async(nextCall0()) }
      expect(next0, 2, #"()"#)
      let one2 = Spy<(String, String)>()
      let oneCall2: Probe.Async2 = one2.returning("z")
      await probe.expect("z") { await probe.async(oneCall2("a", "b")) }
      #expect(one2.calls == [("a", "b")])
      let next2 = Spy<(String, String)>()
      let nextCall2: Probe.Async2 = next2.returning(inSequence: "y", "z")
      await probe.expect("y") { await probe.async(nextCall2("a", "b")) }
      await probe.expect("z") { await probe.async(nextCall2("a", "b")) }
      #expect(next2.calls == Array(repeating: ("a", "b"), count: 2))
      let one7 = Spy<(String, String, String, String, String, String, String)>()
      let oneCall7: Probe.Async7 = one7.returning("z")
      await probe.expect("z") { await probe.async(oneCall7("a", "b", "c", "d", "e", "f", "g")) }
      expect(one7, 1, #"("a", "b", "c", "d", "e", "f", "g")"#)
      let next7 = Spy<(String, String, String, String, String, String, String)>()
      let nextCall7: Probe.Async7 = next7.returning(inSequence: "y", "z")
      await probe.expect("y") { await probe.async(nextCall7("a", "b", "c", "d", "e", "f", "g")) }
      await probe.expect("z") { await probe.async(nextCall7("a", "b", "c", "d", "e", "f", "g")) }
      expect(next7, 2, #"("a", "b", "c", "d", "e", "f", "g")"#)
    }
    await onEveryActor(check)
  }
  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let one0 = Spy<Void>()
      let oneCall0: Probe.AsyncThrowing0 = one0.returning("z")
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(oneCall0())
      }
      expect(one0, 1, #"()"#)
      let next0 = Spy<Void>()
      let nextCall0: Probe.AsyncThrowing0 = next0.returning(inSequence: "y", "z")
      await probe.expectBoth("y", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(nextCall0())
      }
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(nextCall0())
      }
      expect(next0, 2, #"()"#)
      let none0 = Spy<Void>()
      let noneCall0: Probe.AsyncThrowing0 = none0.throwing(Refusal("z"))
      await #expect(throws: Refusal("z")) { try await noneCall0() }
      expect(none0, 1, #"()"#)
      let one2 = Spy<(String, String)>()
      let oneCall2: Probe.AsyncThrowing2 = one2.returning("z")
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(oneCall2("a", "b"))
      }
      #expect(one2.calls == [("a", "b")])
      let next2 = Spy<(String, String)>()
      let nextCall2: Probe.AsyncThrowing2 = next2.returning(inSequence: "y", "z")
      await probe.expectBoth("y", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(nextCall2("a", "b"))
      }
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(nextCall2("a", "b"))
      }
      #expect(next2.calls == Array(repeating: ("a", "b"), count: 2))
      let none2 = Spy<(String, String)>()
      let noneCall2: Probe.AsyncThrowing2 = none2.throwing(Refusal("z"))
      await #expect(throws: Refusal("z")) { try await noneCall2("a", "b") }
      #expect(none2.calls == [("a", "b")])
      let one7 = Spy<(String, String, String, String, String, String, String)>()
      let oneCall7: Probe.AsyncThrowing7 = one7.returning("z")
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(oneCall7("a", "b", "c", "d", "e", "f", "g"))
      }
      expect(one7, 1, #"("a", "b", "c", "d", "e", "f", "g")"#)
      let next7 = Spy<(String, String, String, String, String, String, String)>()
      let nextCall7: Probe.AsyncThrowing7 = next7.returning(inSequence: "y", "z")
      await probe.expectBoth("y", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(nextCall7("a", "b", "c", "d", "e", "f", "g"))
      }
      await probe.expectBoth("z", failing: []) { () async throws(Refusal) in
        try await probe.asyncThrowing(nextCall7("a", "b", "c", "d", "e", "f", "g"))
      }
      expect(next7, 2, #"("a", "b", "c", "d", "e", "f", "g")"#)
      let none7 = Spy<(String, String, String, String, String, String, String)>()
      let noneCall7: Probe.AsyncThrowing7 = none7.throwing(Refusal("z"))
      await #expect(throws: Refusal("z")) {
        try await noneCall7("a", "b", "c", "d", "e", "f", "g")
      }
      expect(none7, 1, #"("a", "b", "c", "d", "e", "f", "g")"#)
    }
    await onEveryActor(check)
  }
}
