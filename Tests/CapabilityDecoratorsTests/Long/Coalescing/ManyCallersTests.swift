import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Probes
import Synchronization
import TestTraits
import Testing

@Suite("Many callers of a coalesced call", .hangLimit)
struct ManyCallersTests {
  private static let crowd = 10_000

  @Test("it serves ten thousand concurrent callers")
  func manyCallers() async throws {
    let find = Spy<Int>("find")
    let shared = endpoint(find.suspending { id async in id }).coalescing().function()
    let tasks = await startCrowd { await shared(7) }
    _ = try await find.call(1)
    await everybodyWaits(on: tasks.outpost)
    find.releaseAll()
    for task in tasks.all { #expect(await task.value == 7) }
    #expect(find.calls == [7])
  }

  @Test("ten thousand cancelled callers leave, and the last one cancels the call")
  func manyCancelledCallers() async throws {
    let clock = TestClock()
    let slow: @Sendable (Int) async throws -> Int = { id in
      try await clock.sleep(for: .seconds(60))
      return id
    }
    let shared = endpoint(slow).coalescing().function()
    let tasks = await startCrowd { await outcome { () async throws in try await shared(7) } }
    try await clock.sleepers(atLeast: 1)
    await everybodyWaits(on: tasks.outpost)
    for task in tasks.all { task.cancel() }
    for task in tasks.all { #expect(await task.value.error is CancellationError) }
    #expect(clock.sleeperCount == 0)
  }

  @Test("the call can call its endpoint with another input")
  func recursion() async {
    let sums = Mutex<@Sendable (Int) async -> Int>({ $0 })
    let sum = endpoint { (number: Int) async in
      number < 1 ? 0 : await number + sums.withLock(\.self)(number - 1)
    }
    .coalescing()
    .function()
    sums.withLock { $0 = sum }
    #expect(await sum(100) == 5_050)
  }

  @Test("a call that waits for itself ends with its time limit")
  func waitsForItself() async throws {
    let clock = TestClock()
    let links = Mutex<@Sendable (Int) async throws -> Int>({ $0 })
    let begun = Signal()
    let ask: @Sendable (Int) async throws -> Int = { id in
      begun.fire()
      return try await links.withLock(\.self)(id)
    }
    let circle = endpoint(ask).timingOut(after: .seconds(5), clock: clock).coalescing().function()
    links.withLock { $0 = circle }
    let call = Task { await outcome { () async throws in try await circle(1) } }
    await begun.wait()
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(5))
    #expect(await call.value.error as? TimeoutError == TimeoutError(after: .seconds(5)))
  }

  /// Makes the same call from ten thousand tasks of one actor.
  private func startCrowd<Value: Sendable>(
    _ call: @escaping @Sendable () async -> Value
  ) async -> (outpost: Outpost, all: [Task<Value, Never>]) {
    let outpost = Outpost()
    let tasks = await outpost.run { outpost in
      (0..<Self.crowd).map { _ in
        Task {
          _ = outpost
          return await call()
        }
      }
    }
    return (outpost, tasks)
  }

  /// Returns after the jobs that are already in the actor's queue.
  private func everybodyWaits(on outpost: Outpost) async {
    await outpost.run { _ in }
  }
}
