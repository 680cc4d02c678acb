// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import CapabilityDecorators
import Probes
import Testing

@Suite("callback(from:), for every effect")
struct CallbackTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let function = callback(from: probe.plain0)
    probe.expect("") { taken { function($0) } }
  }
  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let function = callback(from: probe.throwing0)
    probe.expectBoth("") { () throws(Refusal) in try taken { function($0) }.get() }
  }
  @Test func `0 inputs, async`() async {
    let probe = Probe()
    let function = callback(from: probe.async0)
    await probe.expect("") { await received { function($0) } }
  }
  @Test func `0 inputs, async throws`() async {
    let probe = Probe()
    let function = callback(from: probe.asyncThrowing0)
    await probe.expectBoth("") { () async throws(Refusal) in
      try await received { function($0) }.get()
    }
  }
  @Test func `1 input, plain`() {
    let probe = Probe()
    let function = callback(from: probe.plain1)
    probe.expect("a") { taken { function("a", $0) } }
  }
  @Test func `1 input, throws`() {
    let probe = Probe()
    let function = callback(from: probe.throwing1)
    probe.expectBoth("a") { () throws(Refusal) in try taken { function("a", $0) }.get() }
  }
  @Test func `1 input, async`() async {
    let probe = Probe()
    let function = callback(from: probe.async1)
    await probe.expect("a") { await received { function("a", $0) } }
  }
  @Test func `1 input, async throws`() async {
    let probe = Probe()
    let function = callback(from: probe.asyncThrowing1)
    await probe.expectBoth("a") { () async throws(Refusal) in
      try await received { function("a", $0) }.get()
    }
  }
  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let function = callback(from: probe.plain3)
    probe.expect("abc") { taken { function("a", "b", "c", $0) } }
  }
  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let function = callback(from: probe.throwing3)
    probe.expectBoth("abc") { () throws(Refusal) in
      try taken { function("a", "b", "c", $0) }.get()
    }
  }
  @Test func `3 inputs, async`() async {
    let probe = Probe()
    let function = callback(from: probe.async3)
    await probe.expect("abc") { await received { function("a", "b", "c", $0) } }
  }
  @Test func `3 inputs, async throws`() async {
    let probe = Probe()
    let function = callback(from: probe.asyncThrowing3)
    await probe.expectBoth("abc") { () async throws(Refusal) in
      try await received { function("a", "b", "c", $0) }.get()
    }
  }
}
