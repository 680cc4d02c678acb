// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("unimplemented: every form and every effect")
struct UnimplementedTableTests {
  @Test func `any error, throws`() {
    typealias I = Int
    let call0: @Sendable () throws -> String = unimplemented("Probe.call")
    expectReport(of: [], madeOn: #line - 1, "unimplemented") { try call0() }
    let call2: @Sendable (I, I) throws -> String = unimplemented("Probe.call")
    expectReport(of: [1, 2], madeOn: #line - 1, "unimplemented") { try call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) throws -> String = unimplemented("Probe.call")
    expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "unimplemented") {
      try call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `any error, async throws`() async {
    typealias I = Int
    let call0: @Sendable () async throws -> String = unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "unimplemented") { try await call0() }
    let call2: @Sendable (I, I) async throws -> String = unimplemented("Probe.call")
    await expectReport(of: [1, 2], madeOn: #line - 1, "unimplemented") { try await call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) async throws -> String = unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "unimplemented") {
      try await call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `typed, throws`() {
    typealias I = Int
    let call0: @Sendable () throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    expectReport(of: [], madeOn: #line - 1, "refused x") { try call0() }
    let call2: @Sendable (I, I) throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    expectReport(of: [1, 2], madeOn: #line - 1, "refused x") { try call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "refused x") {
      try call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `typed, async throws`() async {
    typealias I = Int
    let call0: @Sendable () async throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    await expectReport(of: [], madeOn: #line - 1, "refused x") { try await call0() }
    let call2: @Sendable (I, I) async throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    await expectReport(of: [1, 2], madeOn: #line - 1, "refused x") { try await call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) async throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "refused x") {
      try await call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `placeholder, plain`() {
    typealias I = Int
    let call0: @Sendable () -> String = unimplemented("Probe.call", placeholder: "x")
    expectReport(of: [], madeOn: #line - 1, "x") { call0() }
    let call2: @Sendable (I, I) -> String = unimplemented("Probe.call", placeholder: "x")
    expectReport(of: [1, 2], madeOn: #line - 1, "x") { call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) -> String =
      unimplemented("Probe.call", placeholder: "x")
    expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "x") {
      call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `placeholder, throws`() {
    typealias I = Int
    let call0: @Sendable () throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    expectReport(of: [], madeOn: #line - 1, "x") { try call0() }
    let call2: @Sendable (I, I) throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    expectReport(of: [1, 2], madeOn: #line - 1, "x") { try call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "x") {
      try call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `placeholder, async`() async {
    typealias I = Int
    let call0: @Sendable () async -> String = unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [], madeOn: #line - 1, "x") { await call0() }
    let call2: @Sendable (I, I) async -> String = unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1, 2], madeOn: #line - 1, "x") { await call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) async -> String =
      unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "x") {
      await call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
  @Test func `placeholder, async throws`() async {
    typealias I = Int
    let call0: @Sendable () async throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [], madeOn: #line - 1, "x") { try await call0() }
    let call2: @Sendable (I, I) async throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1, 2], madeOn: #line - 1, "x") { try await call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) async throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "x") {
      try await call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
}
