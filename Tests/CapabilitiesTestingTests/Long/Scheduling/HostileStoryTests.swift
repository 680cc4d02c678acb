import Capabilities
import Foundation
import Testing

@testable import CapabilitiesTesting

@Suite("A sweep handles any story")
struct HostileStoryTests {
  private let blindSpot =
    "order not controlled: work on other threads or executors, such as callbacks of a queue"

  @Test("an actor in the fixture: every order, and no foreign work")
  func sharedActor() async throws {
    actor Ledger {
      var entries: [String] = []

      func add(_ entry: String) async { entries.append(entry) }
    }
    let seen = Mutexed<Set<[String]>>([])
    func writing(_ name: String) -> FaultSweep<(Storehouse, Ledger)>.Story {
      { fixture, faults in
        let depot = fixture.0.depot.intercepted(by: faults)
        for _ in 1...2 {
          try await depot.mail(name)
          await fixture.1.add(name)
        }
      }
    }
    let report = try await FaultSweep(
      "ledger",
      fixture: { clock in (Storehouse(clock), Ledger()) },
      tasks: ["a": writing("a"), "b": writing("b")],
      invariants: [
        Invariant("noted") { fixture in
          let entries = await fixture.1.entries
          seen.update { $0.insert(entries) }
          return entries.count == 4
        }
      ],
      coverage: FaultCoverage(modes: [], interleavings: .preemptions(9))
    ).report()
    #expect(report.summary == "ledger: 2 tasks, 4 calls, 19 schedules, 0 violations")
    #expect(report.problems == [])
    #expect(seen.value.count == 6)
    #expect(!report.explored.contains(blindSpot))
  }

  @Test("a fixture that a queue answers: no foreign work in the story")
  func fixtureOnAQueue() async throws {
    let report = try await FaultSweep(
      "count",
      fixture: { clock in
        await resumeFromQueue()
        return Storehouse(clock)
      },
      run: { house, faults in _ = try? await house.depot.intercepted(by: faults).count() },
      invariants: [Invariant("none") { _ in true }],
      coverage: FaultCoverage(modes: [.before])
    ).report()
    #expect(!report.explored.contains(blindSpot))
  }

  @MainActor
  private static func onMain(_ number: Int) -> Int {
    MainActor.preconditionIsolated()
    return number + 1
  }

  @Test("a story that hops to the main actor and back")
  func mainActor() async throws {
    let story = Orders.story { depot in
      let number = await Self.onMain(try await depot.count())
      try await depot.order("\(number)")
    }
    let (report, seen) = try await Orders.all(.preemptions(2), ["hopping": story])
    #expect(Set(seen) == [["11"]])
    #expect(!report.explored.contains(blindSpot))
    #expect(report.violations == [])
  }

  @Test("the sweep waits for a thread outside of the sweep, and reports it")
  func thread() async throws {
    let story = Orders.story { depot in
      await resumeFromQueue()
      try await depot.order("later")
    }
    let (report, seen) = try await Orders.all(.preemptions(2), ["waiting": story])
    #expect(Set(seen) == [["later"]])
    #expect(report.violations == [])
    #expect(report.explored.contains(blindSpot))
  }

  @Test("the sleeps of an immediate clock let only tasks of the sweep run")
  func immediateClock() async throws {
    let story = Orders.story { depot in
      let clock = ImmediateClock()
      try await depot.order("first")
      try await clock.sleep(for: .seconds(60))
      try await depot.order("second")
    }
    let (report, seen) = try await Orders.all(.preemptions(2), ["all": story])
    #expect(Set(seen) == [["first", "second"]])
    #expect(!report.explored.contains(blindSpot))
    #expect(report.violations == [])
  }

