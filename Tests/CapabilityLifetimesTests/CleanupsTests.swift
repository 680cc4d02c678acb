import CapabilityLifetimes
import Probes
import TestTraits
import Testing

private struct Stuck: Error, Equatable {
  var name: String
  init(_ name: String) { self.name = name }
}

@Suite("Cleanups", .hangLimit)
struct CleanupsTests {
  private let log = Log()
  private let cleanups = Cleanups<Never>()

  @Test("run in reverse order, each once")
  func reverseOrder() async {
    for name in ["config", "store", "cache"] { cleanups.add { log.add(name) } }
    #expect(log.lines == [])
    await cleanups.close()
    await cleanups.close()
    #expect(log.lines == ["cache", "store", "config"])
  }

  @Test("run cleanups that were added after a close, also in a task that a cleanup started")
  func reused() async {
    let (closed, closedAgain) = (Signal(), Signal())
    cleanups.add {
      log.add("store")
      Task {
        await closed.wait()
        cleanups.add { log.add("cache") }
        await cleanups.close()
        closedAgain.fire()
      }
    }
    await cleanups.close()
    closed.fire()
    await closedAgain.wait()
    #expect(log.lines == ["store", "cache"])
  }

  @Test("run cleanups that are added during a close before older ones")
  func addedDuringClose() async {
    cleanups.add { log.add("store") }
    cleanups.add {
      log.add("cache")
      cleanups.add { log.add("log") }
    }
    await cleanups.close()
    #expect(log.lines == ["cache", "log", "store"])
  }

  @Test("wait for a value that is being created, and for those that it needs")
  func duringCreation() async throws {
    let cleanups = Cleanups<any Error>()
    let (begun, released) = (Signal(), Signal())
    let config = single { () async throws in
      try cleanups.begin("config")
      defer { cleanups.end() }
      cleanups.add { log.add("config") }
    }
    let store = single { () async throws in
      try cleanups.begin("store")
      defer { cleanups.end() }
      begun.fire()
      await released.wait()
      try await config()
      log.add("created")
      cleanups.add { log.add("store") }
    }
    let user = Task { try await store() }
    await begun.wait()
    cleanups.add { log.add("cache") }
    let (home, closing) = (Outpost(), TaskSet<Void>())
    await home.run { _ in closing.start(1) { try await cleanups.close() } }
    // The jobs of the close precede these.
    for _ in 1...3 { await home.run { _ in } }
    released.fire()
    try await closing.outcome(0).get()
    try await user.value
    #expect(log.lines == ["created", "store", "config", "cache"])
  }

  @Test("let no value be created afterwards")
  func afterClose() async {
    await cleanups.close()
    let store = single { () throws in
      try cleanups.begin("store")
      defer { cleanups.end() }
      log.add("created")
    }
    let error = #expect(throws: ClosedError.self) { try store() }
    #expect(error.map(String.init(describing:)) == "store is needed after close()")
    await cleanups.close()
    #expect(log.lines == [])
  }

  @Test(
    "report a value that is created afterwards because it cannot throw the error, and a lone end"
  )
  func afterCloseWithoutErrors() async {
    await cleanups.close()
    withKnownIssue { cleanups.end() }
    withKnownIssue {
      cleanups.begin("store", throwing: Never.self)
      try? cleanups.begin("cache", throwing: Stuck.self)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("is needed after close(): stop its users") }
    }
    cleanups.add { log.add("store") }
    for _ in 1...2 { cleanups.end() }
    await cleanups.close()
    #expect(log.lines == ["store"])
  }

  @Test("all run even if some throw, and the first error is thrown")
  func errors() async {
    let cleanups = Cleanups<Stuck>()
    for name in ["config", "store", "cache"] {
      cleanups.add { () async throws(Stuck) in
        log.add(name)
        if name != "cache" { throw Stuck(name) }
      }
    }
    await #expect(throws: Stuck("store")) { try await cleanups.close() }
    #expect(log.lines == ["cache", "store", "config"])
    await #expect(throws: Never.self) { try await cleanups.close() }
  }

  @Test("can throw any error")
  func anyError() async {
    let cleanups = Cleanups<any Error>()
    cleanups.add { log.add("store") }
    cleanups.add { throw Stuck("cache") }
    await #expect(throws: Stuck("cache")) { try await cleanups.close() }
    #expect(log.lines == ["store"])
  }

  @Test("make a second caller wait, and run once")
  func twoAtOnce() async {
    let cleanups = Cleanups<Stuck>()
    let (home, begun, second) = (Outpost(), Signal(), TaskSet<Void>())
    await home.run { _ in
      second.start(1) {
        await begun.wait()
        try? await cleanups.close()
        log.add("second caller")
      }
    }
    cleanups.add { () async throws(Stuck) in
      log.add("store")
      throw Stuck("store")
    }
    cleanups.add {
      log.add("cache")
      begun.fire()
      for _ in 1...3 { await home.run { _ in } }
      log.add("cache ended")
    }
    await #expect(throws: Stuck("store")) { try await cleanups.close() }
    _ = await second.outcome(0)
    #expect(log.lines == ["cache", "cache ended", "store", "second caller"])
  }

  @Test("run once if many tasks close the list")
  func manyAtOnce() async {
    let names = (0..<100).map(String.init)
    for name in names { cleanups.add { log.add(name) } }
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { await cleanups.close() } }
      for await _ in group { #expect(log.lines.count == 100) }
    }
    #expect(log.lines == names.reversed())
  }

  @Test("do not wait for themselves, even through another list")
  func closesItself() async {
    let inner = Cleanups<Never>()
    let outer = Cleanups<Never>()
    outer.add { log.add("outer") }
    inner.add {
      await outer.close()
      log.add("inner")
    }
    outer.add { await inner.close() }
    outer.add { await outer.close() }
    await outer.close()
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("are not cancelled with their caller")
  func cancelled() async {
    cleanups.add { log.add("store, cancelled: \(Task.isCancelled)") }
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await cleanups.close()
    }.value
    #expect(log.lines == ["store, cancelled: false"])
  }

  @Test("are released after they have run")
  func releasesCleanups() async {
    final class Held: Sendable {}
    weak var seen: Held?
    do {
      let held = Held()
      seen = held
      cleanups.add { withExtendedLifetime(held) {} }
    }
    #expect(seen != nil)
    await cleanups.close()
    #expect(seen == nil)
  }

  @Test("run on the caller's executor")
  func executors() async {
    await onEveryExecutor { sentry in
      let cleanups = Cleanups<Never>()
      cleanups.add { sentry.check() }
      cleanups.add { _ = await sentry.answerLater(1) }
      await cleanups.close()
      sentry.check()
    }
  }
}
