import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("A spy records the calls of an endpoint")
struct SpyTests {
  @Test("calls are recorded in order and answered")
  func recording() async throws {
    let price = Spy<String>("Shop.price")
    var shop = Shop.test
    shop.price = price.recording { $0 == "tea" ? 3 : 5 }
    #expect(price.callCount == 0)
    #expect(try await shop.price("tea") == 3)
    #expect(try await shop.price("rye") == 5)
    #expect(price.calls == ["tea", "rye"])
    #expect(price.callCount == 2)
  }

  @Test("calls with several inputs are compared with ==")
  func severalInputs() async throws {
    let reserve = Spy<(String, Int)>("Shop.reserve")
    var shop = Shop.test
    shop.reserve = reserve.recording { _, _ in }
    try await shop.reserve("tea", 2)
    try await shop.reserve("rye", 1)
    #expect(reserve.calls == [("tea", 2), ("rye", 1)])
    #expect(!(reserve.calls == [("tea", 2)]))
    #expect(!(reserve.calls == [("tea", 2), ("rye", 7)]))
  }

  @Test("a typed error keeps its type")
  func typedError() async {
    let price = Spy<String>("Shop.price")
    let endpoint: @Sendable (String) async throws(ShopError) -> Int = price.recording {
      name throws(ShopError) in throw .unknown(name)
    }
    do {
      _ = try await endpoint("gin")
      Issue.record("it should have thrown")
    } catch {
      let error: ShopError = error
      #expect(error == .unknown("gin"))
    }
    #expect(price.calls == ["gin"])
  }

  @Test("stubs that always return or always throw, for every effect")
  func stubs() async throws {
    let spy = Spy<String>("Shop.price")
    let plain: @Sendable (String) -> Int = spy.returning(7)
    let asyncThrows: @Sendable (String) async throws(ShopError) -> Int = spy.returning(8)
    let failing: @Sendable (String) async throws(ShopError) -> Int = spy.throwing(.closed)
    let untyped: @Sendable (String) throws -> Int = spy.throwing(ShopError.closed)
    #expect(plain("a") == 7)
    #expect(try await asyncThrows("b") == 8)
    await #expect(throws: ShopError.closed) { try await failing("c") }
    #expect(throws: ShopError.closed) { try untyped("d") }
    #expect(spy.calls == ["a", "b", "c", "d"])
  }

  @Test("one call fails, and the others return, with any inputs and effects")
  func failing() async throws {
    let price = Spy<String>("Shop.price")
    let priced: @Sendable (String) async throws(ShopError) -> Int =
      price.failing(onCall: 2, with: .closed, returning: 3)
    #expect(try await priced("tea") == 3)
    await #expect(throws: ShopError.closed) { try await priced("tea") }
    #expect(try await priced("rye") == 3)
    #expect(price.calls == ["tea", "tea", "rye"])

    let reserve = Spy<(String, Int)>("Shop.reserve")
    let reserved: @Sendable (String, Int) throws -> Int =
      reserve.failing(onCall: 1, with: ShopError.closed, returning: 2)
    #expect(throws: ShopError.closed) { try reserved("tea", 1) }
    #expect(try reserved("tea", 2) == 2)
    let next: @Sendable () async throws -> Int =
      Spy<Void>("Shop.next").failing(onCall: 2, with: ShopError.closed, returning: 7)
    #expect(try await next() == 7)
    await #expect(throws: ShopError.closed) { try await next() }
  }

