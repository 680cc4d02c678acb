import CapabilityLifetimes
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import CapabilitiesTesting

/// Operations with a key and a number, by name.
private typealias Operations = [String: @Sendable (Int, Int) async -> Int]

/// A double that is right, or has one mistake that shows only if calls overlap.
private struct RaceKind: Sendable, CustomTestStringConvertible {
  let name: String
  var numbers = 1...2
  let make: @Sendable (_ isRight: Bool) -> Operations

  var testDescription: String { name }

  func conformance(isRight: Bool) -> Conformance<Operations> {
    Conformance(
      name,
      reference: { make(true) },
      subject: { make(isRight) },
      calls: make(true).keys.sorted().map { name in
        .call(name, .integer(in: 0...1), .integer(in: numbers)) { await $0[name]?($1, $2) }
      }
    )
  }
}

private struct Cells: Sendable {
  var values: [Int: Int] = [:]
  var copies: [Int: Int] = [:]
  var count = 0
  var head = 0
}

/// Returns a kind whose operation takes two steps, and whose other operations take one. If it is right,
/// the two steps are in one section of a lock.
private func twoSteps<Middle: Sendable>(
  _ name: String,
  _ operation: String,
  numbers: ClosedRange<Int> = 1...2,
  first: @escaping @Sendable (inout Cells, Int, Int) -> Middle,
  second: @escaping @Sendable (inout Cells, Int, Int, Middle) -> Int,
  _ others: [String: @Sendable (inout Cells, Int, Int) -> Int]
) -> RaceKind {
  RaceKind(name: name, numbers: numbers) { isRight in
    let cells = TestableLock(Cells())
    var operations: Operations = others.mapValues { other in
      { key, number in cells.withLock { other(&$0, key, number) } }
    }
    operations[operation] = { key, number in
      if isRight {
        return cells.withLock { second(&$0, key, number, first(&$0, key, number)) }
      }
      let middle = cells.withLock { first(&$0, key, number) }
      return cells.withLock { second(&$0, key, number, middle) }
    }
    return operations
  }
}

/// An actor whose functions suspend between two steps if they are wrong.
private actor Desk {
  let isRight: Bool
  var values: [Int: Int] = [:]

  init(_ isRight: Bool) { self.isRight = isRight }

  func reserve(_ key: Int, _ number: Int) async -> Int {
    if let owner = values[key] { return owner }
    if !isRight { await Task.yield() }
    values[key] = number
    return number
  }

  func put(_ key: Int, _ number: Int) { values[key] = number }
  func get(_ key: Int) -> Int { values[key, default: 0] }
}

/// Opens once, for all that wait.
private final class Door: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = TestableLock(State())
  let isRight: Bool

  init(_ isRight: Bool) { self.isRight = isRight }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  func wait() async {
    if !isRight, state.withLock(\.isOpen) { return }
    await withCheckedContinuation { continuation in
      let goesOn = state.withLock { state in
        if isRight, state.isOpen { return true }
        state.waiting.append(continuation)
        return false
      }
      if goesOn { continuation.resume() }
    }
  }
}

private let kinds: [RaceKind] = [
  twoSteps(
    "torn write",
    "put",
    first: { $0.values[$1] = $2 },
    second: { cells, key, number, _ in
      cells.copies[key] = number
      return 0
    },
    ["get": { $0.values[$1, default: 0] * 10 + $0.copies[$1, default: 0] + 0 * $2 }]
  ),
  twoSteps(
    "torn read",
    "get",
    first: { $0.values[$1, default: 0] + 0 * $2 },
    second: { cells, key, _, value in value * 10 + cells.copies[key, default: 0] },
    [
      "put": {
        ($0.values[$1], $0.copies[$1]) = ($2, $2)
        return 0
      }
    ]
  ),
  twoSteps(
    "stale cache",
    "get",
    first: { $0.copies[$1] ?? -$0.values[$1, default: 0] + 0 * $2 },
    second: { cells, key, _, value in
      cells.copies[key] = abs(value)
      return abs(value)
    },
    [
      "put": {
        ($0.values[$1], $0.copies[$1]) = ($2, nil)
        return 0
      }
    ]
  ),
  twoSteps(
    "ABA",
    "pop",
    numbers: 1...3,
    first: { ($0.head, $0.values[$0.head, default: 0] + 0 * ($1 + $2)) },
    second: { cells, _, _, top in
      // Another top than before: it is tried again, here in one step.
      let (head, next) =
        cells.head == top.0 ? top : (cells.head, cells.values[cells.head, default: 0])
      cells.head = next
      return head
    },
    [
      "push": { cells, _, number in
        var node = cells.head
        while node != 0, node != number { node = cells.values[node, default: 0] }
        guard node == 0 else { return 0 }
        cells.values[number] = cells.head
        cells.head = number
        return number
      }
    ]
  ),
  RaceKind(name: "check across an await") { isRight in
    let desk = Desk(isRight)
    return ["reserve": { await desk.reserve($0, $1) }, "get": { key, _ in await desk.get(key) }]
  },
  RaceKind(name: "lock order") { isRight in
    let accounts = [TestableLock(5), TestableLock(5)]
    return [
      "move": { key, number in
        let first = isRight ? 0 : key
        let change = first == key ? -number : number
        return accounts[first].withLock { balance in
          accounts[1 - first].withLock { $0 -= change }
          balance += change
          return 0
        }
      },
      "balance": { key, _ in accounts[key].withLock { $0 } },
    ]
  },
  RaceKind(name: "recursive lock") { isRight in
    let values = TestableLock<[Int: Int]>([:])
    @Sendable func total() -> Int { values.withLock { $0.values.reduce(0, +) } }
    return [
      "put": { key, number in
        values.withLock { values in
          values[key] = number
          return isRight ? values.values.reduce(0, +) : total()
        }
      },
      "total": { _, _ in total() },
    ]
  },
  RaceKind(name: "missed wake-up") { isRight in
    let door = Door(isRight)
    return [
      "pass": { _, _ in
        async let passed: Void = door.wait()
        door.open()
        await passed
        return 1
      }
    ]
  },
  // A read that begins in the wrong gap comes after the section, and before the change.
  RaceKind(name: "cache emptied before the change") { isRight in
    let (desk, cache) = (Desk(true), TestableLock(Cells()))
    return [
      "put": { key, number in
        cache.withLock { cells in
          cells.values = [:]
          cells.count += 1
          if isRight { cells.head += 1 }
        }
        await desk.put(key, number)
        cache.withLock { if isRight { $0.head -= 1 } }
        return 0
      },
      "get": { key, _ in
        let (known, count) = cache.withLock { ($0.values[key], $0.head == 0 ? $0.count : nil) }
        if let known { return known }
        let value = await desk.get(key)
        cache.withLock { if $0.count == count { $0.values[key] = value } }
        return value
      },
    ]
  },
]

