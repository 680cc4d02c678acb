import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

@Suite("A cancelled caller", .hangLimit)
struct CancellationTests {
  @Test(
    "cancels the endpoint through every decorator, and gets its error",
    arguments: AsyncDecorator.all
  )
  func reaches(decorator: AsyncDecorator) async throws {
    try await withTestClock { clock in
      let sentry = Sentry()
      let ask = AsyncDecorator.Ask { (id) async throws(Refusal) in
        do { try await clock.sleep(for: .seconds(60)) } catch { throw Refusal("cancelled") }
        return id
      }
      let function = decorator.around(ask, sentry).function()
      let call = Task { await outcome { () async throws(Refusal) in try await function(1) } }
      try await clock.sleepers(atLeast: 1)
      call.cancel()
      #expect(await call.value == .failure(Refusal("cancelled")))
    }
  }

  @Test(
    "that was cancelled before its call makes at most one call through every decorator",
    arguments: AsyncDecorator.all
  )
  func begins(decorator: AsyncDecorator) async {
    let calls = Spy<Int>("ask")
    let ask = endpoint(
      calls.recording { id async throws(Refusal) -> Int in
        throw Refusal(Task.isCancelled ? "cancelled" : "not cancelled")
      }
    )
    let function = decorator.around(ask, Sentry()).function()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome { () async throws(Refusal) in try await function(1) }
    }
    let refusal = decorator.isBackup ? Refusal("1") : Refusal("cancelled")
    #expect(await call.value == .failure(refusal))
    #expect(calls.callCount == decorator.callCount)
  }

  @Test("that was cancelled before its call starts nothing, if it can throw that")
  func startsNothing() async {
    let calls = Spy<Int>("ask")
    let clock = TestClock()
    let ask = endpoint(calls.recording { id async throws in id })
    let decorated = [
      ask.retrying(attempts: 2), ask.timingOut(after: .seconds(1), clock: clock),
      ask.coalescing(), ask.limiting(to: 1), ask.fallingBack(to: ask),
      ask.limiting(to: 1, whenCancelled: Refusal("cancelled")),
      ask.coalescing().caching(capacity: 4).retrying(attempts: 2),
    ]
    await withTaskGroup(of: (any Error)?.self) { group in
      for number in 0..<500 {
        group.addTask {
          withUnsafeCurrentTask { $0?.cancel() }
          let call = decorated[number % decorated.count]
          return await outcome { () async throws in try await call(number) }.error
        }
      }
      for await error in group { #expect(error is CancellationError || error is Refusal) }
    }
    // These cancel their caller before the call has the actor.
    let (outpost, cancel) = (Outpost(), { @Sendable in withUnsafeCurrentTask { $0?.cancel() } })
    let stopping = FailingClock { (cancel(), TestInstant()).1 }
    let counting = ask.coalescing(waiting: { _ in cancel() })
    for call in [counting, ask.timingOut(after: .seconds(1), clock: stopping)] {
      let ending = Task {
        await outpost.run { outpost in
          // Without a synchronous call, an optimized build runs this off the actor.
          outpost.preconditionIsolated()
          return await outcome { () async throws in try await call(1) }.error
        }
      }
      #expect(await ending.value is CancellationError)
      await outpost.run { _ in }
    }
    #expect(calls.callCount == 0)
    #expect(clock.sleeperCount == 0)
  }
}

extension AsyncDecorator {
  /// A backup is not called in a cancelled task.
  fileprivate var isBackup: Bool { testDescription == "being a backup" }

  /// The number of calls for a caller that is already cancelled.
  fileprivate var callCount: Int {
    isBackup || Self.leavingAtOnce.contains(testDescription) ? 0 : 1
  }

  private static let leavingAtOnce = [
    "coalescing with an error for cancelled callers",
    "limiting with an error for cancelled callers",
    "four of them, the other way around",
  ]
}
