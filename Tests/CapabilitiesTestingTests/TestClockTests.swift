@testable import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A test clock advances only when the test advances it")
struct TestClockTests {
  private let clock = TestClock()

  @Test("a sleeper wakes at its deadline, not before")
  func wakesAtDeadline() async throws {
    let sleeper = Task { () -> TestInstant in
      try await clock.sleep(for: .seconds(5))
      return clock.now
    }
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(4))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 0)
    #expect(try await sleeper.value == TestInstant(offset: .seconds(5)))
  }

  @Test("a deadline that is not in the future does not suspend")
  func pastDeadline() async throws {
    let clock = TestClock(now: TestInstant(offset: .seconds(9)))
    try await clock.sleep(until: TestInstant(offset: .seconds(9)))
    #expect(clock.now == TestInstant(offset: .seconds(9)))
  }

  @Test("a sleep that ignores cancellation ends at its deadline, and without a duration at once")
  func uncancelled() async throws {
    await clock.sleepUncancelled(for: .zero)
    let sleeper = Task { await clock.sleepUncancelled(for: .seconds(1)) }
    try await clock.sleepers(atLeast: 1)
    sleeper.cancel()
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    await sleeper.value
  }

  @Test("running to the next sleeper moves to the earliest deadline, one step for each sleep")
  func nextSleeper() async throws {
    let loop = Task { () -> [Duration] in
      var ticks: [Duration] = []
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(2))
        ticks.append(clock.now.offset)
      }
      return ticks
    }
    for _ in 1...3 { try await clock.advanceToNextSleeper() }
    #expect(try await loop.value == [.seconds(2), .seconds(4), .seconds(6)])
  }

  @Test("a cancelled sleeper is not the next one")
  @MainActor func cancelledNextSleeper() async throws {
    let first = Task { try await clock.sleep(until: TestInstant(offset: .seconds(1))) }
    // On the main actor, the clock cannot advance before this call returns.
    clock.onSleep { first.cancel() }
    let second = Task {
      _ = await first.result
      // Very likely, the clock finds no sleeper meanwhile.
      for _ in 1...1000 { await Task.yield() }
      try await clock.sleep(until: TestInstant(offset: .seconds(2)))
    }
    #expect(try await clock.advanceToNextSleeper().offset == .seconds(2))
    second.cancel()
  }

  @Test("cancelling a sleeper wakes it at once with a cancellation error")
  func cancelled() async throws {
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.sleepers(atLeast: 1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.now == TestInstant())
    #expect(clock.sleeperCount == 0)
  }

  @Test("a task that is cancelled before it sleeps does not sleep")
  func cancelledBefore() async throws {
    let start = Gate()
    let sleeper = Task {
      await start.wait(start.arrive())
      try await clock.sleep(for: .seconds(1))
    }
    sleeper.cancel()
    start.release()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("a cancelled wait for a sleeper ends with a cancellation error")
  func cancelledWait() async throws {
    let wait = Task { try await clock.advanceToNextSleeper() }
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test(
    "unfinished sleepers record an issue with the first deadlines",
    arguments: [
      (1, "1 unfinished sleeper", "1.0 seconds"),
      (
        12, "12 unfinished sleepers",
        (1...10).map { "\($0).0 seconds" }.joined(separator: ", ") + ", and 2 more"
      ),
    ]
  )
  func unfinishedSleepers(count: Int, sleepers: String, deadlines: String) async throws {
    let tasks = Mutexed<[Task<Void, any Error>]>([])
    try await expectIssue(
      """
      \(sleepers) on the test clock at 0.0 seconds
        they wake at: \(deadlines)
        to fix: advance the clock past them, or cancel the tasks that sleep
      """
    ) {
      try await withTestClock { clock in
        for number in (1...count).reversed() {
          tasks.update { $0.append(Task { try await clock.sleep(for: .seconds(number)) }) }
          try await clock.sleepers(atLeast: tasks.value.count)
        }
      }
    }
    for task in tasks.value { task.cancel() }
  }

  @Test("an immediate clock sleeps in no time and moves to the latest deadline")
  func immediate() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60))
    try await clock.sleep(for: .seconds(30))
    #expect(clock.now == TestInstant(offset: .seconds(90)))
  }

  @Test("an immediate clock does not sleep for a cancelled task")
  func immediateCancelled() async throws {
    let clock = ImmediateClock()
    let sleeper = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(60))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.now == TestInstant())
  }

  @Test("advancing wakes the passed sleepers, the earliest first, and stops at the given time")
  func passesSeveral() async throws {
    let sleepers = [3, 1, 2].map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    try await clock.sleepers(atLeast: 3)
    clock.advance(by: .milliseconds(2500))
    #expect(clock.now == TestInstant(offset: .milliseconds(2500)))
    #expect(clock.sleeperCount == 1)
    #expect(clock.advanceToEarliestDeadline())
    #expect(clock.now == TestInstant(offset: .seconds(3)))
    #expect(!clock.advanceToEarliestDeadline())
    for sleeper in sleepers { try await sleeper.value }
  }

  @Test("run wakes every sleep of a function until the function returns")
  func runs() async throws {
    let answer = try await clock.run {
      for _ in 1...3 { try await clock.sleep(for: .seconds(2)) }
      return "done"
    }
    #expect(answer == "done")
    #expect(clock.now == TestInstant(offset: .seconds(6)))
  }

  // The order is likely, not certain, so the nightly tests sample it.
  @Test("run usually lets a woken task cancel a later sleep", .enabled(if: isNightly))
  func runWakesInOrder() async {
    for _ in 1...50 {
      await clock.run {
        await withTaskGroup { group in
          for time in [5, 100] { group.addTask { try? await clock.sleep(for: .seconds(time)) } }
          await group.next()
          group.cancelAll()
        }
      }
    }
    #expect(clock.now < TestInstant(offset: .seconds(4500)))
  }

  @Test("after run has returned, the clock does not move")
  @MainActor func runStops() async {
    for _ in 0..<500 {
      let clock = TestClock()
      let sleeping = Task.detached { try? await clock.sleep(for: .seconds(1)) }
      // The sleep needs a thread of the pool. So this wait does not keep the main actor for long.
      await clock.run {
        var looks = 0
        while clock.sleeperCount == 0, clock.now == TestInstant() {
          looks += 1
          if looks % 10_000 == 0 { await Task.yield() }
        }
      }
      let end = clock.now
      for _ in 0..<100 { await Task.yield() }
      #expect(clock.now == end)
      sleeping.cancel()
      await sleeping.value
    }
  }

  @Test("run calls its function on the caller's actor and rethrows its error")
  @MainActor func runFails() async {
    let closed: () async throws(ShopError) -> Int = { () async throws(ShopError) in
      try await clock.run { () async throws(ShopError) in
        MainActor.assertIsolated()
        throw .closed
      }
    }
    await #expect(throws: ShopError.closed) { try await closed() }
  }

  @Test("time never goes back")
  func monotonicTime() {
    let clock = TestClock(now: TestInstant(offset: .seconds(5)))
    clock.advance(by: .seconds(-3))
    #expect(clock.now == TestInstant(offset: .seconds(5)))
  }

  @Test("withTestClock runs its body on the caller's actor and rethrows its error")
  @MainActor func bodies() async {
    let now = await withTestClock { clock in
      MainActor.assertIsolated()
      return clock.now
    }
    #expect(now == TestInstant())
    let closed: () async throws(ShopError) -> Int = { () async throws(ShopError) in
      try await withTestClock { _ async throws(ShopError) in
        MainActor.assertIsolated()
        throw .closed
      }
    }
    await #expect(throws: ShopError.closed) { try await closed() }
  }
}
