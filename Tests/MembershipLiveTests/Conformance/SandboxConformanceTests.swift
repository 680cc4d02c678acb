import CapabilitiesTesting
import Membership
import TestTraits
import Testing

@testable import MembershipLive

@Suite("A sandbox in memory and one in a file", .needs(.sqlite, hasSQLite))
struct SandboxConformanceTests {
  @Test("give the same answers to calls of the bank and the mail service")
  func services() async throws {
    try await Conformance<Sandbox>(
      reference: { .temporary },
      subject: { Sandbox() },
      errors: .whole,
      calls: [
        .call("charge", .chargeRequest) { try await $0.world.payments.charge($1) },
        .call("findCharge", .chargeRequest) { try await $0.world.payments.findCharge($1) },
        .call("refund", .refundRequest) { try await $0.world.payments.refund($1) },
        .call("send", .mail) { try await $0.world.mailer.send($1) },
        .call("charges") { try await $0.charges() },
        .call("refunds") { try await $0.refunds() },
        .call("outbox") { try await $0.outbox() },
      ]
    ).expectSameAnswers(sequences: 200)
  }
}
