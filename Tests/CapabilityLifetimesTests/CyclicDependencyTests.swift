import CapabilityLifetimes
import Dispatch
import Synchronization
import Probes
import TestTraits
import Testing

@Suite("A cyclic dependency of singles")
struct CyclicDependencyTests {
  @Test("is reported with its names, and thrown if the factory can throw any error")
  func throwing() async {
    let world = World()
    let database = single("database") { () throws in try "database on \(world.cache())" }
    let cache = single("cache") { () throws in try "cache of \(world.database())" }
    let app = single("app") { () throws in try "app with \(database())" }
    world.link(database: database, cache: cache)

    await expectCycle(["database", "cache", "database"]) {
      #expect(throws: CyclicDependencyError.self) { try app() }
    }
    world.link(database: { "a database" }, cache: cache)
    #expect(throws: Never.self) { try app() }
  }

  @Test("is found for a single that needs itself")
  func ofOne() async {
    let world = World()
    world.link(database: single("database") { () throws in try world.database() }, cache: { "" })
    await expectCycle(["database", "database"]) {
      #expect(throws: CyclicDependencyError.self) { try world.database() }
    }
  }

  @Test("is found through async factories and the tasks they start")
  func asyncFactories() async {
    let world = AsyncWorld()
    world.link(
      database: single("database") { () async throws in
        async let cache = world.cache()
        return try await "database on \(cache)"
      },
      cache: shared("cache") { () async throws in
        let task = Task { try await Text(world.database()) }
        return try await task.value
      }
    )
    await expectCycle(["database", "cache", "database"]) {
      await #expect(throws: CyclicDependencyError.self) { try await world.database() }
    }
  }

  @Test("is found across two threads, and both get the error")
  func twoThreads() async {
    let world = World()
    let (databaseBegun, cacheBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let database = single("database") { () throws in
      databaseBegun.signal()
      cacheBegun.wait()
      return try world.cache()
    }
    let cache = single("cache") { () throws in
      cacheBegun.signal()
      databaseBegun.wait()
      return try world.database()
    }
    world.link(database: database, cache: cache)
    await expectCycle(["database", "cache", "database"], or: ["cache", "database", "cache"]) {
      // Each of these actors runs on its own thread.
      async let one = Outpost().run { _ in Result { try database() } }
      async let other = Outpost().run { _ in Result { try cache() } }
      for outcome in await [one, other] {
        #expect(throws: CyclicDependencyError.self) { try outcome.get() }
      }
    }
  }

  @Test("is found across two tasks, and both get the error")
  func twoTasks() async {
    let world = AsyncWorld()
    let (databaseBegun, cacheBegun) = (Signal(), Signal())
    let database = single("database") { () async throws in
      databaseBegun.fire()
      await cacheBegun.wait()
      return try await "\(world.cache())"
    }
    let cache = shared("cache") { () async throws in
      cacheBegun.fire()
      await databaseBegun.wait()
      return try await Text(world.database())
    }
    world.link(database: database, cache: cache)
    await expectCycle(["database", "cache", "database"], or: ["cache", "database", "cache"]) {
      let one = Task { try await database() }
      let other = Task { try await cache() }
      await #expect(throws: CyclicDependencyError.self) { try await one.value }
      await #expect(throws: CyclicDependencyError.self) { try await other.value }
    }
  }

  @Test("is not reported for a common dependency or for a task that outlives its factory")
  func noCycle() async throws {
    let world = AsyncWorld()
    let clock = single("clock") { () async throws in "clock" }
    let made = Signal()
    let later = Mutex<Task<String, any Error>?>(nil)
    let database = single("database") { () async throws in
      later.withLock { later in
        later = Task {
          await made.wait()
          return try await "\(world.cache())"
        }
      }
      async let one = clock()
      async let other = clock()
      return try await "\(one), \(other)"
    }
    world.link(database: database, cache: shared { () async throws in try await Text(database()) })
    #expect(try await database() == "clock, clock")
    made.fire()
    #expect(try await later.withLock(\.self)?.value == "clock, clock")
  }

  @Test("stops the program with its names if the factory cannot throw it", .ownThreads)
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = World()
      world.link(
        database: single("database") { () throws(Refusal) in (try? world.cache()) ?? "" },
        cache: single("cache") { (try? world.database()) ?? "" }
      )
      withKnownIssue { _ = try world.database() }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("cyclic dependency: database → cache → database"))
  }

  @Test("stops the program if an async factory cannot throw it", .ownThreads)
  func asyncTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let world = AsyncWorld()
      world.link(
        database: single("database") { () async in (try? await "\(world.cache())") ?? "" },
        cache: shared("cache") { () async in Text((try? await world.database()) ?? "") }
      )
      await withKnownIssue { _ = try await world.database() }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("cyclic dependency: database → cache → database"))
  }
}

/// Two factories that can use each other.
private final class World: Sendable {
  typealias Make = @Sendable () throws -> String
  private let links = Mutex<(database: Make, cache: Make)>(({ "" }, { "" }))

  func link(database: @escaping Make, cache: @escaping Make) {
    links.withLock { $0 = (database, cache) }
  }

  func database() throws -> String { try links.withLock(\.database)() }
  func cache() throws -> String { try links.withLock(\.cache)() }
}

/// Two async factories that can use each other. The cache is shared.
private final class AsyncWorld: Sendable {
  typealias Make<Value> = @Sendable () async throws -> Value
  private let links = Mutex<(database: Make<String>, cache: Make<Text>)>(({ "" }, { Text("") }))

  func link(database: @escaping Make<String>, cache: @escaping Make<Text>) {
    links.withLock { $0 = (database, cache) }
  }

  func database() async throws -> String { try await links.withLock(\.database)() }
  func cache() async throws -> Text { try await links.withLock(\.cache)() }
}

private final class Text: Sendable, CustomStringConvertible {
  let description: String
  init(_ text: String) { description = text }
}

/// Expects exactly one report of a cycle, which begins with the names of the cycle.
private func expectCycle(
  _ names: [String],
  or others: [String]? = nil,
  _ body: () async -> Void
) async {
  let issues = await recordedIssues(from: body)
  let matches = issues.map { issue in
    isCycle(issue, names) || others.map { isCycle(issue, $0) } ?? false
  }
  #expect(matches == [true])
}

private func isCycle(_ issue: Issue, _ names: [String]) -> Bool {
  let text = issue.text
  return text.hasPrefix("cyclic dependency: \(names.joined(separator: " → "))\n")
    && names.allSatisfy {
      text.contains("\n  \($0) is created at: CapabilityLifetimesTests/CyclicDependencyTests")
    }
}
