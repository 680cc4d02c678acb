import CapabilitiesTesting
import Probes
import Synchronization
import Testing

@testable import CapabilityDecorators

@Suite("A cache", .timeLimit(.minutes(1)))
struct CacheTests {
  @Test(
    "is in parts that hold as much as it holds",
    arguments: [-1, 0, 1, 16, 127, 128, 129, 143, 144, 1_000]
  )
  func parts(capacity: Int) {
    let parts = shardCapacities(of: capacity)
    #expect(parts.reduce(0, +) == capacity)
    #expect(parts.count == (capacity < 128 ? 1 : 16))
    #expect((parts.max() ?? 0) - (parts.min() ?? 0) <= 1)
    #expect(Cache<Int, Int, Never>(capacity: capacity).shards.count == parts.count)
  }

  @Test("never holds more than it may", arguments: [-1, 0, 1, 127, 128, 200])
  func isBounded(capacity: Int) {
    let cache = Cache<Int, Int, Never>(capacity: capacity)
    for key in 0..<1_500 {
      #expect(cache.answer(for: key) { key } == key)
      #expect(cache.count <= max(capacity, 0))
    }
    // Keys spread by chance, but no part stays empty.
    #expect(cache.count == max(capacity, 0))
  }

  @Test("is as large as it says, also at once for many", arguments: [0, 8, 256])
  func isBoundedForMany(capacity: Int) async {
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

  @Test("tells keys apart whose hashes are the same", arguments: [4, 300])
  func collides(capacity: Int) {
    let cache = Cache<Colliding, Int, Never>(capacity: capacity)
    for id in 0..<4 { #expect(cache.answer(for: Colliding(id: id)) { id } == id) }
    for id in 0..<4 { #expect(cache.find(Colliding(id: id)) == .success(id)) }
    #expect(cache.find(Colliding(id: 4)) == nil)
    // They are all in one part, which has no more room than it has.
    for id in 4..<1_000 { #expect(cache.answer(for: Colliding(id: id)) { id } == id) }
    #expect(shardCapacities(of: capacity).contains(cache.count))
    #expect(cache.find(Colliding(id: 999)) == .success(999))
  }

  @Test("forgets an answer at the moment at which its time is up", arguments: [4, 300])
  func expires(capacity: Int) {
    let clock = TestClock()
    let expiry = CacheExpiry.after(.seconds(10), failures: .seconds(5), clock: clock)
    let cache = Cache<Int, Int, Refusal>(capacity: capacity, expiry: expiry, when: nil)
    cache.store(.success(1), for: 1)
    cache.store(.failure(Refusal("2")), for: 2)
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

  @Test("keeps nothing whose time is none", arguments: [Duration.zero, .seconds(-1)])
  func hasNoTime(time: Duration) {
    let expiry = CacheExpiry.after(time, clock: TestClock())
    let cache = Cache<Int, Int, Never>(capacity: 4, expiry: expiry, when: nil)
    for call in 1...2 { #expect(cache.answer(for: 1) { call } == call) }
  }

  @Test("asks twice at once where two ask at once, and keeps the later answer")
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

  @Test("may be asked by the endpoint itself while that runs, sync and async")
  func recursion() async {
    let factorials = Mutex<@Sendable (Int) -> Int>({ $0 })
    let factorial = endpoint { (number: Int) in
      number < 2 ? 1 : number * factorials.withLock(\.self)(number - 1)
    }
    .caching(capacity: 256)
    .function()
    factorials.withLock { $0 = factorial }
    #expect(factorial(10) == 3_628_800)

    let sums = Mutex<@Sendable (Int) async -> Int>({ $0 })
    let sum = endpoint { (number: Int) async in
      number < 1 ? 0 : await number + sums.withLock(\.self)(number - 1)
    }
    .caching(capacity: 256)
    .function()
    sums.withLock { $0 = sum }
    #expect(await sum(100) == 5_050)
  }
}

extension Cache {
  fileprivate convenience init(capacity: Int) {
    self.init(capacity: capacity, expiry: .never, when: nil)
  }

  /// How many answers there are in all parts.
  fileprivate var count: Int {
    shards.reduce(0) { $0 + $1.entries.withLock(\.count) }
  }
}

private struct Colliding: Hashable {
  let id: Int
  func hash(into hasher: inout Hasher) { hasher.combine(7) }
}
