import TestTraits
import Testing

@testable import CapabilitiesTesting

/// Histories of a register, as in the literature: `write(1)`, `read -> 1`. A history is written as one
/// line for each task, with a bar for each call.
@Suite("The search for an order of a history", .onOneThread)
struct LinearSearchTests {
  private actor Register {
    private(set) var value = 0

    func write(_ number: Int) { value = number }
    /// Replaces an expected number.
    func compareAndSet(_ old: Int, _ new: Int) -> Bool {
      guard value == old else { return false }
      value = new
      return true
    }
  }

  private enum Operation: Sendable {
    case write(Int)
    case read(Int)
    case compareAndSet(Int, Int, Bool)
  }

  /// A call and the moments at which it begins and ends; `nil` if it does not end.
  private typealias Event = (begin: Int, end: Int?, Operation)

  private func verdict(
    limit: Int = 100_000,
    hasState: Bool = false,
    _ tasks: [[Event]]
  ) async throws -> LinearSearch<Register>.Verdict {
    try await search(limit: limit, hasState: hasState, tasks).verdict
  }

  /// - Returns: The verdict, and how many calls of the reference were made.
  private func search(
    limit: Int,
    hasState: Bool,
    _ tasks: [[Event]]
  ) async throws -> (verdict: LinearSearch<Register>.Verdict, calls: Int) {
    var calls: [ConcurrentHistory<Register>.Call] = []
    for (task, events) in tasks.enumerated() {
      for (begin, end, operation) in events {
        let (inputs, answer) = call(operation)
        var call = ConcurrentHistory<Register>
          .Call(task: task + 1, name: "\(operation)", inputs: inputs, begin: begin)
        if let end { (call.end, call.answer) = (end, answer) }
        calls.append(call)
      }
    }
    let conformance = Conformance(reference: { Register() }, subject: { Register() }, calls: [])
    let state: @Sendable (Register) async throws -> any Sendable = { await $0.value }
    var search = LinearSearch(
      ConcurrentHistory(calls: calls.sorted { $0.begin < $1.begin }),
      of: FreshValues(of: conformance, conformance.makeReference),
      state: hasState ? state : nil,
      limit: limit,
      watch: CallWatch()
    )
    return (try await search.run(), limit - search.left)
  }

  private func call(
    _ operation: Operation
  ) -> (inputs: ConformanceInputs<Register>, answer: ConformanceAnswer) {
    func inputs(
      _ call: @escaping @Sendable (Register) async -> any Sendable
    ) -> ConformanceInputs<Register> {
      ConformanceInputs(describe: { "" }, key: nil) { register in
        let result = await call(register)
        return (result, result)
      }
    }
    switch operation {
    case .write(let number):
      return (inputs { await $0.write(number) }, .returned(()))
    case .read(let number): return (inputs { await $0.value }, .returned(number))
    case .compareAndSet(let old, let new, let succeeds):
      return (inputs { await $0.compareAndSet(old, new) }, .returned(succeeds))
    }
  }

  @Test("is found for reads that overlap the write")
  func overlap() async throws {
    // Herlihy and Wing: a read that overlaps a write returns the old or the new value.
    for value in [0, 1] {
      #expect(try await verdict([[(1, 4, .write(1))], [(2, 3, .read(value))]]) == .linearizable)
    }
    #expect(try await verdict([[(1, 4, .write(1))], [(2, 3, .read(2))]]) == .notLinearizable)
  }

