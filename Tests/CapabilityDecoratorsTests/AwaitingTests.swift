import Capabilities
import CapabilityDecorators
import CapabilityLifetimes
import Dispatch
import Synchronization
import Probes
import TestTraits
import Testing

@Suite("A function with a callback, converted to an async function")
struct AwaitingTests {
  typealias Answer = Result<String, Refusal>
  typealias Done = @Sendable (Answer) -> Void

  @Test("can be a method whose callback is not Sendable")
  func methods() async throws {
    let find = awaiting(Directory().find)
    #expect(try await find(7) == "person 7")
    do {
      _ = try await find(0)
      Issue.record("it did not throw")
    } catch {
      let typed: Refusal = error
      #expect(typed == Refusal("0"))
    }
    let count = awaiting(Directory().count)
    #expect(await count() == 3)
    let note = awaiting(Directory().note)
    await note("seen")
    let photo = awaiting(Directory().photo)
    #expect(try await photo(7, 2) == [7, 2])
    await #expect(throws: Refusal("0")) { try await photo(0, 2) }
  }

  @Test("is called once for each call, also concurrently")
  func concurrently() async throws {
    let load = awaiting { (id: Int, done: @escaping Done) in
      DispatchQueue.global().async { done(.success("\(id)")) }
    }
    let loaded = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for id in 0..<100 { group.addTask { (id, try await load(id)) } }
      return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect(loaded == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "\($0)") }))
  }

  @Test("that calls back twice is reported, and the second call is ignored")
  func twice() async {
    let load = awaiting { (done: @escaping Done) in
      done(.success("first"))
      done(.success("second"))
    }
    let place = "\(#fileID):\(#line - 4)"
    await expectIssue(
      """
      callback called twice by the function given to awaiting at \(place)
        ignored: success("second")
        to fix: call the callback exactly once
      """
    ) {
      #expect(await outcome(of: load) == .success("first"))
    }
  }

  @Test("that drops its callback is reported, and throws the given error, or CallbackError")
  func dropped() async {
    let typed = awaiting({ (_: Int, _: @escaping Done) in }, whenDropped: Refusal("dropped"))
    await expectIssue(Self.dropped(line: #line - 1)) {
      #expect(await outcome(of: partial(typed, 7)) == .failure(Refusal("dropped")))
    }
    let load = awaiting { (_: @escaping @Sendable (Result<String, any Error>) -> Void) in }
    await expectIssue(Self.dropped(line: #line - 1)) {
      await #expect(throws: CallbackError.dropped("\(#fileID):\(#line - 2)")) { try await load() }
    }
    let other = awaiting { (_: @escaping @Sendable (String?, (any Error)?) -> Void) in }
    await expectIssue(Self.dropped(line: #line - 1)) {
      await #expect(throws: CallbackError.dropped("\(#fileID):\(#line - 2)")) { try await other() }
    }
  }

  @Test("that drops its callback returns the given value if it cannot throw")
  func droppedPlain() async {
    let count = awaiting({ (_: @escaping @Sendable (Int) -> Void) in }, whenDropped: -1)
    await expectIssue(Self.dropped(line: #line - 1)) {
      #expect(await count() == -1)
    }
    let find = awaiting({ (_: Int, _: @escaping @Sendable (Int?) -> Void) in }, whenDropped: nil)
    await expectIssue(Self.dropped(line: #line - 1)) {
      #expect(await find(7) == nil)
    }
    let note = awaiting { (_: String, _: @escaping @Sendable () -> Void) in }
    await expectIssue(Self.dropped(line: #line - 1)) {
      await note("seen")
    }
  }

  @Test("that drops its callback later is reported then")
  func droppedLater() async {
    let kept = Mutex<Done?>(nil)
    let begun = Signal()
    let load = awaiting(
      { (done: @escaping Done) in
        kept.withLock { $0 = done }
        begun.fire()
      },
      whenDropped: Refusal("dropped")
    )
    await expectIssue(Self.dropped(line: #line - 7)) {
      async let answer = outcome(of: load)
      await begun.wait()
      kept.withLock { $0 = nil }
      #expect(await answer == .failure(Refusal("dropped")))
    }
  }

  @Test("that drops its callback stops the program if it has no result", .ownThreads)
  func droppedTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let count = awaiting { (_: @escaping @Sendable (Int) -> Void) in }
      await withKnownIssue { _ = await count() }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("callback dropped by the function given to awaiting at Capab"))
  }

  @Test("that calls back with neither a value nor an error is reported, and throws")
  func empty() async {
    let load = awaiting { (done: @escaping @Sendable (String?, (any Error)?) -> Void) in
      done(nil, nil)
    }
    let place = "\(#fileID):\(#line - 3)"
    await expectIssue(
      """
      neither value nor error from the function given to awaiting at \(place)
        to fix: call the callback with one of the two
      """
    ) {
      await #expect(throws: CallbackError.empty(place)) { try await load() }
    }
  }

  @Test("that calls back with both a value and an error throws the error")
  func both() async {
    let load = awaiting { (done: @escaping @Sendable (String?, (any Error)?) -> Void) in
      done("half of it", Refusal("the rest"))
    }
    await #expect(throws: Refusal("the rest")) { try await load() }
  }

  @Test("keeps a cancelled caller waiting")
  func cancellation() async throws {
    let load = awaiting { (done: @escaping Done) in
      DispatchQueue.global().async { done(.success("loaded")) }
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await load()
    }
    #expect(try await task.value == "loaded")
  }

  private static func dropped(line: Int) -> String {
    """
    callback dropped by the function given to awaiting at CapabilityDecoratorsTests/AwaitingTests.swift:\
    \(line)
      to fix: call the callback on every path; pass whenDropped to set the result of a dropped one
    """
  }
}

/// A service from before Swift concurrency.
private final class Directory: Sendable {
  func find(_ id: Int, completion: @escaping (Result<String, Refusal>) -> Void) {
    completion(id == 0 ? .failure(Refusal("0")) : .success("person \(id)"))
  }

  func count(completion: (Int) -> Void) {
    completion(3)
  }

  func note(_ text: String, then: @escaping () -> Void) {
    then()
  }

  func photo(_ id: Int, _ size: Int, completion: @escaping ([Int]?, (any Error)?) -> Void) {
    if id == 0 { completion(nil, Refusal("0")) } else { completion([id, size], nil) }
  }
}
