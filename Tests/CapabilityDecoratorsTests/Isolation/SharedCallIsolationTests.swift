import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Dispatch
import Probes
import TestTraits
import Testing

/// The sentry stops the program if code runs off its actor.
@Suite("Callers of a shared call, each on its executor", .hangLimit)
struct SharedCallIsolationTests {
  @Test("wait for the first one, and resume on their executors")
  func waits() async throws {
    let find = Spy<Int>("find")
    let shared = endpoint(find.suspending { id async in id }).coalescing().function()
    let tasks = Sentry.onePerExecutor().map { sentry in
      Task { await from(sentry.actor, sentry, shared, 1) }
    }
    _ = try await find.call(1)
    find.releaseAll()
    for task in tasks { #expect(await task.value == 1) }
  }

  @Test("resume on their executors when they are cancelled")
  func leaves() async throws {
    let find = Spy<Int>("find")
    let shared = endpoint(find.suspending { id async throws in id }).coalescing().function()
    let tasks = Sentry.onePerExecutor().map { sentry in
      Task { await expectCancellation(from: sentry.actor, sentry, shared) }
    }
    _ = try await find.call(1)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    find.releaseAll()
  }

  @Test("that many tasks of one actor make run on that actor")
  func crowd() async {
    await onEveryExecutor { sentry in
      let shared = endpoint(sentry.answerLater).coalescing().function()
      await withTaskGroup(of: Int.self) { group in
        for id in 0..<200 { group.addTask { await from(sentry.actor, sentry, shared, id % 3) } }
        for await id in group { #expect((0..<3).contains(id)) }
      }
      sentry.check()
    }
  }

  @Test("of a function with a callback resume on their executors")
  func callsBack() async {
    await onEveryExecutor { sentry in
      let load = awaiting { (id: Int, done: @escaping @Sendable (Int) -> Void) in
        sentry.see()
        DispatchQueue.global().async { done(id) }
      }
      #expect(await load(1) == 1)
      sentry.check()
      #expect(await endpoint(load).retrying(attempts: 2).function()(2) == 2)
      sentry.check()
      #expect(sentry.seen() == 2)
    }
  }
}

/// Calls from an actor, and expects to be on the actor afterwards.
private func from(
  _ actor: isolated (any Actor)?,
  _ sentry: Sentry,
  _ call: @Sendable (Int) async -> Int,
  _ id: Int
) async -> Int {
  sentry.check()
  let answer = await call(id)
  sentry.check()
  return answer
}

private func expectCancellation(
  from actor: isolated (any Actor)?,
  _ sentry: Sentry,
  _ call: @Sendable (Int) async throws -> Int
) async {
  sentry.check()
  // A closure passed to `#expect` would leave the actor.
  let result = await outcome { () async throws in try await call(1) }
  #expect(result.error is CancellationError)
  sentry.check()
}