  @Test("is not found for a stale read, or for two reads that go back in time")
  func stale() async throws {
    #expect(try await verdict([[(1, 2, .write(1))], [(3, 4, .read(0))]]) == .notLinearizable)
    #expect(
      try await verdict([[(1, 6, .write(1))], [(2, 3, .read(1)), (4, 5, .read(0))]])
        == .notLinearizable
    )
    #expect(
      try await verdict([[(1, 6, .write(1))], [(2, 3, .read(0)), (4, 5, .read(1))]])
        == .linearizable
    )
  }

  @Test("is not found if two tasks see two writes in different orders")
  func differentOrders() async throws {
    func history(_ last: Int) -> [[Event]] {
      [
        [(1, 12, .write(1))], [(2, 11, .write(2))],
        [(3, 4, .read(1)), (5, 6, .read(2))], [(7, 8, .read(2)), (9, 10, .read(last))],
      ]
    }
    #expect(try await verdict(history(1)) == .notLinearizable)
    #expect(try await verdict(history(2)) == .linearizable)
  }

  @Test("lets a call without an answer have its effect, or none")
  func pending() async throws {
    for value in [0, 1] {
      #expect(try await verdict([[(1, nil, .write(1))], [(2, 3, .read(value))]]) == .linearizable)
    }
    #expect(
      try await verdict([[(1, nil, .write(1))], [(2, 3, .read(1)), (4, 5, .read(0))]])
        == .notLinearizable
    )
    // Its effect cannot come before it began.
    #expect(try await verdict([[(3, nil, .write(1))], [(1, 2, .read(1))]]) == .notLinearizable)
  }

  @Test("lets only one of two equal compare-and-sets succeed")
  func compareAndSet() async throws {
    func history(_ second: Bool) -> [[Event]] {
      [[(1, 4, .compareAndSet(0, 1, true))], [(2, 3, .compareAndSet(0, 2, second))]]
    }
    #expect(try await verdict(history(false)) == .linearizable)
    #expect(try await verdict(history(true)) == .notLinearizable)
  }

  @Test("does not depend on the state, which only saves calls", arguments: [false, true])
  func state(hasState: Bool) async throws {
    // Six concurrent writes, of which a later read sees the first: 720 orders.
    let writes: [[Event]] = (1...6).map { [($0, 20 + $0, .write($0))] }
    let limit = hasState ? 20_000 : 100_000
    #expect(
      try await verdict(limit: limit, hasState: hasState, writes + [[(30, 31, .read(1))]])
        == .linearizable
    )
    #expect(
      try await verdict(limit: limit, hasState: hasState, writes + [[(30, 31, .read(9))]])
        == .notLinearizable
    )
  }

  @Test("is undecided at its limit")
  func limit() async throws {
    let writes: [[Event]] = (1...6).map { [($0, 20 + $0, .write($0))] }
    #expect(try await verdict(limit: 100, writes + [[(30, 31, .read(9))]]) == .undecided)
  }

  @Test("does not start again after a read with a wrong answer, if it knows the state")
  func reads() async throws {
    // Each read overlaps the write before it, of which it returns the old value.
    func tasks(_ count: Int) -> [[Event]] {
      [
        (0..<count).map { (4 * $0 + 1, 4 * $0 + 4, .write($0 + 1)) },
        (0..<count).map { (4 * $0 + 2, 4 * $0 + 3, .read($0 + 1)) },
      ]
    }
    #expect(try await verdict(limit: 20_000, tasks(200)) == .undecided)
    #expect(try await verdict(limit: 1_000, hasState: true, tasks(200)) == .linearizable)
  }

  /// Calls of eight tasks to a register. Each takes effect at a random moment between its begin and its
  /// end, and about half of them overlap the next call of another task.
  private func randomTasks(calls count: Int, seed: UInt64) -> [[Event]] {
    var random = SplitMix64(state: seed)
    func number(_ limit: UInt64) -> Int { Int(random.next() % limit) }
    let callers = (0..<count).map { _ in number(8) }
    var value = 0
    var tasks = [[Event]](repeating: [], count: 8)
    for (position, task) in callers.enumerated() {
      let moment = 1_000 * position
      let latest = callers[(position + 1)...].firstIndex(of: task).map { 500 * (position + $0) }
      let end = min(latest ?? .max, moment + 1 + number(4_000))
      let earliest = callers[..<position].lastIndex(of: task).map { 500 * (position + $0) }
      let begin = max(earliest ?? .min, moment - 1 - number(4_000))
      let operation: Operation
      switch number(3) {
      case 0:
        value = number(4)
        operation = .write(value)
      case 1: operation = .read(value)
      default:
        let (old, new) = (number(4), number(4))
        operation = .compareAndSet(old, new, value == old)
        if value == old { value = new }
      }
      tasks[task].append((begin, end, operation))
    }
    return tasks
  }

  @Test(
    "calls the reference at most as often as the square of the number of calls",
    arguments: 1...5
  )
  func growth(seed: UInt64) async throws {
    for count in [96, 288, 960] {
      let tasks = randomTasks(calls: count, seed: seed)
      let (verdict, calls) = try await search(limit: 10_000_000, hasState: true, tasks)
      #expect(verdict == .linearizable)
      #expect(calls <= count * count)
    }
  }

  @Test("draws calls on a common axis")
  func drawing() async throws {
    let (write, done) = call(.write(1))
    let (read, value) = call(.read(0))
    let history = ConcurrentHistory<Register>(calls: [
      .init(task: 1, name: "write", inputs: write, begin: 1, end: 5, answer: done),
      .init(task: 2, name: "read", inputs: read, begin: 2, end: 3, answer: value),
      .init(task: 2, name: "read", inputs: read, begin: 9, end: nil, answer: nil),
    ])
    #expect(
      history.drawing == [
        "T1 write() ├─────┤     -> ()",
        "T2 read()    ├─┤       -> 0",
        "T2 read()          ├─… no answer",
      ]
    )
    let (start, rest) = (String(repeating: "1", count: 50), String(repeating: "2", count: 9))
    let long = ConformanceInputs<Register>(describe: { start + rest }, key: nil) { _ in ((), ()) }
    let cut = ConcurrentHistory<Register>(calls: [
      .init(task: 1, name: "write", inputs: long, begin: 1, end: 2, answer: done)
    ])
    #expect(cut.drawing == ["T1 write(\(start)… ├─┤ -> () of write(\(start)\(rest))"])
  }
}
