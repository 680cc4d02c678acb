import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

@Suite("The timeout interceptor")
struct TimeoutInterceptorTests {
  private let clock = TestClock()

  /// A bank whose async endpoints sleep for a minute unless they are cancelled.
  private var slowBank: Teller {
    var bank = Teller.friendly
    let clock = clock
    bank.balance = { _ in
      try? await clock.sleep(for: .seconds(60))
      return 7
    }
    bank.charge = { (_, _) async throws(TellerError) in
      do { try await clock.sleep(for: .seconds(60)) } catch { throw .declined }
      return "charged"
    }
    bank.refund = { _ in try await clock.sleep(for: .seconds(60)) }
    return bank
  }

  @Test("throws the first error that each endpoint can throw", .hangLimit)
  func throwsFirstMatchingError() async throws {
    let bank = slowBank.intercepted(
      by: .timingOut(after: .seconds(5), clock: clock, throwing: [TellerError.offline])
    )
    async let charge = #expect(throws: TellerError.offline) { try await bank.charge("ada", 5) }
    async let refund = #expect(throws: TellerError.offline) { try await bank.refund("1") }
    try await clock.sleepers(atLeast: 4)
    clock.advance(by: .seconds(5))
    _ = await (charge, refund)
    clock.expectNoSleepers()
  }

  @Test("throws TimeoutError if no error is given, where an endpoint can throw it", .hangLimit)
  func throwsTimeoutError() async throws {
    let bank = slowBank.intercepted(by: .timingOut(after: .seconds(5), clock: clock))
    async let balance = bank.balance("ada")
    async let charge = bank.charge("ada", 5)
    async let refund = #expect(throws: TimeoutError(after: .seconds(5))) {
      try await bank.refund("1")
    }
    try await clock.sleepers(atLeast: 4)
    clock.advance(by: .seconds(5))
    _ = await refund
    #expect(clock.sleeperCount == 2)
    clock.advance(by: .seconds(60))
    #expect(await balance == 7)
    #expect(try await charge == "charged")
    #expect(try bank.limit("ada") == 100)
  }

  @Test("limits only the selected endpoints", .hangLimit)
  func isSelective() async throws {
    let bank = slowBank.intercepted(
      by: .timingOut(
        after: .seconds(5),
        clock: clock,
        throwing: [TellerError.offline],
        only: ["Teller.charge"]
      )
    )
    async let refund: Void = bank.refund("1")
    try await clock.sleepers(atLeast: 1)
    async let charge = #expect(throws: TellerError.offline) { try await bank.charge("ada", 5) }
    try await clock.sleepers(atLeast: 3)
    clock.advance(by: .seconds(5))
    _ = await charge
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(60))
    try await refund
  }
}
