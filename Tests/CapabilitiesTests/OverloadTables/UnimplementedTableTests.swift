import Capabilities
import Probes
import Testing

/// The table has rows for 1 to 6 inputs; other numbers are parameter packs.
@Suite("unimplemented: every form and every effect")
struct UnimplementedTableTests {
  private typealias I = Int

  @Test func `any error`() async {
    let call0: @Sendable () throws -> String = unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "unimplemented") { try call0() }
    let call2: @Sendable (I, I) async throws -> String = unimplemented("Probe.call")
    await expectReport(of: [1, 2], madeOn: #line - 1, "unimplemented") { try await call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) throws -> String = unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "unimplemented") {
      try call7(1, 2, 3, 4, 5, 6, 7)
    }
  }

  @Test func `typed error`() async {
    let call0: @Sendable () throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    await expectReport(of: [], madeOn: #line - 1, "refused x") { try call0() }
    let call2: @Sendable (I, I) async throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    await expectReport(of: [1, 2], madeOn: #line - 1, "refused x") { try await call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) throws(Refusal) -> String =
      unimplemented("Probe.call", throwing: Refusal("x"))
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "refused x") {
      try call7(1, 2, 3, 4, 5, 6, 7)
    }
  }

  @Test func `placeholder`() async {
    let call0: @Sendable () -> String = unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [], madeOn: #line - 1, "x") { call0() }
    let call1: @Sendable (I) async -> String = unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1], madeOn: #line - 1, "x") { await call1(1) }
    let call2: @Sendable (I, I) throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1, 2], madeOn: #line - 1, "x") { try call2(1, 2) }
    let call7: @Sendable (I, I, I, I, I, I, I) async throws(Refusal) -> String =
      unimplemented("Probe.call", placeholder: "x")
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "x") {
      try await call7(1, 2, 3, 4, 5, 6, 7)
    }
  }
}
