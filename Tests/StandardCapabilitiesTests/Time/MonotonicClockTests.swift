import Capabilities
import CapabilitiesTesting
import StandardCapabilities
import Testing

/// Takes any clock, as decorators do.
private func nap(_ duration: Duration, on clock: some Clock<Duration>) async throws -> Duration {
  try await clock.measure { try await clock.sleep(for: duration) }
}

@Suite("A monotonic clock")
struct MonotonicClockTests {
  @Test("is a Clock, and takes no time if it is immediate")
  func immediate() async throws {
    let clock = MonotonicClock.immediate
    #expect(clock.now == MonotonicClock.Instant(elapsed: .zero))
    #expect(try await nap(.seconds(3600), on: clock) == .seconds(3600))
    #expect(clock.elapsed() == .seconds(3600))
  }

  @Test("never goes backwards if it is immediate")
  func backwards() async throws {
    let clock = MonotonicClock.immediate
    try await clock.sleep(for: .seconds(5))
    try await clock.sleepUntil(.seconds(2))
    #expect(clock.elapsed() == .seconds(5))
  }

  @Test("can sleep for any time")
  func forever() async {
    let sleep = Task { try await MonotonicClock.live.sleep(for: .seconds(Int64.max)) }
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }

  @Test("divides a long sleep of the system's clocks, which keep a cancelled one to its deadline")
  func steps() async throws {
    let (clock, steps) = (MonotonicClock.immediate, Spy<Duration>("sleepUntil"))
    let recording = clock.overriding {
      $0.sleepUntil = steps.recording { try await clock.sleepUntil($0) }
    }
    try await sleepInSteps(until: MonotonicClock.Instant(elapsed: .seconds(60)), on: recording)
    #expect(steps.calls == [1, 2, 4, 8, 16, 32, 60].map { .seconds($0) })
    try await sleepInSteps(until: recording.now, on: recording)
    #expect(steps.calls.last == clock.elapsed())
  }

  @Test("can be created from any clock, whose current time is its start")
  func adapted() async throws {
    try await withTestClock { testClock in
      testClock.advance(by: .seconds(100))
      let clock = MonotonicClock(testClock)
      #expect(clock.elapsed() == .zero)
      async let slept = nap(.seconds(60), on: clock)
      let woken = try await testClock.advanceToNextSleeper()
      #expect(woken == TestInstant(offset: .seconds(160)))
      #expect(try await slept == .seconds(60))
      #expect(clock.now.elapsed == .seconds(60))
    }
  }

  @Test("ends the sleep of a cancelled task")
  func cancelled() async throws {
    let testClock = TestClock()
    let clock = MonotonicClock(testClock)
    let sleeper = Task { try await clock.sleep(for: .seconds(60)) }
    try await testClock.sleepers(atLeast: 1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test("can have one endpoint overridden")
  func overridden() async throws {
    let slept = Spy<Duration>("MonotonicClock.sleepUntil")
    let clock = MonotonicClock.immediate.overriding { $0.sleepUntil = slept.returning(()) }
    try await clock.sleep(for: .seconds(2))
    #expect(slept.calls == [.seconds(2)])
  }
}
