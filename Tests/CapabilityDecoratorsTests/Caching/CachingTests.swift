import Capabilities
import CapabilityLifetimes
@testable import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Synchronization
import TestTraits
import Testing

@Suite("Caching")
struct CachingTests {
  private let find = Spy<Int>("find")
  private let clock = TestClock()

  @Test("evicts the least recently used result")
  func evicts() async {
    let ask = find.recording { id async in "person \(id)" }
    let cached = endpoint(ask).caching(capacity: 2).function()
    for id in [1, 2, 1, 3, 1, 2] { #expect(await cached(id) == "person \(id)") }
    #expect(find.calls == [1, 2, 3, 2])
  }

  @Test("caches a result for its time to live, measured from its arrival")
  func expires() {
    let clock = clock
    let slow = find.recording { id in
      clock.advance(by: .seconds(30))
      return find.callCount
    }
    let expiry = CacheExpiry.after(.seconds(10), clock: clock)
    let cached = endpoint(slow).caching(capacity: 2, expiry: expiry).function()
    #expect(cached(1) == 1)
    clock.advance(by: .milliseconds(9_999))
    #expect(cached(1) == 1)
    clock.advance(by: .milliseconds(1))
    #expect(cached(1) == 2)
    let forever = CacheExpiry.after(Duration(attoseconds: .max), clock: clock)
    let kept = endpoint(slow).caching(capacity: 2, expiry: forever).function()
    #expect(kept(1) == 3)
    // A world creates the caches of all use cases, also of those that a test does not call.
    let unread = FailingClock {
      Issue.record("read without a call")
      return clock.now
    }
    _ = endpoint(slow).caching(capacity: 2, expiry: .after(.seconds(10), clock: unread)).function()
  }

  @Test("caches errors only if configured, with their own time to live")
  func cachesErrors() {
    let failing = find.recording { _ throws(Refusal) -> String in
      throw Refusal("call \(find.callCount)")
    }
    let brief = CacheExpiry.after(.seconds(60), clock: clock)
    let forgetful = endpoint(failing).caching(capacity: 2, expiry: brief).function()
    #expect(throws: Refusal("call 1")) { try forgetful(1) }
    #expect(throws: Refusal("call 2")) { try forgetful(1) }

    let expiry = CacheExpiry.after(.seconds(60), failures: .seconds(5), clock: clock)
    let cached = endpoint(failing).caching(capacity: 2, expiry: expiry).function()
    #expect(throws: Refusal("call 3")) { try cached(1) }
    clock.advance(by: .seconds(4))
    #expect(throws: Refusal("call 3")) { try cached(1) }
    clock.advance(by: .seconds(1))
    #expect(throws: Refusal("call 4")) { try cached(1) }
  }

  @Test("never caches a cancelled call")
  func ignoresCancelledCalls() async {
    let expiry = CacheExpiry.after(.seconds(60), failures: .seconds(60), clock: clock)
    let untyped = find.recording { _ async throws -> String in throw CancellationError() }
    let cached = endpoint(untyped).caching(capacity: 2, expiry: expiry).function()
    for _ in 1...2 {
      await #expect(throws: CancellationError.self) { try await cached(1) }
    }
    #expect(find.callCount == 2)

    let failing = find.recording { _ async throws(Refusal) -> String in throw Refusal("cut off") }
    let typed = endpoint(failing).caching(capacity: 2, expiry: expiry).function()
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

    let either = find.recording { (_: Int) async -> String in Task.isCancelled ? "no" : "yes" }
    let plain = endpoint(either).caching(capacity: 2).function()
    let answer = find.recording { (_: Int) async throws -> String in "yes" }
    let throwing = endpoint(answer).caching(capacity: 2).function()
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      #expect(await plain(1) == "no")
      await #expect(throws: CancellationError.self) { try await throwing(1) }
    }.value
    #expect(find.callCount == 5)
    #expect(await plain(1) == "yes")
  }

  @Test("removes one result or all of them by a handle, for every kind of key")
  func removes() async {
    let (ids, pairs, keys, none) = (
      CacheHandle<Int>(), CacheHandle<(Int, Int)>(), CacheHandle<String>(), CacheHandle<Void>()
    )
    let calls = Spy<Int>("calls")
    let count = calls.recording { (_: Int) in calls.callCount }
    let one = endpoint(count).caching(capacity: 200, handle: ids).function()
    let two = endpoint { (a: Int, _: Int) in count(a) }
      .caching(capacity: 9, handle: pairs)
      .function()
    let keyed = endpoint { (id: Int) async in count(id) }
      .caching(key: { "\($0)" }, capacity: 9, handle: keys)
      .function()
    let zero = endpoint { () async in count(0) }.caching(capacity: 1, handle: none).function()
    func answers() async -> [Int] {
      [one(1), one(2), two(1, 2), two(2, 1), await keyed(1), await keyed(2), await zero()]
    }
    #expect(await answers() == [1, 2, 3, 4, 5, 6, 7])
    ids.remove(1)
    pairs.remove((2, 1))
    keys.remove("2")
    #expect(await answers() == [8, 2, 3, 9, 5, 10, 7])
    ids.removeAll()
    pairs.removeAll()
    keys.removeAll()
    none.removeAll()
    #expect(await answers() == [11, 12, 13, 14, 15, 16, 17])
  }

