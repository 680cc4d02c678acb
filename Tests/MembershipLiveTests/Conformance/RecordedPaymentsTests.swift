import Capabilities
import CapabilitiesTesting
import Foundation
import Membership
import Testing

@testable import MembershipLive

/// A payment service cannot be called at will, so its recorded answers are the reference.
@Suite("Recorded payments as a reference")
struct RecordedPaymentsTests {
  private let calls: [ConformanceCall<PaymentClient>] = [
    .call("charge", .chargeRequest) { try await $0.charge($1) },
    .call("findCharge", .chargeRequest) { try await $0.findCharge($1) },
    .call("refund", .refundRequest) { try await $0.refund($1) },
  ]

  /// Records the calls of enrollments that succeed, are declined, and are repeated.
  private func recording() async throws -> Data {
    let transcript = Transcript(keepingInputs: true)
    let world = Sandbox().world.intercepted(by: transcript)
    for (id, mailbox) in ["ada", "declined", "lost", "closed"].enumerated() {
      let person = try Person.example("\(id)", email: "\(mailbox)@example.org")
      for _ in 1...2 { _ = try? await world.enroll(person) }
    }
    return try transcript.json()
  }

  private func conformance(
    to recording: Data,
    of subject: @escaping @Sendable () -> PaymentClient
  ) -> Conformance<PaymentClient> {
    Conformance(
      reference: { try .test.intercepted(by: Replay(recording)) },
      subject: subject,
      calls: calls
    )
  }

  @Test("the same bank gives the recorded answers")
  func same() async throws {
    let report = try await conformance(to: recording()) { Sandbox().world.payments }
      .expectSameAnswers(toCallsIn: recording())
    #expect(report.sequences == 1)
    #expect(report.problems == [])
    let made = report.calls.reduce(0) { sum, call in sum + call.made }
    #expect(made > 6)
    #expect(report.calls[0].returned < report.calls[0].made)
  }

  @Test("another bank differs at its first other answer")
  func different() async throws {
    let generous: @Sendable () -> PaymentClient = {
      let bank = Sandbox().world.payments
      return bank.overriding {
        $0.charge = { request throws(PaymentError) in
          do throws(PaymentError) {
            return try await bank.charge(request)
          } catch {
            guard case .declined = error else { throw error }
            return Charge(id: "ch_0")
          }
        }
      }
    }
    let report = try await conformance(to: recording(), of: generous)
      .report(toCallsIn: recording())
    let difference = try #require(report.differences.first)
    #expect(difference.calls.last?.reference == "throws card declined")
    #expect(difference.calls.last?.subject == #"-> Charge(id: "ch_0")"#)
    #expect(difference.calls.filter { !$0.isSame }.count == 1)
    #expect(difference.code == nil)
  }

  @Test("a file without inputs is rejected with the reason")
  func withoutInputs() async throws {
    let transcript = Transcript()
    _ = try? await Sandbox().world.intercepted(by: transcript).enroll(.example())
    let file = try transcript.json()
    let conformance = conformance(to: file) { Sandbox().world.payments }
    let error = await #expect(throws: InvalidConformanceError.self) {
      try await conformance.report(toCallsIn: file)
    }
    #expect(
      error?.description
        == "the file has no inputs; record it with Transcript(keepingInputs: true)"
    )
  }
}
