import CapabilityLifetimes
import Dispatch
import Probes
import Synchronization
import Testing

/// Waits that look like a cycle only if an ended wait is still in the graph.
///
/// The tests run on one actor, which runs its jobs in order. A report of a cycle is an issue.
@Suite("No cycle is reported")
struct FalseCycleTests {
  private typealias Make = @Sendable () async throws -> String

  @Test("if a factory needs a value whose factory has stopped waiting for it")
  func cancelledWait() async throws {
    let (begun, released) = (Signal(), Signal())
    let link = Mutex<Make?>(nil)
    let cache = single("cache") { () async throws in
      begun.fire()
      await released.wait()
      return try await "cache of \(link.withLock(\.self)?() ?? "nothing")"
    }
    let database = single("database") { () async throws in
      let preload = startTask(cache)
      await nextTurn()
      preload.cancel()
      #expect(await preload.result.error is CancellationError)
      released.fire()
      // The cache asks for the database in the meantime.
      await nextTurn()
      return "database"
    }
    link.withLock { $0 = database }
    let outcomes = await Outpost().run { _ in
      let first = startTask(cache)
      await begun.wait()
      return (await startTask(database).result, await first.result)
    }
    #expect(try outcomes.0.get() == "database")
    #expect(try outcomes.1.get() == "cache of database")
  }

  /// Expects no cycle although a factory starts a task that later needs a value, which still waits
  /// for the factory then.
  ///
  /// - Parameters:
  ///   - turns: The turns before and after the factory starts the task.
  ///   - prefix: The beginning of the task's value.
  ///   - wrap: Turns the work of the task into what the task calls.
  private func expectNoCycle(
    turns: (before: Int, after: Int),
    later prefix: String,
    _ wrap: (@escaping Make) -> Make
  ) async throws {
    let made = Signal()
    let link = Mutex<Make?>(nil)
    let later = Mutex<Task<String, any Error>?>(nil)
    let work = wrap {
      await made.wait()
      return try await prefix + (link.withLock(\.self)?() ?? "nothing")
    }
    let database = single("database") { () async throws in
      for _ in 0..<turns.before { await nextTurn() }
      let task = startTask(work)
      later.withLock { $0 = task }
      for _ in 0..<turns.after { await nextTurn() }
      // The task's next job is now before those of the callers that wait for this factory.
      made.fire()
      return "database"
    }
    let cache = single("cache") { () async throws in try await "cache of \(database())" }
    link.withLock { $0 = cache }
    let outcome = await Outpost().run { _ in await startTask(cache).result }
    #expect(try outcome.get() == "cache of database")
    #expect(try await later.withLock(\.self)?.value == prefix + "cache of database")
  }

  @Test("if a task needs a value that still waits for the task's former factory")
  func formerFactory() async throws {
    try await expectNoCycle(turns: (1, 1), later: "") { $0 }
  }

  @Test("if a value needs one that still waits for a factory whose task needs the first value")
  func taskOfFormerFactory() async throws {
    try await expectNoCycle(turns: (0, 2), later: "settings of ") { single("settings", $0) }
  }

  @Test("if a task needs a value that still waits for the task's former factory, without async")
  func formerFactoryOnThread() async throws {
    // The task usually runs before the waiting thread: one of the rounds is enough to notice.
    for _ in 0..<20 {
      let outpost = Outpost()
      let (begun, cacheBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let later = Later()
      let database = single("database") { () throws in
        begun.signal()
        cacheBegun.wait()
        outpost.assumeIsolated { outpost in later.start(isolation: outpost) }
        return "database"
      }
      let cache = single("cache") { () throws in
        begun.wait()
        cacheBegun.signal()
        return try "cache of \(database())"
      }
      later.link(cache)
      async let waiting = Outpost().run { _ in Result { try cache() } }
      let outcome = await outpost.run { _ in Result { try database() } }
      #expect(try outcome.get() == "database")
      #expect(try await waiting.get() == "cache of database")
      #expect(try await later.value == "cache of database")
    }
  }
}

/// A factory that is known later, and a task that calls it.
private final class Later: Sendable {
  private let factory = Mutex<(@Sendable () throws -> String)?>(nil)
  private let task = Mutex<Task<String, any Error>?>(nil)

  func link(_ factory: @escaping @Sendable () throws -> String) {
    self.factory.withLock { $0 = factory }
  }

  func start(isolation: isolated any Actor) {
    let task = startTask { try self.factory.withLock(\.self)?() ?? "nothing" }
    self.task.withLock { $0 = task }
  }

  var value: String? {
    get async throws { try await task.withLock(\.self)?.value }
  }
}

/// Starts a task on the current actor.
private func startTask(
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable () async throws -> String
) -> Task<String, any Error> {
  Task {
    _ = isolation
    return try await work()
  }
}

/// Returns after the jobs that the current actor has now.
private func nextTurn(isolation: isolated (any Actor)? = #isolation) async {
  _ = await startTask { "" }.result
}
