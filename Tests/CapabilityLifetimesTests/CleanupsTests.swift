import CapabilityLifetimes
import Probes
import Synchronization
import Testing

/// What happened, in order.
private final class Diary: Sendable {
  private let kept = Mutex<[String]>([])
  var entries: [String] { kept.withLock { $0 } }
  func note(_ entry: String) { kept.withLock { $0.append(entry) } }
}

private struct Stuck: Error, Equatable {
  var name: String
  init(_ name: String) { self.name = name }
}

@Suite("Cleanups", .timeLimit(.minutes(1)))
struct CleanupsTests {
  private let diary = Diary()

  @Test("end what was made last first, and each once")
  func reverseOrder() async {
    let cleanups = Cleanups<Never>()
    for name in ["config", "store", "cache"] { cleanups.add { diary.note(name) } }
    #expect(diary.entries == [])
    await cleanups.close()
    await cleanups.close()
    #expect(diary.entries == ["cache", "store", "config"])
  }

  @Test("end what was noted after they were called")
  func again() async {
    let cleanups = Cleanups<Never>()
    cleanups.add { diary.note("store") }
    await cleanups.close()
    cleanups.add { diary.note("cache") }
    await cleanups.close()
    #expect(diary.entries == ["store", "cache"])
  }

  @Test("end what is noted meanwhile, before what was made before it")
  func meanwhile() async {
    let cleanups = Cleanups<Never>()
    cleanups.add { diary.note("store") }
    cleanups.add {
      diary.note("cache")
      cleanups.add { diary.note("log") }
    }
    await cleanups.close()
    #expect(diary.entries == ["cache", "log", "store"])
  }

  @Test("are all called where some throw, and the first error is thrown")
  func errors() async {
    let cleanups = Cleanups<Stuck>()
    for name in ["config", "store", "cache"] {
      cleanups.add { () async throws(Stuck) in
        diary.note(name)
        if name != "cache" { throw Stuck(name) }
      }
    }
    await #expect(throws: Stuck("store")) { try await cleanups.close() }
    #expect(diary.entries == ["cache", "store", "config"])
    await #expect(throws: Never.self) { try await cleanups.close() }
  }

  @Test("throw any error where any is meant")
  func anyError() async {
    let cleanups = Cleanups<any Error>()
    cleanups.add { diary.note("store") }
    cleanups.add { throw Stuck("cache") }
    await #expect(throws: Stuck("cache")) { try await cleanups.close() }
    #expect(diary.entries == ["store"])
  }

  @Test("make a second caller wait for the end, and call nothing twice")
  func twoAtOnce() async {
    let cleanups = Cleanups<Stuck>()
    let second = Mutex<Task<Void, Never>?>(nil)
    cleanups.add { () async throws(Stuck) in
      diary.note("store")
      throw Stuck("store")
    }
    cleanups.add {
      diary.note("cache")
      let task = Task.detached {
        try? await cleanups.close()
        diary.note("second caller")
      }
      second.withLock { $0 = task }
      for _ in 0..<100 { await Task.yield() }
      diary.note("cache ended")
    }
    await #expect(throws: Stuck("store")) { try await cleanups.close() }
    await second.withLock { $0 }?.value
    #expect(diary.entries == ["cache", "cache ended", "store", "second caller"])
  }

  @Test("called by many tasks end each thing once")
  func manyAtOnce() async {
    let cleanups = Cleanups<Never>()
    let names = (0..<100).map(String.init)
    for name in names { cleanups.add { diary.note(name) } }
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { await cleanups.close() } }
      for await _ in group { #expect(diary.entries.count == 100) }
    }
    #expect(diary.entries == names.reversed())
  }

  @Test("do not wait for themselves, also around a corner")
  func closesItself() async {
    let inner = Cleanups<Never>()
    let outer = Cleanups<Never>()
    outer.add { diary.note("outer") }
    inner.add {
      await outer.close()
      diary.note("inner")
    }
    outer.add { await inner.close() }
    outer.add { await outer.close() }
    await outer.close()
    #expect(diary.entries == ["inner", "outer"])
  }

  @Test("go on, not cancelled, where their caller is cancelled")
  func cancelled() async {
    let cleanups = Cleanups<Never>()
    cleanups.add { diary.note("store, cancelled: \(Task.isCancelled)") }
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await cleanups.close()
    }.value
    #expect(diary.entries == ["store, cancelled: false"])
  }

  @Test("let go of what they called")
  func letsGo() async {
    final class Held: Sendable {}
    weak var seen: Held?
    let cleanups = Cleanups<Never>()
    do {
      let held = Held()
      seen = held
      cleanups.add { withExtendedLifetime(held) {} }
    }
    #expect(seen != nil)
    await cleanups.close()
    #expect(seen == nil)
  }

  @Test("run on their caller's executor")
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