  @Test("a handle does not retain the caches of released endpoints, in memory or in its list")
  func releases() {
    final class Held: Sendable {}
    let handle = CacheHandle<(Int, Int)>()
    let look = endpoint { (_: Int, _: Int) in Held() }
    let cached = look.caching(capacity: 2, handle: handle).function()
    let first = cached(1, 1)
    for _ in 1...100 {
      weak let held = look.caching(capacity: 2, handle: handle).function()(1, 1)
      #expect(held == nil)
    }
    #expect(handle.count < 40)
    #expect(cached(1, 1) === first)
    handle.remove((1, 1))
    #expect(cached(1, 1) !== first)
  }

  @Test(
    "a call that began before the removal is neither stored nor joined",
    .hangLimit,
    arguments: [true, false]
  )
  func removesDuringCall(all: Bool) async throws {
    let handle = CacheHandle<(Int, Int)>()
    let (find, suspended) = (find, find.suspending { id async in id })
    let ask = { @Sendable (id: Int, _: Int) async -> String in
      let number = find.callCount + 1
      return await "person \(suspended(id)), call \(number)"
    }
    let cached = endpoint(ask)
      .coalescing(handle: handle)
      .caching(capacity: 4, handle: handle)
      .function()
    async let old = cached(1, 0)
    _ = try await find.call(1)
    if all { handle.removeAll() } else { handle.remove((1, 0)) }
    async let new = cached(1, 0)
    _ = try await find.call(2)
    find.release()
    #expect(await old == "person 1, call 1")
    find.releaseAll()
    #expect(await new == "person 1, call 2")
    #expect(await cached(1, 0) == "person 1, call 2")
    #expect(find.callCount == 2)
  }

  @Test("the clock and the deinit of a key or result can call the endpoint", arguments: 0...1)
  func callsUserCodeWithoutLock(number: Int) {
    final class Held: Sendable, Hashable {
      let (id, free): (Int, @Sendable () -> Void)
      init(_ id: Int, _ free: @escaping @Sendable () -> Void) { (self.id, self.free) = (id, free) }
      deinit { free() }
      static func == (left: Held, right: Held) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let next = Mutex<(@Sendable () -> Void)?>(nil)
    let react = { @Sendable in if $0 == number { next.withLock { $0.take() }?() } }
    let hold = { @Sendable (id: Int) in Held(id) { react(0) } }
    let reading = FailingClock { [clock] in
      react(1)
      return clock.now
    }
    let cached = endpoint(find.recording { id in hold(id) })
      .caching(key: { hold($0) }, capacity: 1, expiry: .after(.seconds(1), clock: reading))
      .function()
    for id in [1, 2, 3] {
      next.withLock { $0 = { _ = cached(3) } }
      _ = cached(id)  // evicts another result, the last time one that has expired
      if id == 2 { clock.advance(by: .seconds(1)) }
    }
    #expect(find.calls.count { $0 == 3 } > 2)
  }

  @Test("caches nil, but only outputs that the predicate accepts")
  func selectsOutputs() {
    let absent = find.recording { id in id == 1 ? nil : "person \(id)" }
    let cached = endpoint(absent).caching(capacity: 2, when: { $0 != nil }).function()
    #expect([1, 1, 2, 2].map { cached($0) } == [nil, nil, "person 2", "person 2"])
    let all = endpoint(absent).caching(capacity: 2).function()
    #expect([1, 1].map { all($0) } == [nil, nil])
    #expect(find.calls == [1, 1, 2, 1])
  }

  @Test(
    "a conformance finds a removal before the change, or without the calls that run",
    arguments: [(false, true), (true, true), (false, false)]
  )
  func removal(isTooEarly: Bool, isOfCalls: Bool) async throws {
    typealias Access = @Sendable (_ new: Int?) async -> Int
    let access: @Sendable (TestableLock<Int>, Int?) -> Int = { number, new in
      number.withLock { number in
        number = new ?? number
        return number
      }
    }
    let report = try await Conformance<Access>(
      reference: { partial(access, TestableLock(0)) },
      subject: {
        let (number, handle) = (TestableLock(0), CacheHandle<Void>())
        let get = endpoint { () async in access(number, nil) }
          .coalescing(handle: isOfCalls ? handle : CacheHandle())
          .caching(capacity: 1, handle: handle)
          .function()
        return { new in
          guard let new else { return await get() }
          if isTooEarly { handle.removeAll() }
          defer { if !isTooEarly { handle.removeAll() } }
          return access(number, new)
        }
      },
      calls: [
        .call("get") { await $0(nil) }, .call("put", .integer(in: 1...2)) { await $0($1) },
      ]
    ).linearizabilityReport(histories: 0)
    #expect(report.violations == (isTooEarly || !isOfCalls ? 1 : 0))
  }
}