  @Test("calls are counted from 1")
  func callNumbers() async {
    let price = Spy<String>("Shop.price")
    let issues = Mutexed<[String]>([])
    await withKnownIssue {
      let _: @Sendable (String) throws -> Int =
        price.failing(onCall: 0, with: ShopError.closed, returning: 3)
      await #expect(throws: CancellationError.self) { try await price.call(0) }
    } matching: { issue in
      issues.update { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let issue = "expected the number of a call of Shop.price, found 0\n  to fix: count calls from 1"
    #expect(issues.value == [issue, issue])
  }

  @Test("a sequence that runs out records an issue with the endpoint and repeats the last output")
  func sequence() {
    let next = Spy<Void>("IDGenerator.next")
    let endpoint: @Sendable () -> String = next.returning(inSequence: "1", "2")
    #expect([endpoint(), endpoint()] == ["1", "2"])
    withKnownIssue {
      #expect(endpoint() == "2")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        IDGenerator.next was called 3 times, but its sequence has 2 outputs
          to fix: add an output for each call; the last one was returned again
        """
      ]
    }
    #expect(next.callCount == 3)
  }

  @Test("a test can wait for a call that has not happened yet")
  func waiting() async throws {
    let price = Spy<String>("Shop.price")
    let endpoint: @Sendable (String) async throws(ShopError) -> Int = price.returning(1)
    async let second = price.call(2)
    _ = try await endpoint("tea")
    _ = try await endpoint("rye")
    #expect(try await second == "rye")
    #expect(try await price.call(1) == "tea", "a call that has happened is there at once")
  }

  @Test("a cancelled wait names the missing call in a test with a time limit", .hangLimit)
  func cancelledWait() async {
    await withKnownIssue {
      let price = Spy<String>("Shop.price")
      let endpoint: @Sendable (String) -> Int = price.returning(1)
      _ = endpoint("tea")
      let wait = Task { try await price.call(3) }
      wait.cancel()
      await #expect(throws: CancellationError.self) { try await wait.value }
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.map(\.rawValue) == [
          """
          expected call 3 of Shop.price, found 1 call before the wait was cancelled
            calls so far: "tea"
            to fix: make the call, or wait for an earlier one
          """
        ]
    }
  }

  @Test("a cancelled wait says nothing in a test without a time limit")
  func cancelledWaitWithoutLimit() async {
    let price = Spy<String>("Shop.price")
    let wait = Task { try await price.call(1) }
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test("each release resumes one suspended call")
  func suspending() async throws {
    let price = Spy<String>("Shop.price")
    let endpoint: @Sendable (String) async -> Int = price.suspending { $0.count }
    let answers = Mutexed<[Int]>([])
    let tasks = ["a", "bb"].map { name in
      Task {
        let answer = await endpoint(name)
        answers.update { $0.append(answer) }
      }
    }
    _ = try await price.call(2)
    #expect(answers.value == [])
    price.release()
    price.release()
    for task in tasks { await task.value }
    #expect(answers.value.sorted() == [1, 2])
  }

  @Test("a release resumes the first recorded call, even if it does not wait yet", .hangLimit)
  func releasesFirst() async {
    let gate = Gate()
    let (first, second) = (gate.arrive(), gate.arrive())
    let order = Mutexed<[Int]>([])
    let task = Task {
      await gate.wait(second)
      order.update { $0.append(2) }
    }
    gate.release()
    await gate.wait(first)
    order.update { $0.append(1) }
    gate.release()
    await task.value
    #expect(order.value == [1, 2])
  }

  @Test("a call released in advance does not wait; after releaseAll no call waits")
  func releasedBefore() async {
    let price = Spy<String>("Shop.price")
    let endpoint: @Sendable (String) async -> Int = price.suspending { $0.count }
    price.release()
    #expect(await endpoint("a") == 1)
    price.releaseAll()
    #expect(await endpoint("bb") == 2)
    #expect(await endpoint("ccc") == 3)
  }

  @Test("a suspended call continues at once if its task is cancelled")
  func cancelledCall() async throws {
    let price = Spy<String>("Shop.price")
    let endpoint: @Sendable (String) async -> Bool = price.suspending { _ in Task.isCancelled }
    let task = Task { await endpoint("a") }
    _ = try await price.call(1)
    task.cancel()
    #expect(await task.value)
  }
}
