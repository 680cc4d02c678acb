import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

@Suite("Caching")
struct CachingTests {
  private let find = Spy<Int>("find")
  private let clock = TestClock()

  @Test("asks again for the answer that was used least recently, where there is one too many")
  func evicts() async {
    let cached = caching(find.recording { id async in "person \(id)" }, capacity: 2)
    for id in [1, 2, 1, 3, 1, 2] { #expect(await cached(id) == "person \(id)") }
    #expect(find.calls == [1, 2, 3, 2])
  }

  @Test("keeps an answer for its time, counted from when it came")
  func expires() {
    let clock = clock
    let slow = find.recording { id in
      clock.advance(by: .seconds(30))
      return find.callCount
    }
    let cached = caching(slow, capacity: 2, expiry: .after(.seconds(10), clock: clock))
    #expect(cached(1) == 1)
    clock.advance(by: .milliseconds(9_999))
    #expect(cached(1) == 1)
    clock.advance(by: .milliseconds(1))
    #expect(cached(1) == 2)
  }

  @Test("keeps a failure only where it is told to, and for its own time")
  func keepsFailures() {
    let failing = find.recording { _ throws(Refusal) -> String in
      throw Refusal("call \(find.callCount)")
    }
    let forgetful = caching(failing, capacity: 2, expiry: .after(.seconds(60), clock: clock))
    #expect(throws: Refusal("call 1")) { try forgetful(1) }
    #expect(throws: Refusal("call 2")) { try forgetful(1) }

    let expiry = CacheExpiry.after(.seconds(60), failures: .seconds(5), clock: clock)
    let cached = caching(failing, capacity: 2, expiry: expiry)
    #expect(throws: Refusal("call 3")) { try cached(1) }
    clock.advance(by: .seconds(4))
    #expect(throws: Refusal("call 3")) { try cached(1) }
    clock.advance(by: .seconds(1))
    #expect(throws: Refusal("call 4")) { try cached(1) }
  }

  @Test("never keeps a cancelled call")
  func forgetsCancellation() async {
    let expiry = CacheExpiry.after(.seconds(60), failures: .seconds(60), clock: clock)
    let untyped = find.recording { _ async throws -> String in throw CancellationError() }
    let cached = caching(untyped, capacity: 2, expiry: expiry)
    for _ in 1...2 {
      await #expect(throws: CancellationError.self) { try await cached(1) }
    }
    #expect(find.callCount == 2)

    let failing = find.recording { _ async throws(Refusal) -> String in throw Refusal("cut off") }
    let typed = caching(failing, capacity: 2, expiry: expiry)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome { () async throws(Refusal) in try await typed(1) }
    }
    #expect(await task.value == .failure(Refusal("cut off")))
    #expect(
      await outcome { () async throws(Refusal) in try await typed(1) }
        == .failure(Refusal("cut off"))
    )
    #expect(find.callCount == 4)
  }

  @Test("keeps the outputs it is told to keep")
  func keepsSome() {
    let absent = find.recording { id in id == 1 ? nil : "person \(id)" }
    let cached = caching(absent, capacity: 2, keeping: { $0 != nil })
    #expect([1, 1, 2, 2].map { cached($0) } == [nil, nil, "person 2", "person 2"])
    #expect(find.calls == [1, 1, 2])
  }

  @Test("remembers that there is nothing, unless told otherwise")
  func keepsNil() {
    let cached = caching(find.returning(String?.none), capacity: 2)
    #expect([1, 1].map { cached($0) } == [nil, nil])
    #expect(find.calls == [1])
  }

  @Test("gives each endpoint it makes a cache of its own")
  func isSeparate() {
    let endpoint = find.recording { id in "person \(id)" }
    let first = caching(endpoint, capacity: 2)
    let second = caching(endpoint, capacity: 2)
    #expect([first(1), second(1), first(1)] == ["person 1", "person 1", "person 1"])
    #expect(find.calls == [1, 1])
  }
}
