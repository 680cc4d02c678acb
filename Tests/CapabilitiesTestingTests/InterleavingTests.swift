import Capabilities
import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A sweep of several tasks runs them in every order", .onOneThread)
struct InterleavingTests {
  private typealias Story = Orders.Story

  @Test(
    "each order within the preemption bound runs once",
    arguments: [(0, 2, 2), (1, 12, 10), (2, 62, 42), (3, 162, 90), (99, 924, 252)]
  )
  func count(bound: Int, orders: Int, ofCalls: Int) async throws {
    let (report, seen) = try await Orders.all(.preemptions(bound), Orders.two(5, 5))
    // The undisturbed run is made three times, to check that it is deterministic.
    #expect(report.schedules == orders - 1)
    // A task has six steps: its start, and five calls.
    #expect(Set(seen).count == ofCalls)
    #expect(seen.count == orders + 2)
  }

  @Test("a schedule's code reproduces the same run a hundred times")
  func replay() async throws {
    let seen = Mutexed<Set<[String]>>([])
    let note = Invariant<Storehouse>.noting { house in
      seen.update { $0.insert(house.state.orders) }
    }
    let sweep = Orders.sweep(.interleavings, Orders.two(3, 3), [note])
    for _ in 0..<100 {
      let report = try await sweep.report(of: "T1:2, T2:3, T1:1, T2:1, T1:1")
      #expect(report.problems == [])
    }
    #expect(seen.value == [["a", "b", "b", "a", "b", "a"]])
  }

