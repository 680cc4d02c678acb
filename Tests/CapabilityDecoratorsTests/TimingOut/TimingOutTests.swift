import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Probes
import Synchronization
import TestTraits
import Testing

@Suite("Timing out")
struct TimingOutTests {
  @Test(
    "cancels a call when its time is up or its caller is cancelled",
    .hangLimit,
    arguments: 0...1
  )
  func cancels(number: Int) async throws {
    try await withTestClock { clock in
      let limited = endpoint(sleeping(on: clock))
        .timingOut(after: .seconds(5), clock: clock, throwing: Refusal("late"))
        .function()
      let call = Task { await outcome(of: limited) }
      try await clock.sleepers(atLeast: 2)
      clock.advance(by: .seconds(4))
      #expect(clock.sleeperCount == 2)
      if number == 0 { clock.advance(by: .seconds(1)) } else { call.cancel() }
      #expect(await call.value == .failure(Refusal(number == 0 ? "late" : "cancelled")))
    }
  }

  @Test(
    "throws TimeoutError with the limit if no error is given, also if its clock fails",
    .hangLimit
  )
  func throwsItsOwnError() async {
    let slow: @Sendable () async throws -> Void = { try await TestClock().sleep(for: .seconds(60)) }
    let limited = endpoint(slow).timingOut(after: .seconds(5), clock: FailingClock()).function()
    await #expect(throws: TimeoutError(after: .seconds(5))) { try await limited() }
    #expect("\(TimeoutError(after: .seconds(5)))" == "timed out after 5.0 seconds")
  }

  @Test("cancels the timer when the call has ended", .hangLimit)
  func cancelsTimer() async throws {
    let clock = TestClock()
    let limited = endpoint { () async in 7 }.timingOut(after: .seconds(5), clock: clock).function()
    #expect(try await limited() == 7)
    #expect(clock.sleeperCount == 0)
  }

  @Test("waits for a call that ignores cancellation, and returns its value")
  func returnsLateOutput() async throws {
    let charge = Spy<Void>("charge")
    let stubborn = charge.suspending { () async throws(Refusal) -> String in "charged" }
    let clock = TestClock()
    let limited = endpoint(stubborn)
      .timingOut(after: .seconds(5), clock: clock, throwing: Refusal("late"))
      .function()
    let call = Task { await outcome(of: limited) }
    _ = try await charge.call(1)
    try await clock.advanceToNextSleeper()
    #expect(await call.value == .success("charged"))
  }

  @Test("keeps the caller's actor, task-local values and priority", .hangLimit)
  func keepsContext() async {
    let clock = TestClock()
    let limited = endpoint(surroundings).timingOut(after: .seconds(5), clock: clock).function()
    let outpost = Outpost()
    let seen = await Mark.$current.withValue("here") {
      await Task(priority: .high) {
        await outpost.run { outpost in
          [try? await limited() == surroundings(), Mark.current == "here"]
        }
      }.value
    }
    #expect(seen == [true, true])
    #expect(await outpost.run { _ in try? await limited().actor } == ObjectIdentifier(outpost))
  }

  @Test("leaves no work running after a close race between call and timer")
  func survivesRaces() async throws {
    let clock = ImmediateClock()
    let running = Mutex(0)
    let limited = endpoint { () async throws(Refusal) in
      running.withLock { $0 += 1 }
      await Task.yield()
      running.withLock { $0 -= 1 }
    }
    .timingOut(after: .nanoseconds(1), clock: clock, throwing: Refusal("late"))
    .function()
    for _ in 1...300 {
      // Other tests decide which of the two is first.
      try? await limited()
      #expect(running.withLock(\.self) == 0)
    }
  }

  @Test("accepts a limit that its clock cannot measure")
  func hugeLimit() async throws {
    let limited = endpoint { (id: Int) async throws in id }
      .timingOut(after: .seconds(Int64.max), clock: ContinuousClock())
      .function()
    #expect(try await limited(1) == 1)
  }
}

/// The context that a call inherits from its caller.
private struct Surroundings: Equatable {
  var actor: ObjectIdentifier?
  var mark: String?
  var priority: TaskPriority
}

private enum Mark {
  @TaskLocal static var current: String?
}

@Sendable private func surroundings() async -> Surroundings {
  let actor: (any Actor)? = #isolation
  return Surroundings(
    actor: actor.map { ObjectIdentifier($0) },
    mark: Mark.current,
    priority: Task.currentPriority
  )
}

/// An endpoint that sleeps for a minute, and reports its cancellation.
private func sleeping(on clock: TestClock) -> @Sendable () async throws(Refusal) -> String {
  { () async throws(Refusal) in
    do { try await clock.sleep(for: .seconds(60)) } catch { throw Refusal("cancelled") }
    return "slept"
  }
}
