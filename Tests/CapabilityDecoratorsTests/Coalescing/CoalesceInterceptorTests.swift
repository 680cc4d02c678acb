import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

@Suite("The coalescing interceptor", .hangLimit)
struct CoalesceInterceptorTests {
  private let log = Log()

  private var bank: Teller {
    Teller.friendly
      .intercepted(by: log)
      .intercepted(by: .coalescing(of: String.self, only: ["Teller.charge", "Teller.currency"]))
  }

  @Test("shares one call among equal concurrent calls, and caches nothing")
  func shares() async throws {
    let bank = bank
    let ada: @Sendable () async -> String? = { try? await bank.charge("ada", 5) }
    let grace: @Sendable () async -> String? = { try? await bank.charge("grace", 5) }
    #expect(await together(ada, ada, grace) == ["ada:5", "ada:5", "grace:5"])
    #expect(await ada() == "ada:5")
    #expect(
      log.lines == [
        "Teller.charge(\"ada\", 5) -> ada:5",
        "Teller.charge(\"grace\", 5) -> grace:5",
        "Teller.charge(\"ada\", 5) -> ada:5",
      ]
    )
  }

  @Test("throws an error to all callers, with its type")
  func sharesFailure() async {
    let bank = bank
    let call: @Sendable () async -> Result<String, TellerError> = {
      await outcome { () async throws(TellerError) in try await bank.charge("ada", 101) }
    }
    #expect(await together(call, call) == [.failure(.declined), .failure(.declined)])
    #expect(log.lines.count == 1)
  }

  @Test("does not intercept synchronous endpoints and other outputs")
  func ignoresOtherEndpoints() async {
    let bank = bank
    #expect(bank.currency() == "EUR")
    let call: @Sendable () async -> Int = { await bank.balance("ada") }
    #expect(await together(call, call) == [3, 3])
    #expect(log.lines.count == 3)
  }

  @Test("keeps the first caller until the call has ended, and lets others leave at once")
  func firstCallerWaits() async throws {
    let find = Spy<Int>("find")
    let clock = TestClock()
    let slow = find.recording { id async throws -> String in
      try await clock.sleep(for: .seconds(60))
      return "person \(id)"
    }
    let shared = CoalesceInterceptor.coalescing(of: String.self, only: .all).wrap("find", slow)
    let (first, second, third) = await Outpost().run { outpost in
      (
        Task {
          _ = outpost; return try await shared(1)
        },
        Task {
          _ = outpost; return try await shared(1)
        },
        Task {
          _ = outpost; return try await shared(1)
        }
      )
    }
    try await clock.sleepers(atLeast: 1)
    first.cancel()
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    clock.advance(by: .seconds(60))
    #expect(try await first.value == "person 1")
    #expect(try await third.value == "person 1")
    #expect(find.callCount == 1)
  }

  @Test("cancels the call when the last caller is cancelled")
  func cancelsWithTheLast() async throws {
    let clock = TestClock()
    let slow: @Sendable (Int) async throws -> String = { _ in
      try await clock.sleep(for: .seconds(60))
      return ""
    }
    let shared = CoalesceInterceptor.coalescing(of: String.self, only: .all).wrap("find", slow)
    let call = Task { try await shared(1) }
    try await clock.sleepers(atLeast: 1)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("makes the call on the first caller's actor")
  func stays() async {
    await onEveryActor { probe in
      let shared = CoalesceInterceptor.coalescing(of: String.self, only: .all).wrap(
        "Probe.call",
        probe.async1
      )
      await probe.expect(.success("a"), journal: ["a"], hopping: true) { await shared("a") }
    }
  }

  @Test("leaves no work running after calls in quick succession")
  func quickSuccession() async throws {
    let shared = CoalesceInterceptor.coalescing(of: Int.self, only: .all).wrap(
      "find",
      { (id: Int) async throws -> Int in
        await Task.yield()
        return id
      }
    )
    let total = try await withThrowingTaskGroup(of: Int.self) { group in
      for caller in 0..<2_000 { group.addTask { try await shared(caller % 5) } }
      return try await group.reduce(0, +)
    }
    #expect(total == 4_000)
  }
}
