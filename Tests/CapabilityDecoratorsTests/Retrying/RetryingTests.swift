import Capabilities
import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Synchronization
import Probes
import TestTraits
import Testing

@Suite("Retrying")
struct RetryingTests {
  @Test("returns the first success and makes no further attempt")
  func stopsAfterSuccess() async throws {
    let find = Spy<Int>("find")
    let flaky = find.recording { id async throws(Refusal) in
      if find.callCount < 3 { throw Refusal("\(find.callCount)") }
      return "person \(id)"
    }
    let retried = endpoint(flaky).retrying(attempts: 5).function()
    #expect(try await retried(42) == "person 42")
    #expect(find.calls == [42, 42, 42])
  }

  @Test("pauses on the given clock, longer each time", .hangLimit)
  func pauses() async throws {
    try await withTestClock { clock in
      let backoff = Backoff.exponential(from: .seconds(1), limit: .seconds(3), clock: clock)
      let failing: @Sendable () async throws -> Int = { throw Refusal("down") }
      let retried = endpoint(failing).retrying(attempts: 5, backoff: backoff).function()
      async let outcome = #expect(throws: Refusal("down")) { try await retried() }
      var moments: [Duration] = []
      for _ in 1...4 { moments.append(try await clock.advanceToNextSleeper().offset) }
      _ = await outcome
      #expect(moments == [1, 3, 6, 9].map { .seconds($0) })
    }
  }

  @Test("makes no second attempt after a permanent error, or with fewer than two attempts")
  func stopsAfterPermanentError() {
    let find = Spy<Void>("find")
    let failing = find.recording { () throws(Refusal) -> Int in throw Refusal("declined") }
    let choosy = endpoint(failing)
      .retrying(attempts: 9, when: { $0.call != "declined" })
      .function()
    let once = endpoint(failing).retrying(attempts: 1).function()
    let never = endpoint(failing).retrying(attempts: -1).function()
    #expect(throws: Refusal("declined")) { try choosy() }
    #expect(throws: Refusal("declined")) { try once() }
    #expect(throws: Refusal("declined")) { try never() }
    #expect(find.callCount == 3)
  }

  @Test("pauses as computed from the error and the attempt, or else as the backoff", .hangLimit)
  func computesPause() async throws {
    let clock = TestClock()
    let find = Spy<Void>("find")
    let times = Mutex<[Duration]>([])
    let start = clock.now
    let failing = find.recording { () async throws(Refusal) -> Int in
      times.withLock { $0.append(start.duration(to: clock.now)) }
      throw Refusal("\(find.callCount)")
    }
    let asked: [Duration?] = [.seconds(30), .seconds(-5), .zero, nil]
    let pause = { @Sendable (error: Refusal, attempt: Int) -> Duration? in
      #expect(error == Refusal("\(attempt)"))
      return asked[attempt - 1]
    }
    let retried = endpoint(failing)
      .retrying(attempts: 5, backoff: .constant(.seconds(1), clock: clock), pause: pause)
      .function()
    let call = Task { await outcome(of: retried) }
    for seconds in [30, 1, 1, 1] {
      try await clock.sleepers(atLeast: 1)
      clock.advance(by: .seconds(seconds))
    }
    #expect(await call.value == .failure(Refusal("5")))
    #expect(times.withLock(\.self) == [0, 30, 31, 32, 33].map { .seconds($0) })
  }

  @Test("does not retry a call that throws CancellationError, or any error in a cancelled task")
  func passesCancellation() async {
    let calls = Spy<Void>("calls")
    let cancelled = calls.recording { () async throws -> Int in throw CancellationError() }
    let failing = calls.recording { () async throws(Refusal) -> Int in
      withUnsafeCurrentTask { $0?.cancel() }
      throw Refusal("disconnected")
    }
    let first = endpoint(cancelled).retrying(attempts: 3).function()
    let second = endpoint(failing).retrying(attempts: 3).function()
    await #expect(throws: CancellationError.self) { try await first() }
    #expect(await Task { await outcome(of: second) }.value == .failure(Refusal("disconnected")))
    #expect(calls.callCount == 2)
  }

  @Test("ends a pause when its caller is cancelled or its clock fails", .hangLimit)
  func endsPause() async throws {
    try await withTestClock { clock in
      let backoff = Backoff.constant(.seconds(60), clock: clock)
      let typed = endpoint(refuse).retrying(attempts: 2, backoff: backoff).function()
      let untyped: @Sendable () async throws -> Int = { throw Refusal("down") }
      let retried = endpoint(untyped).retrying(attempts: 2, backoff: backoff).function()
      let first = Task { await outcome(of: typed) }
      let second = Task { try await retried() }
      try await clock.sleepers(atLeast: 2)
      first.cancel()
      second.cancel()
      #expect(await first.value == .failure(Refusal("refuse")))
      await #expect(throws: CancellationError.self) { try await second.value }
      let broken = Backoff.constant(.seconds(60), clock: FailingClock())
      let third = endpoint(untyped).retrying(attempts: 2, backoff: broken).function()
      await #expect(throws: Refusal("down")) { try await third() }
    }
  }

  @Test("applies only to the selected endpoints of a world")
  func intercepts() async throws {
    let calls = Mutex<[String: Int]>([:])
    let count = { @Sendable (name: String) in
      calls.withLock { $0[name, default: 0] += 1 }
    }
    var bank = Teller.friendly
    bank.limit = { (_) throws(TellerError) in
      count("limit")
      throw .offline
    }
    bank.charge = { (_, _) async throws(TellerError) in
      count("charge")
      throw .offline
    }
    bank.refund = { _ in
      count("refund")
      throw Refusal("refund")
    }
    let world = TellerWorld(bank: bank, name: "flaky")
      .intercepted(by: .retrying(attempts: 3, only: ["Teller.limit", "Teller.refund"]))
    #expect(throws: TellerError.offline) { try world.bank.limit("ada") }
    await #expect(throws: TellerError.offline) { try await world.bank.charge("ada", 1) }
    await #expect(throws: Refusal("refund")) { try await world.bank.refund("1") }
    #expect(calls.withLock(\.self) == ["limit": 3, "charge": 1, "refund": 3])
  }

  @Test("passes errors of all types to an interceptor's predicate")
  func interceptsByError() async {
    let log = Log()
    let bank = Teller.friendly
      .intercepted(by: log)
      .intercepted(
        by: .retrying(attempts: 3, only: ["Teller"], when: { $0 as? TellerError != .declined })
      )
    await #expect(throws: TellerError.declined) { try await bank.charge("ada", 101) }
    #expect(log.lines == ["Teller.charge(\"ada\", 101) -> threw declined"])
  }
}

@Sendable private func refuse() async throws(Refusal) -> Int { throw Refusal("refuse") }
