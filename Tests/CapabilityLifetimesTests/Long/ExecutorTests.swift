import Capabilities
import CapabilityLifetimes
import Dispatch
import Probes
import TestTraits
import Testing

/// The sentry stops the program if code runs off its actor.
@Suite("On the caller's executor", .hangLimit)
struct ExecutorTests {
  @Test("a single is created and read there, and a shared object is created there each time")
  func pieces() async {
    await onEveryExecutor { sentry in
      let makers: [@Sendable () async -> Piece] = [
        { () async in Piece(await sentry.answer(1)) },
        { () async in Piece(await sentry.answerLater(1)) },
      ]
      for make in makers {
        for (count, piece) in [(1, single(make)), (2, shared(make))] {
          for _ in 1...2 {
            #expect(await piece().number == 1)
            sentry.check()
          }
          #expect(sentry.seen() == count)
        }
      }
    }
  }

  @Test("a caller resumes there after a factory fails")
  func fails() async {
    await onEveryExecutor { sentry in
      let made: @Sendable () async throws(Refusal) -> Int = { () async throws(Refusal) in
        try await sentry.refuseLater(1)
      }
      let value = single(made)
      for _ in 1...2 {
        #expect(await outcome(of: value) == .failure(Refusal("1")))
        sentry.check()
      }
      #expect(sentry.seen() == 2)
    }
  }

  @Test("a factory uses another lifetime there")
  func nests() async {
    await onEveryExecutor { sentry in
      let inner = single { () async in await sentry.answerLater(1) }
      let outer = single { () async -> Int in
        let value = await inner()
        sentry.check()
        return await value + inner()
      }
      #expect(await outer() == 2)
      sentry.check()
      #expect(sentry.seen() == 1)
    }
  }

  @Test("callers that wait for a factory resume on their executors, also if they are cancelled")
  func waits() async {
    let (begun, released) = (Signal(), Signal())
    let value = single { () async throws -> Int in
      begun.fire()
      await released.wait()
      return 1
    }
    let cancelled = Sentry.onePerExecutor().map { sentry in
      Task { await read(value, from: sentry.actor, sentry) }
    }
    let waiting = Sentry.onePerExecutor().map { sentry in
      Task { await read(value, from: sentry.actor, sentry) }
    }
    await begun.wait()
    for task in cancelled { task.cancel() }
    for task in cancelled { #expect(await task.value.error is CancellationError) }
    released.fire()
    for task in waiting { #expect(await task.value.value == 1) }
  }

  #if compiler(>=6.3)
    @Test("a factory runs on the executor that the caller's task prefers")
    func preferredExecutor() async {
      guard #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) else {
        return
      }
      let preferred = PreferredExecutor()
      let value = single { () async -> [Bool] in
        let before = preferred.hasThisThread
        await Task.yield()
        return [before, preferred.hasThisThread]
      }
      #expect(await withTaskExecutorPreference(preferred) { await value() } == [true, true])
    }
  #endif

  @Test("many tasks read an existing value there")
  func manyReaders() async {
    await onEveryExecutor { sentry in
      let value = single { () async in await sentry.answerLater(1) }
      await withTaskGroup { group in
        for _ in 0..<200 { group.addTask { await read(value, from: sentry.actor, sentry) } }
        for await result in group { #expect(result.value == 1) }
      }
      sentry.check()
      #expect(sentry.seen() == 1)
    }
  }
}

/// A task executor whose threads a test can recognize.
private final class PreferredExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "PreferredExecutor")
  private let mark = DispatchSpecificKey<Bool>()

  init() { queue.setSpecific(key: mark, value: true) }

  var hasThisThread: Bool { DispatchQueue.getSpecific(key: mark) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Reads a value from an actor, and expects to be on the actor afterwards.
private func read(
  _ value: @Sendable () async throws -> Int,
  from actor: isolated (any Actor)?,
  _ sentry: Sentry
) async -> Result<Int, any Error> {
  sentry.check()
  // A closure passed to `#expect` would leave the actor.
  let result = await outcome(of: value)
  sentry.check()
  return result
}
