// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilityDecorators
import Probes
import Testing

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
    let function3 = endpoint(probe.plain3).function()
    probe.expect("abc") { function3("a", "b", "c") }
    let function4 = endpoint(probe.plain4).function()
    probe.expect("abcd") { function4("a", "b", "c", "d") }
    let function5 = endpoint(probe.plain5).function()
    probe.expect("abcde") { function5("a", "b", "c", "d", "e") }
    let function6 = endpoint(probe.plain6).function()
    probe.expect("abcdef") { function6("a", "b", "c", "d", "e", "f") }
  }
  @Test func `throws`() {
    let probe = Probe()
    let function0 = endpoint(probe.throwing0).function()
    probe.expectBoth("") { () throws(Refusal) in try function0() }
    let function1 = endpoint(probe.throwing1).function()
    probe.expectBoth("a") { () throws(Refusal) in try function1("a") }
    let function2 = endpoint(probe.throwing2).function()
    probe.expectBoth("ab") { () throws(Refusal) in try function2("a", "b") }
    let function3 = endpoint(probe.throwing3).function()
    probe.expectBoth("abc") { () throws(Refusal) in try function3("a", "b", "c") }
    let function4 = endpoint(probe.throwing4).function()
    probe.expectBoth("abcd") { () throws(Refusal) in try function4("a", "b", "c", "d") }
    let function5 = endpoint(probe.throwing5).function()
    probe.expectBoth("abcde") { () throws(Refusal) in try function5("a", "b", "c", "d", "e") }
    let function6 = endpoint(probe.throwing6).function()
    probe.expectBoth("abcdef") { () throws(Refusal) in
      try function6("a", "b", "c", "d", "e", "f")
    }
  }
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let function0 = endpoint(probe.async0).function()
      await probe.expect("") { await function0() }
      let function1 = endpoint(probe.async1).function()
      await probe.expect("a") { await function1("a") }
      let function2 = endpoint(probe.async2).function()
      await probe.expect("ab") { await function2("a", "b") }
      let function3 = endpoint(probe.async3).function()
      await probe.expect("abc") { await function3("a", "b", "c") }
      let function4 = endpoint(probe.async4).function()
      await probe.expect("abcd") { await function4("a", "b", "c", "d") }
      let function5 = endpoint(probe.async5).function()
      await probe.expect("abcde") { await function5("a", "b", "c", "d", "e") }
      let function6 = endpoint(probe.async6).function()
      await probe.expect("abcdef") { await function6("a", "b", "c", "d", "e", "f") }
    }
    await onEveryActor(check)
  }
  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let function0 = endpoint(probe.asyncThrowing0).function()
      await probe.expectBoth("") { () async throws(Refusal) in try await function0() }
      let function1 = endpoint(probe.asyncThrowing1).function()
      await probe.expectBoth("a") { () async throws(Refusal) in try await function1("a") }
      let function2 = endpoint(probe.asyncThrowing2).function()
      await probe.expectBoth("ab") { () async throws(Refusal) in try await function2("a", "b") }
      let function3 = endpoint(probe.asyncThrowing3).function()
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await function3("a", "b", "c")
      }
      let function4 = endpoint(probe.asyncThrowing4).function()
      await probe.expectBoth("abcd") { () async throws(Refusal) in
        try await function4("a", "b", "c", "d")
      }
      let function5 = endpoint(probe.asyncThrowing5).function()
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await function5("a", "b", "c", "d", "e")
      }
      let function6 = endpoint(probe.asyncThrowing6).function()
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await function6("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }
}
