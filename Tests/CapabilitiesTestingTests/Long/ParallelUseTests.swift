import Capabilities
import CapabilitiesTesting
import Testing

/// The tasks of the code under test share doubles. Also run these tests with the thread sanitizer.
@Suite("Many tasks can use one double concurrently")
struct ParallelUseTests {
  private let numbers = 1...200

  private func inParallel(_ body: @escaping @Sendable (Int) async throws -> Void) async throws {
    try await withThrowingTaskGroup { group in
      for number in numbers { group.addTask { try await body(number) } }
      try await group.waitForAll()
    }
  }

  @Test("a spy records every call once and wakes every waiter")
  func spy() async throws {
    let spy = Spy<Int>()
    let double: @Sendable (Int) async -> Int = spy.recording { $0 * 2 }
    try await inParallel { number in
      async let seen = spy.call(number)
      #expect(await double(number) == number * 2)
      _ = try await seen
    }
    #expect(spy.calls.sorted() == Array(numbers))
  }

  @Test("a sequence returns each output once")
  func sequence() async throws {
    let spy = Spy<Int>()
    let next: @Sendable (Int) async -> Int = spy.returning(inSequence: 1, 2, 3, 4, 5)
    let answers = Mutexed<[Int]>([])
    try await withThrowingTaskGroup { group in
      for number in 1...5 {
        group.addTask {
          let answer = await next(number)
          answers.update { $0.append(answer) }
        }
      }
      try await group.waitForAll()
    }
    #expect(answers.value.sorted() == [1, 2, 3, 4, 5])
  }

  @Test("suspended calls resume one by one, even if some are cancelled")
  func gate() async throws {
    let spy = Spy<Int>()
    let double: @Sendable (Int) async -> Int = spy.suspending { $0 }
    try await inParallel { number in
      let call = Task { await double(number) }
      if number.isMultiple(of: 3) { call.cancel() }
      spy.release()
      #expect(await call.value == number)
    }
    #expect(spy.callCount == numbers.count)
  }

  @Test("a transcript has every call and the same text for any order")
  func transcript() async throws {
    let transcript = Transcript()
    let shop = Shop.stocked.intercepted(by: transcript)
    try await inParallel { number in
      try await shop.reserve("tea", number)
      _ = transcript.text()
    }
    #expect(
      transcript.text()
        == numbers.map { "|| Shop.reserve(\"tea\", \($0))" }.sorted().joined(separator: "\n")
    )
  }

  @Test("a replay answers each recorded call once")
  func replay() async throws {
    let transcript = Transcript()
    let recorded = Shop.stocked.intercepted(by: transcript)
    for number in numbers { try await recorded.reserve("tea", number) }
    let replay = try Replay(transcript.json())
    let shop = Shop.test.intercepted(by: replay)
    try await inParallel { number in try await shop.reserve("tea", number) }
    replay.expectAllCallsReplayed()
  }

  @Test("a test clock wakes every sleeper and forgets cancelled ones")
  func clock() async throws {
    let clock = TestClock()
    let sleepers = numbers.map { number in
      Task { try await clock.sleep(for: .seconds(number)) }
    }
    try await clock.sleepers(atLeast: numbers.count)
    try await inParallel { number in
      if number.isMultiple(of: 3) {
        sleepers[number - 1].cancel()
      } else {
        clock.advance(by: .seconds(1))
      }
    }
    clock.advance(by: .seconds(numbers.count))
    for (number, sleeper) in zip(numbers, sleepers) where !number.isMultiple(of: 3) {
      try await sleeper.value
    }
    #expect(clock.sleeperCount == 0)
  }
}
