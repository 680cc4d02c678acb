import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

@Suite("Coalescing", .hangLimit)
struct CoalescingTests {
  private let clock = TestClock()

  @Test("lets a cancelled caller leave at once without affecting the others")
  func cancelledCallerLeaves() async throws {
    let find = Spy<Int>("find")
    let shared = endpoint(slow(find)).coalescing().function()
    // All three are queued on the actor before the call that the first one starts.
    let callers = await Outpost().run { outpost in
      (1...3).map { _ in
        Task {
          _ = outpost
          return try await shared(1)
        }
      }
    }
    try await clock.sleepers(atLeast: 1)
    callers[0].cancel()
    await #expect(throws: CancellationError.self) { try await callers[0].value }
    clock.advance(by: .seconds(60))
    #expect(try await callers[1].value == "person 1")
    #expect(try await callers[2].value == "person 1")
    #expect(find.calls == [1])
  }

  @Test("a key that is not equal to itself is kept by no call and no cache")
  func frees() async throws {
    final class Key: Hashable, Sendable {
      let free: @Sendable (Int) -> Void
      init(_ free: @escaping @Sendable (Int) -> Void) { self.free = free }
      deinit { free(0) }
      static func == (one: Key, other: Key) -> Bool { false }
      func hash(into hasher: inout Hasher) {}
    }
    let freed = Spy<Int>("freed")
    let free = freed.returning(())
    let cached = endpoint { (id: Int) async in id }
      .coalescing(key: { _ in Key(free) })
      .caching(key: { _ in Key(free) }, capacity: 2)
      .function()
    for id in 1...5 { #expect(await cached(id) == id) }
    _ = try await freed.call(10)
    #expect(freed.callCount == 10)
  }

  @Test("cancels the call with its last caller, and starts another for the next caller")
  func cancelsWithTheLast() async throws {
    let find = Spy<Int>("find")
    let cancelled = Spy<Int>("cancelled")
    let cancel = cancelled.returning(())
    let clock = clock
    let ask = find.recording { id async throws -> String in
      do { try await clock.sleep(for: .seconds(60)) } catch {
        cancel(id)
        throw error
      }
      return "person \(id)"
    }
    let shared = endpoint(ask).coalescing().function()
    let first = Task { try await shared(1) }
    try await clock.sleepers(atLeast: 1)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let second = Task { try await shared(1) }
    _ = try await find.call(2)
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(60))
    #expect(try await second.value == "person 1")
    // The caller has left before its call ends.
    _ = try await cancelled.call(1)
    #expect(cancelled.calls == [1])
  }

  @Test("throws an error to all callers, and does not cache it")
  func sharesFailure() async {
    let find = Spy<Int>("find")
    let failing = find.recording { _ async throws(Refusal) -> Int in
      throw Refusal("call \(find.callCount)")
    }
    let shared = endpoint(failing).coalescing().function()
    let call: @Sendable () async -> Result<Int, Refusal> = {
      await outcome { () async throws(Refusal) in try await shared(1) }
    }
    #expect(
      await overlapping(call, call) == [.failure(Refusal("call 1")), .failure(Refusal("call 1"))]
    )
    #expect(await call() == .failure(Refusal("call 2")))
  }

  @Test("reports how many callers wait")
  func counts() async throws {
    let (find, waiting) = (Spy<Int>("find"), Spy<Int>("waiting callers"))
    let shared = endpoint(find.suspending { id async throws in id })
      .coalescing(waiting: waiting.returning(()))
      .function()
    let calls = (1...2).map { _ in Task { try await shared(7) } }
    _ = try await waiting.call(2)
    #expect(Set(waiting.calls) == [1, 2])
    calls[1].cancel()
    #expect(try await waiting.call(3) == 1)
    find.releaseAll()
    #expect(try await calls[0].value == 7)
    #expect(waiting.calls.suffix(2) == [1, 0])
    #expect(find.calls == [7])
  }

  @Test(
    "raises the priority of a call to that of its most urgent caller",
    arguments: [true, false]
  )
  func raisesPriority(joinsUrgently: Bool) async throws {
    let (find, waiting) = (Spy<Int>("find"), Spy<Int>("waiting callers"))
    let ask = find.suspending { _ async in Task.currentPriority }
    let shared = endpoint(ask).coalescing(waiting: waiting.returning(())).function()
    let first = Task(priority: .background) { await shared(7) }
    _ = try await find.call(1)
    let second = Task(priority: joinsUrgently ? .high : .background) { await shared(7) }
    _ = try await waiting.call(2)
    if !joinsUrgently { second.escalatePriority(to: .high) }
    find.releaseAll()
    #expect(await second.value == .high)
    #expect(await first.value == .high)
  }

  @Test("throws the given error to a cancelled caller")
  func throwsGivenError() async throws {
    let shared = endpoint(interrupted)
      .coalescing(whenCancelled: Refusal("called off"))
      .function()
    let call = Task { await outcome(of: shared) }
    try await clock.sleepers(atLeast: 1)
    call.cancel()
    #expect(await call.value == .failure(Refusal("called off")))
  }

  private var interrupted: @Sendable () async throws(Refusal) -> String {
    let clock = clock
    return { () async throws(Refusal) in
      do { try await clock.sleep(for: .seconds(60)) } catch { throw Refusal("interrupted") }
      return "slept"
    }
  }

  private func slow(_ find: Spy<Int>) -> @Sendable (Int) async throws -> String {
    let clock = clock
    return find.recording { id async throws -> String in
      try await clock.sleep(for: .seconds(60))
      return "person \(id)"
    }
  }
}