@Suite("Races of doubles")
struct RaceKindsTests {
  // Every second kind: all of them run at night.
  @Test(
    "are found in few schedules, with the calls that matter",
    .onOneThread,
    arguments: kinds.indices.filter { isNightly || $0 % 2 == 0 }.map { kinds[$0] }
  )
  private func wrong(kind: RaceKind) async throws {
    let conformance = kind.conformance(isRight: false)
    // ABA needs six calls, which half of the seeds make.
    let report = try await conformance.linearizabilityReport(histories: 0, seed: 2)
    #expect(report.violations == 1, "\(report)")
    #expect((1...7).contains(report.smallest.count), "\(report)")
    let again = try await conformance.linearizabilityReport(of: #require(report.code))
    #expect(again.smallest == report.smallest)
    #expect(again.cause == report.cause)
  }

  // About two seconds each: all of them run at night.
  @Test(
    "are not found in doubles that are right",
    .onOneThread,
    arguments: isNightly ? kinds[...] : kinds[..<1]
  )
  private func right(kind: RaceKind) async throws {
    let report = try await kind.conformance(isRight: true).linearizabilityReport(histories: 0)
    #expect(report.messages == [])
  }

  /// A service on a queue of its own, in a database that all histories share.
  @Test("of slow services are found on threads, after a reset that all calls precede")
  func slowService() async throws {
    let queue = DispatchQueue(label: "service")
    @Sendable func perform<Output: Sendable>(
      _ body: @escaping @Sendable () -> Output
    ) async -> Output {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: body()) }
      }
    }
    let rows = Mutex<Set<Int>>([])
    let database: Operations = [
      "insert": { key, _ in await perform { rows.withLock { $0.insert(key).inserted ? 1 : 0 } } },
      "delete": { key, _ in
        guard await perform({ rows.withLock { $0.contains(key) } }) else { return 0 }
        return await perform {
          rows.withLock { _ = $0.remove(key) }
          return 1
        }
      },
    ]
    let report = try await Conformance<Operations>(
      "Database",
      reference: {
        let rows = Mutex<Set<Int>>([])
        return [
          "insert": { key, _ in rows.withLock { $0.insert(key).inserted ? 1 : 0 } },
          "delete": { key, _ in rows.withLock { $0.remove(key) == nil ? 0 : 1 } },
          "deleteAll": { _, _ in
            rows.withLock { $0 = [] }
            return 0
          },
        ]
      },
      subject: {
        var database = database
        database["deleteAll"] = { _, _ in
          await perform {
            rows.withLock { $0 = [] }
            return 0
          }
        }
        return database
      },
      reset: { _ = await $0["deleteAll"]?(0, 0) },
      calls: ["insert", "delete"].map { name in
        .call(name, .integer(in: 0...2), key: { $0 }) { await $0[name]?($1, 0) }
      }
    ).linearizabilityReport(schedules: 20)
    #expect(report.isForeign && report.code == nil)
    #expect(report.description.contains("\n  no schedule reproduces this: other threads "))
    #expect(report.pairs > report.histories)
    #expect((3...12).contains(report.smallest.count), "\(report)")
  }
}
