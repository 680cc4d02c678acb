import CapabilitiesTesting
import TestTraits
import Testing

@Suite("The search runs each order of an exhaustive model once", .onOneThread)
struct ScheduleSearchTests {
  /// Returns all orders of tasks with these numbers of calls, within a bound of preemptions.
  private func model(_ left: [String: Int], _ bound: Int, after last: String? = nil) -> [[String]] {
    guard left.values.contains(where: { $0 > 0 }) else { return [[]] }
    var orders: [[String]] = []
    for (task, calls) in left where calls > 0 {
      let isPreemption = last.map { $0 != task && left[$0, default: 0] > 0 } ?? false
      guard !isPreemption || bound > 0 else { continue }
      var rest = left
      rest[task] = calls - 1
      let ends = model(rest, bound - (isPreemption ? 1 : 0), after: task)
      orders += ends.map { [task] + $0 }
    }
    return orders
  }

  /// Returns an order of steps without the first step of each task, which is its start.
  private func calls(_ steps: [String]) -> [String] {
    steps.indices.filter { steps[..<$0].contains(steps[$0]) }.map { steps[$0] }
  }

  @Test("three tasks", arguments: [(0, 6), (1, 48), (2, 250)] + (isNightly ? [(99, 4200)] : []))
  func threeTasks(bound: Int, orders: Int) async throws {
    let (report, seen) = try await Orders.all(
      .preemptions(bound),
      ["a": Orders.calling("a", 3), "b": Orders.calling("b", 2), "c": Orders.calling("c", 2)]
    )
    // One step more than calls: the start.
    let expected = model(["a": 4, "b": 3, "c": 3], bound)
    #expect(expected.count == orders)
    #expect(Set(seen) == Set(expected.map(calls)))
    // The undisturbed run is made three times, to check that it is deterministic.
    #expect(seen.count == expected.count + 2)
    #expect(report.schedules == expected.count - 1)
    #expect(report.problems == [])
  }

  @Test("child tasks of one task have as many orders as separate tasks")
  func children() async throws {
    let story = Orders.story { depot in
      await withTaskGroup { group in
        for name in ["a", "b"] {
          group.addTask { for _ in 1...4 { try? await depot.order(name) } }
        }
      }
    }
    let (report, seen) = try await Orders.all(.preemptions(99), ["both": story])
    // 8 over 4 orders of calls, and 10 over 5 orders of starts and calls.
    #expect(Set(seen).count == 70)
    #expect(seen.count == 254)
    #expect(report.problems == [])
  }

  @Test("orders with the fewest task switches come first")
  func order() async throws {
    let (_, seen) = try await Orders.all(.preemptions(2), Orders.two(4, 4))
    // Orders that differ only in when a task starts are left out.
    var known: Set<[String]> = []
    let switches = seen.filter { known.insert($0).inserted }.map { order in
      let preemptions = order.indices.dropFirst().count { index in
        order[index] != order[index - 1] && order[index...].contains(order[index - 1])
      }
      return preemptions + (order.first == "b" ? 1 : 0)
    }
    #expect(switches == switches.sorted())
    #expect(switches.last == 3)
  }

  @Test(
    "a limit ends the search, is reported, and leaves the most promising schedules run",
    arguments: [1, 7, 20]
  )
  func limit(of limit: Int) async throws {
    let tasks = Orders.two(5, 5)
    let (report, seen) = try await Orders.all(.preemptions(2), limit: limit, tasks)
    #expect(report.schedules == limit)
    #expect(report.reachedLimit)
    let all = try await Orders.all(.preemptions(2), tasks).orders
    let random = limit / 10
    let best: [[String]] = Array(all.prefix(limit - random + 2))
    let planned: [[String]] = Array(seen.dropLast(random + 1))
    #expect(planned == best)
    #expect(report.summary.hasSuffix("(stopped at the limit; not every schedule was run)"))
    let rows: [Int: [String]] = [
      1: [
        "0 faults, 0 preemptions: 0 of 1 known run", "0 faults, 1 preemption: 1 of 5 known run",
        "0 faults, 2 preemptions: 0 of 5 known run",
      ],
      7: [
        "0 faults, 0 preemptions: all 1 run", "0 faults, 1 preemption: 5 of 10 known run",
        "0 faults, 2 preemptions: 1 of 25 known run",
      ],
      20: [
        "0 faults, 0 preemptions: all 1 run", "0 faults, 1 preemption: 5 of 10 known run",
        "0 faults, 2 preemptions: 12 of 25 known run", "then 2 random schedules run",
      ],
    ]
    let explored: [String] = report.explored.split(separator: "\n").dropLast(2).map(String.init)
    #expect(explored == rows[limit])
  }

  @Test("the recovery after a crash has one order, because no task of the story is left")
  func recovery() async throws {
    let recover = Orders.story { depot in
      for name in ["c", "d"] { try await depot.order(name) }
    }
    let coverage = FaultCoverage(modes: [.crash], interleavings: .preemptions(99))
    let report = try await Orders.sweep(coverage, Orders.two(1, 1), recover: recover).report()
    #expect(report.problems == [])
    // Besides the first of the six orders of two starts and two calls: a crash at the first call of
    // each of the six beginnings, and at the second one of each order, with or without a second crash
    // at each of the two calls of the recovery; and a crash of the recovery after each order.
    #expect(report.schedules == 5 + (6 + 6) * (1 + 2) + 6 * 2)
  }

  @Test("ten tasks at once")
  func tenTasks() async throws {
    let one = Orders.calling("x", 1)
    let tasks: KeyValuePairs<String, Orders.Story> = [
      "0": one, "1": one, "2": one, "3": one, "4": one, "5": one, "6": one, "7": one, "8": one,
      "9": one,
    ]
    let (report, seen) = try await Orders.all(.preemptions(0), limit: 100, tasks)
    #expect(seen.allSatisfy { $0.count == 10 })
    let summary = "orders: 10 tasks, 10 calls, 100 schedules, 0 violations (stopped at the limit"
    #expect(report.summary.hasPrefix(summary))
  }
}

@Suite("Random orders find bugs with the documented probability", .onOneThread)
struct RandomPrioritiesTests {
  /// Returns the number of runs that have that order.
  private func hits(of order: [String], runs: Int, _ a: Int, _ b: Int) async throws -> Int {
    let (_, seen) = try await Orders.all(.random(runs: runs, seed: 7), Orders.two(a, b))
    #expect(seen.count == runs + 3)
    return seen.dropFirst(2).dropLast().count { $0 == order }
  }

  @Test("two ordered events: one run in n * k")
  func depthTwo() async throws {
    let found = try await hits(of: ["a", "a", "a", "b", "a", "a"], runs: 2400, 5, 1)
    #expect(found >= 2400 / (2 * 8))
  }

  // One run in four has enough priority changes.
  @Test("three ordered events: one run in 4 * n * k * k")
  func depthThree() async throws {
    let found = try await hits(of: ["a", "b", "b", "a", "a", "b"], runs: 2400, 3, 3)
    #expect(found >= 2400 / (4 * 2 * 8 * 8))
  }

  @Test("a polling task yields in random orders, too")
  func polling() async throws {
    let asking = Orders.story { depot in
      while try await !depot.hasOrdered("b") {}
    }
    let (report, _) = try await Orders.all(
      .random(runs: 20, seed: 3),
      ["a": asking, "b": Orders.calling("b", 3)]
    )
    #expect(report.violations == [])
    #expect(report.schedules == 20)
  }
}
