import Capabilities
import CapabilitiesTesting
import StandardCapabilities
import Testing

/// Returns the first ticks of a timer.
private func ticks(
  _ count: Int,
  of clock: MonotonicClock,
  every interval: Duration
) async -> [Duration] {
  var ticks: [Duration] = []
  for await tick in clock.timer(interval: interval) {
    ticks.append(tick.elapsed)
    if ticks.count == count { break }
  }
  return ticks
}

@Suite("A timer of a clock")
struct ClockTimerTests {
  @Test("ticks once for each interval that a test advances its clock by")
  func advanced() async throws {
    let testClock = TestClock()
    let clock = MonotonicClock(testClock)
    async let fiveTicks = ticks(5, of: clock, every: .seconds(1))
    try await testClock.sleepers(atLeast: 1)
    testClock.advance(by: .milliseconds(2500))
    try await testClock.sleepers(atLeast: 1)
    testClock.advance(by: .milliseconds(2500))
    #expect(await fiveTicks == [1, 2, 3, 4, 5].map { .seconds($0) })
    #expect(testClock.now == TestInstant(offset: .seconds(5)))
  }

  @Test("does not drift, and loses no tick, if the loop's body takes time")
  func slowBody() async throws {
    let clock = TestClock()
    let (due, times) = try await clock.run {
      var due: [Duration] = []
      var times: [Duration] = []
      for await tick in clock.timer(interval: .seconds(2)) {
        due.append(tick.offset)
        times.append(clock.now.offset)
        if due.count == 5 { break }
        try await clock.sleep(for: due.count == 2 ? .seconds(5) : .milliseconds(300))
      }
      return (due, times)
    }
    #expect(due == [2, 4, 6, 8, 10].map { Duration.seconds($0) })
    #expect(times == [2000, 4000, 9000, 9300, 10000].map { Duration.milliseconds($0) })
  }

  @Test("starts again with each iteration")
  func iterations() async throws {
    let clock = MonotonicClock.immediate
    let timer = clock.timer(interval: .seconds(3))
    for start in [0, 3] {
      for await tick in timer {
        #expect(tick.elapsed == .seconds(start + 3))
        break
      }
    }
  }

  @Test("ticks after a century if the interval is longer, which no clock can add to its time")
  func endless() async {
    let century = Duration.seconds(36_525 * 24 * 3600)
    #expect(await ticks(2, of: .immediate, every: .seconds(Int64.max)) == [century, century * 2])
  }

  @Test("ends when its task is cancelled, for each further step too")
  func cancelled() async throws {
    let clock = TestClock()
    let loop = Task {
      var iterator = clock.timer(interval: .seconds(1)).makeAsyncIterator()
      return [await iterator.next(), await iterator.next(), await iterator.next()]
    }
    try await clock.advanceToNextSleeper()
    try await clock.sleepers(atLeast: 1)
    loop.cancel()
    #expect(await loop.value == [TestInstant(offset: .seconds(1)), nil, nil])
    #expect(clock.sleeperCount == 0)
    let other = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let impatient = MonotonicClock.immediate.overriding { $0.sleepUntil = { _ in } }
      return await ticks(3, of: impatient, every: .seconds(1))
    }
    #expect(await other.value == [])
  }

  @Test("ends when its clock throws another error, and does not sleep again")
  func failed() async {
    struct Failed: Error {}
    let slept = Spy<Duration>("MonotonicClock.sleepUntil")
    let clock = MonotonicClock.immediate.overriding {
      $0.sleepUntil = slept.recording { if $0 > .seconds(1) { throw Failed() } }
    }
    #expect(await ticks(3, of: clock, every: .seconds(1)) == [.seconds(1)])
    #expect(slept.calls == [1, 2].map { .seconds($0) })
  }

  @Test("passes the tolerance to its clock")
  func tolerance() async {
    let clock = ToleranceClock()
    for await _ in clock.timer(interval: .seconds(1), tolerance: .milliseconds(50)) { break }
    for await _ in clock.timer(interval: .seconds(1)) { break }
    #expect(clock.tolerances.calls == [.milliseconds(50), nil])
  }

  @Test("ticks on the actor of its consumer")
  @MainActor func isolation() async throws {
    let clock = MonotonicClock.immediate
    var count = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      MainActor.preconditionIsolated()
      count += 1
      if count == 3 { break }
    }
    #expect(await Consumer().count(of: clock) == 3)
  }
}

@Suite("An immediate clock")
struct ImmediateOrderTests {
  static let clocks: [any Clock<Duration>] = [MonotonicClock.immediate, ImmediateClock()]

  /// The main actor runs its jobs in the order in which they arrive. `Clock.sleep(for:)` would leave it
  /// in any case.
  @Test("runs a task that is ready on the caller's actor before a sleep ends", arguments: [0, 1])
  @MainActor func ready(index: Int) async throws {
    var order: [String] = []
    let ready = Task { order.append("task") }
    if index == 0 {
      try await MonotonicClock.immediate.sleepUntil(.seconds(1))
    } else {
      try await ImmediateClock().sleep(until: TestInstant(offset: .seconds(1)))
    }
    order.append("sleep")
    await ready.value
    #expect(order == ["task", "sleep"])
  }

  @Test("returns to the caller's actor", arguments: [0, 1])
  @MainActor func isolation(index: Int) async throws {
    let clock = Self.clocks[index]
    try await clock.sleep(for: .seconds(1))
    MainActor.preconditionIsolated()
    let monotonic = MonotonicClock.immediate
    try await monotonic.sleepUntil(.seconds(1))
    MainActor.preconditionIsolated()
    try await Consumer().sleep(on: clock)
  }

  @Test("ends a sleep that is cancelled while other tasks run", arguments: [0, 1])
  func cancelled(index: Int) async {
    let clock = Self.clocks[index]
    // The second task is ready, so it runs during one of the sleeps of the first one.
    let loop = Task { while true { try await clock.sleep(for: .seconds(1)) } }
    loop.cancel()
    await #expect(throws: CancellationError.self) { try await loop.value }
  }
}

private actor Consumer {
  func count(of clock: MonotonicClock) async -> Int {
    var count = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      preconditionIsolated()
      count += 1
      if count == 3 { break }
    }
    preconditionIsolated()
    return count
  }

  func sleep(on clock: any Clock<Duration>) async throws {
    try await clock.sleep(for: .seconds(1))
    preconditionIsolated()
  }
}

/// A clock that records how late its sleeps may end.
private struct ToleranceClock: Clock {
  let tolerances = Spy<Duration?>("ToleranceClock.sleep")
  let now = TestInstant()
  let minimumResolution = Duration.zero

  func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
    tolerances.recording { _ in }(tolerance)
  }
}
