import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Probes
import Synchronization
import TestTraits
import Testing

@Suite("Limiting", .hangLimit)
struct LimitingTests {
  private let find = Spy<Int>("find")
  private let waiting = Spy<Int>("waiting callers")

  @Test("makes calls in the order of their callers, a limited number at once")
  func order() async throws {
    let limited = endpoint(find.suspending { id async in id })
      .limiting(to: 2, waiting: waiting.returning(()))
      .function()
    var calls: [Task<Int, Never>] = []
    for id in 1...5 {
      calls.append(Task { await limited(id) })
      if id <= 2 { _ = try await find.call(id) } else { _ = try await waiting.call(id - 2) }
    }
    #expect(find.calls == [1, 2])
    for id in 3...5 {
      find.release()
      #expect(try await find.call(id) == id)
    }
    find.releaseAll()
    for (index, call) in calls.enumerated() { #expect(await call.value == index + 1) }
    #expect(waiting.calls == [1, 2, 3, 2, 1, 0])
  }

  @Test("a cancelled caller leaves the queue and makes no call, with its error, also at its turn")
  func leaves() async throws {
    let ask = find.suspending { id async throws(Refusal) in id }
    let last = Mutex<Task<Result<Int, Refusal>, Never>?>(nil)
    let count = waiting.recording { if $0 == 0 { last.withLock { $0?.cancel() } } }
    let limited = endpoint(ask)
      .limiting(to: 0, whenCancelled: Refusal("called off"), waiting: count)
      .function()
    let call = { (id: Int) in
      Task { await outcome { () async throws(Refusal) in try await limited(id) } }
    }
    let first = call(1)
    _ = try await find.call(1)
    let second = call(2)
    #expect(try await waiting.call(1) == 1)
    let third = call(3)
    #expect(try await waiting.call(2) == 2)
    last.withLock { $0 = third }
    second.cancel()
    #expect(await second.value == .failure(Refusal("called off")))
    #expect(waiting.calls == [1, 2, 1])
    find.releaseAll()
    #expect(await [first.value, third.value] == [.success(1), .failure(Refusal("called off"))])
    #expect(await call(4).value == .success(4))
    #expect(find.calls == [1, 4])
  }

  @Test("a cancelled caller without an error waits for its turn")
  func waits() async throws {
    let limited = endpoint(find.suspending { _ async in Task.isCancelled })
      .limiting(to: 1, waiting: waiting.returning(()))
      .function()
    let first = Task { await limited(1) }
    _ = try await find.call(1)
    let second = Task { await limited(2) }
    _ = try await waiting.call(1)
    second.cancel()
    find.releaseAll()
    #expect(await [first.value, second.value] == [false, true])
  }

  @Test("many callers, a third of them cancelled, never exceed the limit, and the queue empties")
  func stress() async {
    let running = Mutex((now: 0, most: 0))
    let handle = CacheHandle<Int>()
    let limited = endpoint { (id: Int) async throws -> Int in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      defer { running.withLock { $0.now -= 1 } }
      await Task.yield()
      if id % 11 == 0 { handle.remove(id) }
      if id % 5 == 0 { throw Refusal("\(id)") }
      return id
    }
    .limiting(to: 3)
    .coalescing(handle: handle)
    .caching(capacity: 8, handle: handle)
    .retrying(attempts: 2, pause: { _, _ in .nanoseconds(1) })
    .function()
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for caller in 0..<3_000 {
        group.addTask {
          let call = Task(priority: caller % 2 == 0 ? .background : .high) {
            try await limited(caller % 40)
          }
          if caller % 3 == 0 { call.cancel() }
          if caller % 100 == 0 { handle.removeAll() }
          switch await call.result {
          case .success(let id): return id != caller % 40
          case .failure(let error as Refusal): return error != Refusal("\(caller % 40)")
          case .failure: return caller % 3 != 0
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
    #expect(running.withLock { (1...3).contains($0.most) })
  }

  @Test("a conformance finds a lost update if only the read is limited")
  func limitsOnlyTheRead() async throws {
    actor Shelf {
      var number = 0
      func put(_ new: Int) { number = new }
      func add() -> Int {
        number += 1
        return number
      }
    }
    let report = try await Conformance<@Sendable () async -> Int>(
      reference: {
        let shelf = Shelf()
        return { await shelf.add() }
      },
      subject: {
        let shelf = Shelf()
        let get = endpoint { () async in await shelf.number }.limiting(to: 1).function()
        return {
          let new = await get() + 1
          await shelf.put(new)
          return new
        }
      },
      calls: [.call("add") { await $0() }]
    ).linearizabilityReport(histories: 0)
    #expect(report.violations == 1)
  }
}
