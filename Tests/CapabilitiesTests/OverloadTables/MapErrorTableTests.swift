// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("mapError, for every effect")
struct MapErrorTableTests {
  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let foreign = mapError(probe.throwing0) { ForeignError(text: $0.call) }
    let mapped = mapError(foreign) { Refusal($0.text) }
    probe.expectBoth("") { () throws(Refusal) in try mapped() }
  }

  @Test func `0 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let foreign = mapError(probe.asyncThrowing0) { ForeignError(text: $0.call) }
      let mapped = mapError(foreign) { Refusal($0.text) }
      await probe.expectBoth("") { () async throws(Refusal) in try await mapped() }
    }
    await onEveryActor(check)
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let foreign = mapError(probe.throwing1) { ForeignError(text: $0.call) }
    let mapped = mapError(foreign) { Refusal($0.text) }
    probe.expectBoth("a") { () throws(Refusal) in try mapped("a") }
  }

  @Test func `1 input, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let foreign = mapError(probe.asyncThrowing1) { ForeignError(text: $0.call) }
      let mapped = mapError(foreign) { Refusal($0.text) }
      await probe.expectBoth("a") { () async throws(Refusal) in try await mapped("a") }
    }
    await onEveryActor(check)
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let foreign = mapError(probe.throwing2) { ForeignError(text: $0.call) }
    let mapped = mapError(foreign) { Refusal($0.text) }
    probe.expectBoth("ab") { () throws(Refusal) in try mapped("a", "b") }
  }

  @Test func `2 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let foreign = mapError(probe.asyncThrowing2) { ForeignError(text: $0.call) }
      let mapped = mapError(foreign) { Refusal($0.text) }
      await probe.expectBoth("ab") { () async throws(Refusal) in try await mapped("a", "b") }
    }
    await onEveryActor(check)
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let foreign = mapError(probe.throwing6) { ForeignError(text: $0.call) }
    let mapped = mapError(foreign) { Refusal($0.text) }
    probe.expectBoth("abcdef") { () throws(Refusal) in try mapped("a", "b", "c", "d", "e", "f") }
  }

  @Test func `6 inputs, async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let foreign = mapError(probe.asyncThrowing6) { ForeignError(text: $0.call) }
      let mapped = mapError(foreign) { Refusal($0.text) }
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await mapped("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }
}