  @Test("a violation is shown as text and as a diagram, in the order of effects")
  func randomOrders() async throws {
    let apart = Invariant<Storehouse>("b comes last", of: { $0.state.orders }) {
      $0 == ["a", "a", "b"]
    }
    let tasks: KeyValuePairs<String, Story> = [
      "first": Orders.calling("a", 2), "other": Orders.calling("b", 1),
    ]
    let sweep = Orders.sweep(.interleavings, tasks, [apart])
    let violation = try await sweep.report(of: "T1:2, T2:2, T1:1").violations.first
    #expect(
      violation?.transcript == """
          T1 Depot.order("a")
        * T2 Depot.order("b")
          T1 Depot.order("a")
        """
    )
    #expect(
      violation?.mermaid == """
        sequenceDiagram
          participant T1 as T1 first
          participant T2 as T2 other
          participant Depot
          T1->>Depot: order("a")
          Depot-->>T1: ()
          Note over T2: goes first
          T2->>Depot: order("b")
          Depot-->>T2: ()
          T1->>Depot: order("a")
          Depot-->>T1: ()
        """
    )
    #expect(violation?.seen == #"["a", "b", "a"]"#)
  }

  @Test("answers that arrive at the same time overtake each other")
  func lateAnswers() async throws {
    typealias Fixture = (house: Storehouse, shown: Mutexed<Int>)
    let reload: FaultSweep<Fixture>.Story = { fixture, faults in
      let count = faults.wrap("Depot.count") { () async throws in
        let goods = fixture.house.state.goods
        try await fixture.house.clock.sleep(for: .seconds(1))
        return goods
      }
      fixture.shown.value = try await count()
      try await fixture.house.depot.intercepted(by: faults).mail("shown")
    }
    let sweep = FaultSweep<Fixture>(
      "reload",
      fixture: { clock in (Storehouse(clock), Mutexed(0)) },
      tasks: [
        "first": reload,
        "second": { fixture, faults in
          try await fixture.house.depot.intercepted(by: faults).set(3)
          try await reload(fixture, faults)
        },
      ],
      invariants: [
        Invariant("the last count is shown", of: { ($0.shown.value, $0.house.state.mails) }) {
          $0.0 == 3 || $0.1.count < 2
        }
      ],
      coverage: FaultCoverage(modes: [.crash, .crashAlone], interleavings: .preemptions(1))
    )
    let report = try await sweep.report()
    // The second task wakes first.
    #expect(report.violations.map(\.schedule.code) == ["T1:2, T2:5, T1:2"])
    #expect(report.violations.map(\.seen) == [#"(10, ["shown", "shown"])"#])
    #expect(report.problems == [])
  }

  @Test("tasks that tick together run for as long as one that ticks alone")
  func ticking() async throws {
    let tick: FaultSweep<TestClock>.Story = { clock, faults in
      for _ in 0..<6_000 { try await clock.sleep(for: .seconds(1)) }
      await faults.wrap("Depot.mail") { () async in }()
    }
    let end = TestInstant().advanced(by: .seconds(6_000))
    let sweep = FaultSweep<TestClock>(
      "ticks",
      fixture: { $0 },
      tasks: ["one": tick, "other": tick],
      invariants: [Invariant("all ticked", of: { $0.now }) { $0 == end }]
    )
    let report = try await sweep.report(of: "")
    #expect(report.violations.map(\.seen) == [] && report.problems == [])
  }

  private static let asking = Orders.story { depot in
    while try await !depot.hasOrdered("b") {}
  }

  @Test("a polling task yields to the task that it waits for")
  func polling() async throws {
    let coverage = FaultCoverage(modes: [], interleavings: .none)
    let report = try await Orders.sweep(coverage, ["a": Self.asking, "b": Orders.calling("b", 1)])
      .report()
    #expect(report.summary == "orders: 2 tasks, 101 calls, 0 schedules, 0 violations")
    // In no order do two polling tasks yield only to each other.
    let some = FaultCoverage(modes: [], scheduleLimit: 60)
    let orders: KeyValuePairs = ["a": Self.asking, "c": Self.asking, "b": Orders.calling("b", 1)]
    #expect(try await Orders.sweep(some, orders).report().violations == [])
    // A task that yields in a loop does not run until the limit of jobs before each call.
    let looks = Mutexed(0)
    let yielding: Story = { house, _ in
      while looks.increment() > 0, !house.state.orders.contains("b") { await Task.yield() }
    }
    let late = Orders.story { for name in ["a", "a", "a", "a", "b"] { try await $0.order(name) } }
    _ = try await Orders.sweep(coverage, ["a": yielding, "b": late]).report()
    #expect(looks.value < 400_000)
  }

  @Test("an endless run is abandoned and reported")
  func endless() async throws {
    let pausing: Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      while try await !depot.hasOrdered("b") { try await house.clock.sleep(for: .seconds(1)) }
    }
    let coverage = FaultCoverage(modes: [], interleavings: .none)
    let stories: [KeyValuePairs<String, Story>] = [
      ["a": Self.asking], ["a": pausing, "b": pausing],
    ]
    for story in stories {
      let report = try await Orders.sweep(coverage, story).report()
      let name = "the use case ends (it made 10,000 steps; limit the attempts of its loop)"
      #expect(report.violations.map(\.invariant) == [name])
      let calls = report.violations.first?.transcript.split(separator: "\n") ?? []
      #expect((5_000...10_000).contains(calls.count))
      #expect(report.violations.first?.schedule.code == "")
    }
  }

  @Test("random orders are the same for the same seed, and find bugs that need two preemptions")
  func random() async throws {
    let apart = Invariant<Storehouse>("b is never between", of: { $0.state.orders }) {
      $0 != ["a", "b", "a", "b"]
    }
    func found(_ seed: UInt64) async throws -> [String] {
      let coverage = FaultCoverage(modes: [], interleavings: .random(runs: 200, seed: seed))
      return try await Orders.sweep(coverage, Orders.two(2, 2), [apart])
        .report().violations.map { "\($0.run) \($0.schedule.code)" }
    }
    let first = try await found(1)
    #expect(!first.isEmpty)
    #expect(try await found(1) == first)
    #expect(try await found(2) != first)
  }

  @Test("a crashed use case does not affect the others; a crashed process stops all")
  func crashes() async throws {
    func orders(_ code: FaultSchedule) async throws -> [String] {
      let seen = Mutexed<[String]>([])
      let note = Invariant<Storehouse>.noting { house in seen.update { $0 = house.state.orders } }
      let sweep = Orders.sweep(.all, Orders.two(2, 2), [note])
      #expect(try await sweep.report(of: code).problems == [])
      return seen.value
    }
    #expect(try await orders("T1/Depot.order#2:crash") == ["a"])
    #expect(try await orders("T1/Depot.order#2:crashAlone") == ["a", "b", "b"])
    #expect(try await orders("T1:2, T2:2, T1/Depot.order#2:crashAlone") == ["a", "b", "b"])
  }

  @Test(
    "a crashed task does not continue before the invariants are checked, and is freed afterwards"
  )
  func crashedTasks() async throws {
    final class Token: Sendable {
      let log: Mutexed<[String]>
      init(_ log: Mutexed<[String]>) { self.log = log }
      deinit { log.update { $0.append("freed") } }
    }
    let log = Mutexed<[String]>([])
    let sweep = FaultSweep(
      "die",
      fixture: { clock in (Storehouse(clock), Token(log)) },
      run: { fixture, faults in
        let depot = fixture.0.depot.intercepted(by: faults)
        defer { fixture.1.log.update { $0.append("defer") } }
        try await withTaskCancellationHandler {
          try await depot.order("tea")
        } onCancel: {
          log.update { $0.append("cancelled") }
        }
      },
      invariants: [
        .noting { fixture in fixture.1.log.update { $0.append("verdict") } }
      ]
    )
    for _ in 0..<100 { _ = try await sweep.report(of: "Depot.order#1:crash") }
    let once = ["verdict", "cancelled", "defer", "freed"]
    let all = [[String]](repeating: once, count: 100).flatMap(\.self)
    #expect(log.value == all)
  }

  @Test("a task that crashes during a call does not continue when the call fails")
  func crashedDuringCall() async throws {
    struct Fixture {
      let house: Storehouse
      let answers = AsyncStream.makeStream(of: Void.self)
    }
    let sweep = FaultSweep(
      "call",
      fixture: { clock in Fixture(house: Storehouse(clock)) },
      tasks: [
        "caller": { fixture, faults in
          let depot = fixture.house.depot.intercepted(by: faults)
          let ask = faults.wrap("Remote.ask") { () async throws in
            for await _ in fixture.answers.stream {}
            throw CancellationError()
          }
          async let asking: Void = {
            do { try await ask() } catch { fixture.house.change { $0.mails.append("caught") } }
          }()
          _ = try await depot.count()
          // The fault hits here, while the child waits for its answer.
          try await depot.order("tea")
          await asking
        },
        "other": { fixture, faults in
          try await fixture.house.depot.intercepted(by: faults).order("rye")
          fixture.answers.continuation.finish()
        },
      ],
      invariants: [
        Invariant("only the other task continues", of: { $0.house.state }) {
          $0.mails.isEmpty && $0.orders == ["rye"]
        }
      ]
    )
    let report = try await sweep.report(of: "T1:1, T1.1:1, T1/Depot.order#1:crashAlone")
    #expect(report.problems == [])
    #expect(report.violations.map(\.seen) == [])
  }

  @Test("a recovery that crashes runs a second time")
  func recoveryCrashes() async throws {
    let recover = Orders.story { depot in
      try await depot.mail("recovering")
      // The bug: a repeated recovery orders again.
      try await depot.order("tea")
      try await depot.mail("recovered")
    }
    let few = Invariant<Storehouse>("no more than two") { $0.state.orders.count <= 2 }
    let coverage = FaultCoverage(modes: [.crash])
    let tasks: KeyValuePairs<String, Story> = ["order": Orders.calling("tea", 1)]
    let report = try await Orders.sweep(coverage, tasks, [few], recover: recover).report()
    #expect(report.violations.map(\.schedule.code) == ["R/Depot.mail#2:crash"])
    let calls = """
        R  Depot.order("tea")
        R  Depot.mail("recovered") † crashes the process
        R2 Depot.mail("recovering")
        R2 Depot.order("tea")
        R2 Depot.mail("recovered")
      """
    #expect(report.violations.first?.transcript.hasSuffix(calls) == true)
    let bypassing = Orders.sweep(coverage, tasks) { house, _ in try await house.depot.mail("") }
    let blindSpot = "not crashed: the recovery, which made no call through the injector"
    #expect(try await bypassing.report().explored.hasSuffix(blindSpot))
    #expect(!report.explored.contains(blindSpot))
    let one = Invariant<Storehouse>("no more than one") { $0.state.orders.count <= 1 }
    let singles = Orders.sweep(.singles, tasks, [one], recover: recover)
    let repeated = try await singles.report(of: "Depot.order#1:after").violations.first
    #expect(repeated?.transcript.contains("\n  R  Depot.order(\"tea\")\n") == true)
  }

  @Test("tasks that the recovery starts: the code has their order, and only a crash hits them")
  func recoveryOrders() async throws {
    let recover = Orders.story { depot in
      async let tea: Void = depot.order("tea")
      async let rye: Void = depot.order("rye")
      _ = try await (tea, rye)
    }
    let sorted = Invariant<Storehouse>("tea is first") { $0.state.orders == ["oat", "tea", "rye"] }
    let tasks: KeyValuePairs<String, Story> = ["order": Orders.calling("oat", 1)]
    let sweep = Orders.sweep(.interleavings, tasks, [sorted], recover: recover)
    let report = try await sweep.report()
    #expect(report.problems == [])
    let codes = ["T1:2, R.2:2, R.1:2", "T1:2, R.1:1, R.2:2, R.1:1"]
    #expect(report.violations.map(\.schedule.code) == codes)
    for violation in report.violations {
      let repeated = try await sweep.report(of: violation.schedule)
      #expect(repeated.violations.map(\.schedule) == [violation.schedule])
      #expect(repeated.problems == [])
    }
    #expect(try await sweep.report(of: "T1:2, R.1:2, R.2:2, R.1:1").problems.count == 1)
    // No fault except a crash hits them.
    let singles = try await Orders.sweep(.singles, tasks, recover: recover).report()
    #expect(singles.violations == [])
  }

  @Test("a story of 130 calls: all single faults are within the limit")
  func largeStory() async throws {
    let report = try await Orders.sweep(.singles, ["all": Orders.calling("a", 130)]).report()
    #expect(report.summary == "orders: 130 calls, 910 schedules, 0 violations")
    #expect(report.explored == "1 fault: all 910 run")
  }
}
