import CapabilityLifetimes
import Dispatch
import Synchronization
import Probes
import Testing

@Suite("Under contention")
struct ContentionTests {
  @Test("8 tasks that read 100,000 times each get one value")
  func tasks() async throws {
    let workshop = Workshop()
    let sync = single(workshop.plain)
    let async = single(workshop.asyncThrowing)
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
    #expect(workshop.begun == 2)
  }

  @Test("threads that come while it is made wait for that one")
  func threads() async {
    for _ in 0..<100 {
      let workshop = Workshop()
      let piece = single(workshop.plain)
      let numbers = await onThreads(8) { piece().number }
      #expect(numbers == Array(repeating: 1, count: 8))
      #expect(workshop.begun == 1)
    }
  }

  @Test("threads that come while it is made get its error; one that comes later does not")
  func failures() async throws {
    var shared = 0
    for _ in 0..<100 {
      let attempts = Mutex(0)
      let comers = DispatchGroup()
      for _ in 0..<4 { comers.enter() }
      let piece = single { () throws(Refusal) -> Int in
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        // All are about to ask, if they have not done so.
        comers.wait()
        throw Refusal("\(attempt)")
      }
      let errors = await onThreads(4) { () -> Refusal? in
        comers.leave()
        do throws(Refusal) {
          _ = try piece()
          return nil
        } catch {
          return error
        }
      }
      let made = attempts.withLock(\.self)
      #expect(errors.compactMap(\.self).count == 4)
      #expect(Set(errors) == Set((1...made).map { Refusal("\($0)") }))
      shared += 4 - made
    }
    #expect(shared > 0)
  }

  @Test("a shared object that somebody holds is the one that everybody gets")
  func sharing() async {
    let workshop = Workshop()
    let piece = shared(workshop.plain)
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
    #expect(workshop.begun > 0)
  }
}

/// Runs a body on that many threads at the same time. Each is that of an actor of its own.
private func onThreads<Value: Sendable>(
  _ count: Int,
  _ body: @escaping @Sendable () -> Value
) async -> [Value] {
  await withTaskGroup(of: Value.self) { group in
    for _ in 0..<count { group.addTask { await Outpost().run { _ in body() } } }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
