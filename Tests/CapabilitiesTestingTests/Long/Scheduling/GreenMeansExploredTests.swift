import Capabilities
import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A green sweep has explored what it says")
struct GreenMeansExploredTests {
  private typealias Story = Orders.Story

  // MARK: Many tasks

  @Test(
    "the swallowed error of one of many child tasks is found at once",
    arguments: [3, 6, 10, 12, 20, 30],
    [0, 2]
  )
  func swallowedError(children: Int, careless: Int) async throws {
    let story: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      await withTaskGroup { group in
        for number in 0..<children {
          group.addTask {
            do {
              try await depot.order("\(number)")
            } catch {
              // The bug: one child ignores the error.
              if number != careless { house.change { $0.mails.append("\(number)") } }
            }
          }
        }
      }
    }
    let handled = Invariant<Storehouse>("every order is placed or reported") { house in
      Set(house.state.orders + house.state.mails).count == children
    }
    let coverage = FaultCoverage(scheduleLimit: 2 * (2 * children + 10))
    let report = try await Orders.sweep(coverage, ["all": story], [handled]).report()
    let first = try #require(report.violations.first)
    #expect(first.run <= 2 * children + 10, "\(first.schedule.code)")
    #expect(first.schedule.points.map(\.mode) == [.before])
  }

  @Test("a lost update beside many child tasks is found at once", arguments: [2, 5, 25, 30])
  func lostUpdate(children: Int) async throws {
    let story = Orders.story { depot in
      await withTaskGroup { group in
        for _ in 0..<children {
          group.addTask {
            guard let count = try? await depot.count() else { return }
            // The bug: another task can change the count before it is written.
            try? await depot.set(count + 1)
          }
        }
      }
    }
    let kept = Invariant<Storehouse>("every update is kept", of: { $0.state.goods }) {
      $0 == 10 + children
    }
    for modes in [[], FaultMode.allCases] {
      let coverage = FaultCoverage(modes: modes, scheduleLimit: 100)
      let report = try await Orders.sweep(coverage, ["all": story], [kept]).report()
      let first = try #require(report.violations.first { $0.schedule.points.isEmpty })
      #expect(first.run <= max(4, children), "\(first.schedule.code)")
    }
  }

  // MARK: The limit

  private static let tasks: KeyValuePairs<String, Story> = [
    "a": Orders.story { depot in for _ in 1...3 { try? await depot.order("a") } },
    "b": Orders.story { depot in for _ in 1...3 { try? await depot.order("b") } },
  ]

  private func endingAtLimit(_ limit: Int, failsAtLimit: Bool = true) -> FaultSweep<Storehouse> {
    let coverage = FaultCoverage(
      modes: [.before, .after],
      includesPersistentFaults: false,
      scheduleLimit: limit,
      failsAtLimit: failsAtLimit
    )
    return Orders.sweep(coverage, Self.tasks)
  }

  @Test(
    "a limit below the first level, not above, is an issue that says what it left out, or a warning",
    arguments: [true, false]
  )
  func limit(failsAtLimit: Bool) async throws {
    let above = try await endingAtLimit(30, failsAtLimit: failsAtLimit).expectInvariants()
    #expect(above.reachedLimit)
    let issues = try await recordedIssues {
      try await endingAtLimit(10, failsAtLimit: failsAtLimit).expectInvariants()
    }
    #expect(issues.map(\.severity) == [failsAtLimit ? .error : .warning])
    #expect(
      issues.map(\.text) == [
        """
        the schedule limit left out 6 of 12 single faults and 1 of 4 one-switch orders
          orders: 2 tasks, 6 calls, 10 schedules, 0 violations (stopped at the limit; not every \
        schedule was run)
          0 faults, 0 preemptions: all 1 run
          0 faults, 1 preemption: 2 of 6 known run
          0 faults, 2 preemptions: 0 of 6 known run
          1 fault, 0 preemptions: 6 of 24 known run
          1 fault, 1 preemption: 0 of 21 known run
          2 faults, 0 preemptions: 0 of 30 known run
          then 1 random schedule run
          not run: orders with more than 2 preemptions
          not covered: races within a call, which counts as one step
          to fix: raise the coverage's scheduleLimit of 10, or narrow the coverage: fewer modes, \
        calls or tasks; let polling loops sleep
        """
      ]
    )
  }

  @Test("random runs have each single fault, and too few of them are an issue")
  func random() async throws {
    let complete = Invariant<Storehouse>("complete") { $0.state.orders.count == 6 }
    for (runs, issue) in [(12, nil), (11, "11 random runs left out 1 of 6 single faults")] {
      let coverage = FaultCoverage(modes: [.before], interleavings: .random(runs: runs, seed: 1))
      let report = try await Orders.sweep(coverage, Self.tasks, [complete]).report()
      #expect(Set(report.violations.flatMap(\.schedule.points)).count == runs / 2)
      #expect(report.limitMessage.map { String($0.prefix { $0 != "\n" }) } == issue)
    }
  }

  // MARK: Nothing explored

  private func problems(
    _ coverage: FaultCoverage,
    _ tasks: KeyValuePairs<String, Story>,
    _ invariants: [Invariant<Storehouse>] = [.always]
  ) async throws -> [String] {
    let report = try await Orders.sweep(coverage, tasks, invariants).report()
    return report.problems.map { String($0.prefix { $0 != "\n" }) }
  }

  @Test("a world that is not intercepted is an issue, also that of one of several tasks")
  func notIntercepted() async throws {
    let plain: Story = { house, _ in try await house.depot.order("a") }
    #expect(try await problems(.all, ["a": plain]) == ["the sweep saw no call of an endpoint"])
    let tasks: KeyValuePairs<String, Story> = ["a": Orders.calling("a", 2), "order b": plain]
    #expect(try await problems(.all, tasks) == [#"the sweep saw no call of T2 "order b""#])
  }

  @Test("no tasks, no invariants, and a story with one order are issues")
  func nothingToRun() async throws {
    #expect(try await problems(.all, [:]) == ["the sweep runs nothing: it has no tasks"])
    let one: KeyValuePairs<String, Story> = ["a": Orders.calling("a", 2)]
    #expect(try await problems(.all, one, []) == ["the sweep checks nothing: it has no invariants"])
    #expect(try await Orders.sweep(.all, one, []).report(of: "").problems.count == 1)
    let unexplored = "only the undisturbed run was made: the coverage has no faults, and "
    #expect(try await problems(.interleavings, one) == [unexplored + "the story has one order"])
    let none = FaultCoverage(modes: [], interleavings: .none)
    let off = try await problems(none, Orders.two(2, 2))
    #expect(off == [unexplored + "interleavings are turned off"])
  }

  @Test("tasks that wait for each other, or sleep when the story ends, are only a warning")
  func warnings() async throws {
    func warnings(_ modes: [FaultMode], _ story: @escaping Story) async throws -> [String] {
      let report = try await Orders.sweep(FaultCoverage(modes: modes), ["a": story]).report()
      #expect(report.problems == [])
      return report.warnings.map { String($0.prefix { $0 != "\n" }) }
    }
    let queue: Story = { house, faults in
      for name in ["a", "b"] {
        await Task { try? await house.depot.intercepted(by: faults).order(name) }.value
      }
    }
    let text = "only the undisturbed run was made: the coverage has no faults, and the story"
    #expect(try await warnings([], queue) == ["\(text) has one order"])
    func leaving(sleep: Duration) -> Story {
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        Task {
          try await house.clock.sleep(for: sleep)
          try await depot.order("a")
        }
        try await depot.order("b")
      }
    }
    let left = "1 task slept when the story ended, and what follows the sleep was not run"
    #expect(try await warnings([.before], leaving(sleep: .seconds(1))) == [left])
    #expect(try await warnings([.hang, .slow], leaving(sleep: .zero)) == [])
  }

  @Test("calls of endpoints that are not async are named if there are orders or crashes")
  func notSuspended() async throws {
    func line(_ modes: [FaultMode], tasks: Int = 2, signs: Bool = true) async throws -> Substring? {
      let story = Orders.story { depot in
        for _ in 1...2 { try await depot.order(signs ? "\(depot.sign())" : "a") }
      }
      let tasks: KeyValuePairs = tasks == 1 ? ["a": story] : ["a": story, "b": story]
      let report = try await Orders.sweep(FaultCoverage(modes: modes), tasks).report()
      return report.explored.split(separator: "\n").first { $0.contains("calls of Depot.sign") }
    }
    let calls = "calls of Depot.sign, which do not suspend"
    #expect(try await line([.before]) == "not ordered: \(calls)")
    #expect(try await line([.crash]) == "not ordered or crashed: \(calls)")
    #expect(try await line([.crash], tasks: 1) == "not crashed: \(calls)")
    #expect(try await line([.before], tasks: 1) == nil)
    #expect(try await line([.crash], signs: false) == nil)
  }

  // MARK: What a violation hides

  @Test("a run that violates one invariant is extended for the others")
  func hiddenViolation() async throws {
    let story = Orders.story { depot in
      do { try await depot.order("a") } catch { try await depot.order("again") }
    }
    let first = Invariant<Storehouse>("a is ordered") { $0.state.orders.first == "a" }
    let second = Invariant<Storehouse>("something is ordered") { !$0.state.orders.isEmpty }
    let undisturbed = Invariant<Storehouse>("nothing is ordered") { $0.state.orders.isEmpty }
    let invariants = [undisturbed, first, second]
    let coverage = FaultCoverage(modes: [.before], includesPersistentFaults: false)
    let report = try await Orders.sweep(coverage, ["order": story], invariants).report()
    #expect(
      report.violations.map { "\($0.invariant): \($0.schedule.code)" } == [
        "nothing is ordered: ",
        "a is ordered: Depot.order#1:before",
        "something is ordered: Depot.order#1:before, Depot.order#2:before",
      ]
    )
    #expect(report.explored.contains("not run: variations of 1 run that violated every invariant"))
  }

  // MARK: Pairs and persistent faults in other orders

  @Test("pairs and persistent faults run in other orders, too", arguments: [false, true])
  func pairsInOrders(isPersistent: Bool) async throws {
    // The bug: the second task writes what the first one read, if both retries of its note fail.
    let tasks: KeyValuePairs<String, Story> = [
      "count": { house, faults in
        let depot = house.depot.intercepted(by: faults)
        let count = try? await depot.count()
        try? await depot.set((count ?? 0) + 1)
      },
      "note": { house, faults in
        let depot = house.depot.intercepted(by: faults)
        for _ in 1...2 {
          do {
            try await depot.order("b")
            return
          } catch {}
        }
        house.change { $0.mails.append("given up at \($0.goods)") }
      },
    ]
    let invariant = Invariant<Storehouse>("the note gives up after the update") { house in
      house.state.mails != ["given up at 10"]
    }
    let coverage = FaultCoverage(
      modes: [.before],
      includesPersistentFaults: isPersistent,
      includesPairs: !isPersistent
    )
    let report = try await Orders.sweep(coverage, tasks, [invariant]).report()
    let first = try #require(report.violations.first)
    #expect(!first.schedule.turns.isEmpty)
    #expect(first.schedule.points.count == (isPersistent ? 1 : 2))
    #expect(report.problems == [])
  }

  // MARK: A violation that does not repeat

  @Test("a violation that the same schedule does not repeat is reported as not deterministic")
  func unrepeated() async throws {
    let runs = Mutexed(0)
    let once = Invariant<Storehouse>("the third run is like the others") { _ in
      runs.change { runs in
        runs += 1
        return runs != 3
      }
    }
    let coverage = FaultCoverage(modes: [.before], includesPersistentFaults: false)
    let report = try await Orders.sweep(coverage, ["a": Orders.calling("a", 2)], [once]).report()
    #expect(report.violations.map(\.invariant) == [once.name])
    let message = try #require(report.problems.first)
    #expect(
      message.hasPrefix(
        """
        the use case is not deterministic: "the third run is like the others" was violated once \
        and not again
          schedule: Depot.order #1 fails before its effect
        """
      )
    )
  }
}
