import CapabilityLifetimes
import Synchronization
import Probes
import TestTraits
import Testing

@Suite("Under contention")
struct ContentionTests {
  @Test("8 tasks that read 100,000 times each get one value")
  func tasks() async throws {
    let factory = PieceFactory()
    let sync = single(factory.plain)
    let async = single(factory.asyncThrowing)
    let strangers = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { @Sendable in
          let first = try await (sync(), async())
          var strangers = 0
          for _ in 1..<100_000 {
            if sync() !== first.0 { strangers += 1 }
            if try await async() !== first.1 { strangers += 1 }
          }
          return strangers
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(strangers == 0)
    #expect(factory.begun == 2)
  }

  @Test("concurrent threads wait for the one factory call")
  func threads() async {
    for _ in 0..<100 {
      let factory = PieceFactory()
      let piece = single(factory.plain)
      let numbers = await onThreads(8) { piece().number }
      #expect(numbers == Array(repeating: 1, count: 8))
      #expect(factory.begun == 1)
    }
  }

  #if os(Linux)
    @Test("concurrent threads get its error; a later one does not", .hangLimit)
    func failures() async throws {
      let callers = Mutex<[WatchedThread]>([])
      let attempts = Mutex(0)
      let piece = single { () throws(Refusal) -> Int in
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        let this = WatchedThread()
        var callersAsleep = 0
        // Twice: a thread can also wait a moment for a lock of the library, and then calls the factory.
        while attempt == 1, callersAsleep < 2 {
          let others = callers.withLock(\.self).filter { $0 != this }
          let isAsleep = others.count == 3 && others.allSatisfy(\.isAsleep)
          callersAsleep = isAsleep ? callersAsleep + 1 : 0
        }
        throw Refusal("\(attempt)")
      }
      let errors = await onThreads(4) { () -> Refusal? in
        callers.withLock { $0.append(WatchedThread()) }
        do throws(Refusal) {
          _ = try piece()
          return nil
        } catch {
          return error
        }
      }
      #expect(errors == Array(repeating: Refusal("1"), count: 4))
      #expect(throws: Refusal("2")) { try piece() }
    }
  #endif

  @Test("all users of a shared object get the same one")
  func sharing() async {
    let factory = PieceFactory()
    let piece = shared(factory.plain)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<2_000 {
            let held = piece()
            #expect(piece() === held)
          }
        }
      }
    }
    #expect(factory.begun > 0)
  }
}

/// Runs a body concurrently on several threads, each of which belongs to one actor.
private func onThreads<Value: Sendable>(
  _ count: Int,
  _ body: @escaping @Sendable () -> Value
) async -> [Value] {
  await withTaskGroup(of: Value.self) { group in
    for _ in 0..<count { group.addTask { await Outpost().run { _ in body() } } }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
