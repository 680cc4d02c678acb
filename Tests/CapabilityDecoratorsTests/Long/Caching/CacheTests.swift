import CapabilitiesTesting
import Probes
import Synchronization
import TestTraits
import Testing

@testable import CapabilityDecorators

@Suite("A cache", .hangLimit)
struct CacheTests {
  @Test("keeps the latest results, as many as its capacity", arguments: [-1, 0, 1, 127, 128, 200])
  func limitsCapacity(capacity: Int) {
    let cache = Cache<Int, Int, Never>(capacity: capacity)
    for key in 0..<1_500 {
      #expect(cache.answer(for: key) { key } == key)
      #expect(cache.count <= max(capacity, 0))
    }
    let latest = Array((0..<1_500).suffix(max(capacity, 0)))
    #expect(cache.results.entries.withLock(\.keys) == latest)
  }

  @Test("reaches its capacity, also with concurrent callers", arguments: [0, 8, 256])
  func limitsCapacityConcurrently(capacity: Int) async {
    let cache = Cache<Int, Int, Never>(capacity: capacity)
    let strangers = await withTaskGroup(of: Int.self) { group in
      for start in 0..<2 {
        group.addTask {
          (0..<2_000).count { step in
            let key = (step &* 7 &+ start) % 500
            return cache.answer(for: key, { key }) != key || cache.count > capacity
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(strangers == 0)
  }

  @Test("distinguishes keys with equal hashes", arguments: [4, 300])
  func equalHashes(capacity: Int) {
    let cache = Cache<Colliding, Int, Never>(capacity: capacity)
    for id in 0..<4 { #expect(cache.answer(for: Colliding(id: id)) { id } == id) }
    for id in 0..<4 { #expect(cache.find(Colliding(id: id)) == .success(id)) }
    #expect(cache.find(Colliding(id: 4)) == nil)
    for id in 4..<1_000 { #expect(cache.answer(for: Colliding(id: id)) { id } == id) }
    #expect(cache.count == capacity)
    #expect(cache.find(Colliding(id: 999)) == .success(999))
  }

  @Test("drops a result exactly when it expires, and not for a late error", arguments: [4, 300])
  func expires(capacity: Int) {
    let clock = TestClock()
    let expiry = CacheExpiry.after(.seconds(10), failures: .seconds(5), clock: clock)
    let cache = Cache<Int, Int, Refusal>(capacity: capacity, expiry: expiry, when: nil, handle: nil)
    cache.store(.success(1), for: 1, ifStill: 0)
    for key in 1...2 { cache.store(.failure(Refusal("2")), for: key, ifStill: 0) }
    clock.advance(by: .seconds(5) - .nanoseconds(1))
    #expect(cache.find(2) == .failure(Refusal("2")))
    clock.advance(by: .nanoseconds(1))
    #expect(cache.find(2) == nil)
    #expect(cache.count == 1)
    clock.advance(by: .seconds(5) - .nanoseconds(1))
    #expect(cache.find(1) == .success(1))
    clock.advance(by: .nanoseconds(1))
    #expect(cache.find(1) == nil)
    #expect(cache.count == 0)
  }

  @Test(
    "stores nothing if the time to live is not positive",
    arguments: [Duration.zero, .seconds(-1)]
  )
  func hasNoTime(time: Duration) {
    let expiry = CacheExpiry.after(time, failures: time, clock: TestClock())
    let cache = Cache<Int, Int, Refusal>(capacity: 4, expiry: expiry, when: nil, handle: nil)
    cache.store(.success(1), for: 1, ifStill: 0)
    cache.store(.failure(Refusal("1")), for: 1, ifStill: 0)
    #expect(cache.count == 0)
  }

  @Test("makes both of two concurrent calls, and keeps the later result")
  func twoAtOnce() async throws {
    let find = Spy<Int>("find")
    let ask = find.suspending { id async in "\(id), call \(find.callCount)" }
    let cached = endpoint(ask).caching(capacity: 256).function()
    async let first = cached(1)
    async let second = cached(1)
    _ = try await find.call(2)
    find.releaseAll()
    let answers = await Set([first, second])
    #expect(await answers.contains(cached(1)))
    #expect(find.calls == [1, 1])
  }

  @Test("can be used by the endpoint itself")
  func recursion() {
    let factorials = Mutex<@Sendable (Int) -> Int>({ $0 })
    let factorial = endpoint { (number: Int) in
      number < 2 ? 1 : number * factorials.withLock(\.self)(number - 1)
    }
    .caching(capacity: 256)
    .function()
    factorials.withLock { $0 = factorial }
    #expect(factorial(10) == 3_628_800)
  }
}

extension Cache {
  fileprivate init(capacity: Int) {
    self.init(capacity: capacity, expiry: .never, when: nil, handle: nil)
  }

  fileprivate var count: Int { results.entries.withLock(\.count) }
}

private struct Colliding: Hashable {
  let id: Int
  func hash(into hasher: inout Hasher) { hasher.combine(7) }
}

@Suite("The key of a cached result")
struct InputsKeyTests {
  @Test("has other hashes for other inputs, so that a lookup does not search")
  func hashes() {
    let keys = (0..<100).flatMap { number in
      [InputsKey(number, "a"), InputsKey(number, "b"), InputsKey(-number - 1, "a")]
    }
    // The seed of hashing is random, but three hundred hashes of 64 bits hardly ever meet.
    #expect(Set(keys.map { key in key.hashValue }).count > 290)
    #expect(InputsKey(1, "a").hashValue == InputsKey(1, "a").hashValue)
  }
}