  @Test("a task that outlives its run continues on other threads")
  func outlivingTask() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let ended = AsyncStream.makeStream(of: String.self)
    let story = Orders.story { depot in
      Task.detached {
        for await _ in gate {}
        ended.continuation.yield("continued")
      }
      try await depot.order("a")
    }
    let (report, seen) = try await Orders.all(.none, ["leaving": story])
    #expect(report.violations == [])
    #expect(Set(seen) == [["a"]])
    open.finish()
    #expect(await ended.stream.first { _ in true } == "continued")
  }

  /// The current thread, which async functions cannot ask for.
  private static func thread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }

  @Test(
    "a task that another thread starts, and a story resumes, stays on its own threads",
    arguments: [0, 1]
  )
  func taskOfTest(startingInRun first: Int) async throws {
    let signals = AsyncStream.makeStream(of: ObjectIdentifier.self)
    let isElsewhere = AsyncStream.makeStream(of: Bool.self)
    @Sendable func read(inRun run: Int) {
      guard run == first else { return }
      let begun = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        Task.detached {
          for await thread in signals.stream {
            isElsewhere.continuation.yield(thread != Self.thread())
          }
          isElsewhere.continuation.finish()
        }
        begun.signal()
      }
      begun.wait()
    }
    read(inRun: 0)
    let runs = Mutexed(0)
    let story: Orders.Story = { house, faults in
      read(inRun: runs.increment())
      try await house.depot.intercepted(by: faults).order("a")
      signals.continuation.yield(Self.thread())
    }
    let (report, _) = try await Orders.all(.none, ["telling": story])
    signals.continuation.finish()
    // The undisturbed run is made three times.
    #expect(await isElsewhere.stream.reduce(into: []) { $0.append($1) } == [true, true, true])
    #expect(!report.explored.contains(blindSpot))
  }

  @Test("tasks without calls next to one with calls")
  func silent() async throws {
    let (report, seen) = try await Orders.all(
      .preemptions(2),
      [
        "silent": { _, _ in }, "b": Orders.calling("b", 2),
        "yielding": { _, _ in await Task.yield() },
      ]
    )
    #expect(Set(seen) == [["b", "b"]])
    let problems = report.problems.map { String($0.split(separator: "\n")[0]) }
    let expected: [String] = [
      #"the sweep saw no call of T1 "silent""#, #"the sweep saw no call of T3 "yielding""#,
    ]
    #expect(problems == expected)
    #expect(!report.reachedLimit)
  }

  @Test("an endless story without calls is abandoned")
  func endlessWithoutCalls() async throws {
    let story: Orders.Story = { _, _ in while true { await Task.yield() } }
    let (report, _) = try await Orders.all(.none, ["a": story])
    #expect(report.violations.map(\.invariant) == ["the use case ends (\(StallError.endless))"])
  }

  @Test("a story that blocks its thread ends the sweep with an error that names the call")
  func blocking() async throws {
    let never = DispatchSemaphore(value: 0)
    @Sendable func block() { never.wait() }
    let runs = Mutexed(0)
    let story: Orders.Story = { house, faults in
      runs.update { $0 += 1 }
      let depot = house.depot.intercepted(by: faults)
      // The bug: it blocks its thread to wait for the answer.
      do { try await depot.order("a") } catch { block() }
    }
    let coverage = FaultCoverage(modes: [.before], includesPairs: false, patience: .zero)
    let error = await #expect(throws: (any Error).self) {
      try await Orders.sweep(coverage, ["a": story]).report()
    }
    #expect(
      "\(error, default: "none")" == """
        orders: a run blocks its thread: no call and no suspension for 5.0 seconds
          schedule: Depot.order #1 fails before its effect
          last calls: T1 Depot.order
          to fix: wait with `await`, not with a semaphore or a sleeping thread; if the run only \
        computes for a long time, raise the coverage's patience
        """
    )
    never.signal()
    #expect(runs.value == 3)
  }

  @Test("a group that cancels its children, in every order")
  func cancellation() async throws {
    let story = Orders.story { depot in
      await withTaskGroup { group in
        for name in ["a", "b"] {
          group.addTask {
            try? await depot.order(name)
            guard !Task.isCancelled else { return }
            try? await depot.order("\(name) again")
          }
        }
        await group.next()
        group.cancelAll()
      }
    }
    let (report, seen) = try await Orders.all(.preemptions(9), ["race": story])
    #expect(report.problems == [])
    #expect(seen.allSatisfy { $0.contains("a again") || $0.contains("b again") })
    #expect(seen.contains { $0.count == 3 } && seen.contains { $0.count == 4 })
  }

  @Test("a fixture, a recovery and an invariant that sleep on the sweep's clock")
  func sleepingFixture() async throws {
    let sweep = FaultSweep(
      "sleep",
      fixture: { clock in
        try await clock.sleep(for: .seconds(60))
        return Storehouse(clock)
      },
      run: { house, faults in
        try await house.clock.sleep(for: .seconds(60))
        try await house.depot.intercepted(by: faults).order("tea")
      },
      invariants: [
        Invariant(
          "three minutes have passed",
          of: { house in
            try await house.clock.sleep(for: .seconds(1))
            return house.clock.now
          }
        ) { $0 == TestInstant(offset: .seconds(181)) }
      ],
      recover: { house, _ in try await house.clock.sleep(for: .seconds(60)) },
      coverage: FaultCoverage(modes: [.crash])
    )
    #expect(try await sweep.report().violations == [])
  }

  @Test("a story of 5,000 calls, up to its limit")
  func longStory() async throws {
    let coverage = FaultCoverage(modes: [.before], includesPairs: false, scheduleLimit: 10)
    let story = Orders.story { depot in
      for _ in 1...5_000 { try? await depot.order("a") }
    }
    let report = try await Orders.sweep(coverage, ["all": story]).report()
    #expect(
      report.summary
        == "orders: 5000 calls, 10 schedules, 0 violations (stopped at the limit; not every "
        + "schedule was run)"
    )
    #expect(report.explored.hasPrefix("1 fault: 10 of 10000 known run"))
  }

  @Test(
    "a story that does not make a call again is reported",
    arguments: [
      (2, [], #"expected T1 Depot.order("a"), found the end"#),
      (3, [.before], "Depot.order #1 was not called this time"),
      (5, [.before], #"expected T1 Depot.order("a"), found the end"#),
      (3, [.partition], "Depot.order #1 was not called this time"),
    ] as [(Int, [FaultMode], String)]
  )
  func callMissing(fromRun first: Int, modes: [FaultMode], difference: String) async throws {
    let runs = Mutexed(0)
    let story = Orders.story { depot in
      if runs.increment() < first { try await depot.order("a") }
    }
    let coverage = FaultCoverage(modes: modes, includesPairs: false)
    let report = try await Orders.sweep(coverage, ["all": story]).report()
    let problem = "the use case is not deterministic: \(difference)"
    #expect(report.problems.map { $0.hasPrefix(problem) } == [true])
  }

  @Test("a story whose input differs in the run of a schedule is reported")
  func differentInput() async throws {
    let runs = Mutexed(0)
    let story = Orders.story { depot in try await depot.order(runs.increment() == 4 ? "b" : "a") }
    let coverage = FaultCoverage(modes: [.before, .after], includesPairs: false)
    let report = try await Orders.sweep(coverage, ["all": story]).report()
    let difference = #"expected T1 Depot.order("a"), found T1 Depot.order("b")"#
    #expect(report.problems.first?.contains(difference) == true)
  }

  @Test("an invariant that throws under a fault is violated, and its error is reported")
  func throwingInvariant() async throws {
    let readable = Invariant<Storehouse>("can be read") { house in
      if house.state.orders.isEmpty { throw ShopError.closed }
      return true
    }
    let coverage = FaultCoverage(modes: [.before], includesPairs: false)
    let sweep = Orders.sweep(coverage, ["a": Orders.calling("a", 1)], [readable])
    #expect(
      Set(try await sweep.report().violations.map(\.invariant))
        == ["can be read (the check threw closed)"]
    )
  }

  @Test("a description that calls endpoints does not block the sweep")
  func inputDescriptionCallsEndpoint() async throws {
    struct Talkative: CustomStringConvertible, Sendable {
      let depot: Depot
      var description: String { "one of \(depot.sign())" }
    }
    let story: Orders.Story = { house, faults in
      let depot = house.depot.intercepted(by: faults)
      let call: @Sendable (Talkative) async throws -> Void = { _ in }
      try await faults.wrap("Desk.call", call)(Talkative(depot: depot))
    }
    let transcript = try await Orders.transcript(["talk": story])
    #expect(transcript.last?.hasSuffix("Desk.call(one of 10)") == true)
  }

  @Test("concurrent sweeps find the same as separate ones")
  func atOnce() async throws {
    func found() async throws -> [String] {
      let apart = Invariant<Storehouse>("apart", of: { $0.state.orders }) {
        $0 != ["a", "b", "a", "b"]
      }
      let report = try await Orders.sweep(.singles, Orders.two(2, 2), [apart]).report()
      return [report.summary, report.explored] + report.violations.map { "\($0.schedule)" }
        + report.problems
    }
    let alone = try await found()
    #expect(alone.count > 2)
    let together = try await withThrowingTaskGroup { group in
      for _ in 1...2 { group.addTask { try await found() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together == [alone, alone])
  }

  @Test("the memory of a crashed task is freed before the next run")
  func memory() async throws {
    let alive = Mutexed(0)
    let most = Mutexed(0)
    let story: FaultSweep<(Storehouse, Counted)>.Story = { fixture, faults in
      let held = Counted(alive)
      let depot = fixture.0.depot.intercepted(by: faults)
      for _ in 1...4 { try await depot.order("a") }
      withExtendedLifetime(held) {}
    }
    let coverage = FaultCoverage(modes: [.crash, .crashAlone], interleavings: .preemptions(3))
    let report = try await FaultSweep(
      "die",
      fixture: { clock in (Storehouse(clock), Counted(alive)) },
      tasks: ["a": story, "b": story],
      invariants: [.noting { _ in most.update { $0 = max($0, alive.value) } }],
      recover: { fixture, faults in try await fixture.0.depot.intercepted(by: faults).mail("r") },
      coverage: coverage
    ).report()
    #expect(report.schedules > 500)
    #expect(alive.value == 0)
    // One run's fixture, and one for each of its tasks.
    #expect(most.value <= 3)
  }
}
