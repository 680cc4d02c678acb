import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A call is delivered twice", .onOneThread)
struct TwiceTests {
  /// Sweeps a use case in the mode `twice`, and returns the numbers x after each run.
  private func sweep(
    _ run: @escaping FaultSweep<KVStore>.Story
  ) async throws -> (report: FaultSweepReport, numbers: [Int]) {
    let numbers = Mutexed<[Int]>([])
    let sweep = FaultSweep(
      "twice",
      fixture: { _ in KVStore() },
      run: run,
      invariants: [
        Invariant("x is at most 1") { store in
          numbers.update { $0.append(store["x"]) }
          return store["x"] <= 1
        }
      ],
      coverage: FaultCoverage(modes: [.twice])
    )
    return (try await sweep.report(), numbers.value)
  }

  @Test("an endpoint has its effect twice in one step, and its code reproduces that")
  func effect() async throws {
    let (report, numbers) = try await sweep { store, faults in
      _ = try await store.kv.intercepted(by: faults).add("x", 1)
    }
    // Twice undisturbed; the violation, twice again for its transcript; undisturbed again.
    #expect(numbers == [1, 1, 2, 2, 2, 1])
    #expect(
      report.failureMessages == [
        """
        violated: x is at most 1
          schedule: KV.add #1 has its effect twice
          calls:
            KV.add("x", 1) -> 2 († has its effect twice)
          reproduce with: try await sweep.expectInvariants(under: "KV.add#1:twice @35e")
          twice: 1 call, 1 schedule, 1 violation
        """
      ]
    )
  }

  @Test("the caller gets the answer of the second delivery")
  func answer() async throws {
    let answers = Mutexed<[Bool]>([])
    let (report, numbers) = try await sweep { store, faults in
      let kv = store.kv.intercepted(by: faults)
      let isFirst = try await kv.compareAndSet("x", 0, 1)
      answers.update { $0.append(isFirst) }
    }
    #expect(answers.value == [true, true, false, true])
    #expect(numbers == [1, 1, 1, 1])
    #expect(report.violations == [])
  }

  @Test("the error of the first delivery is lost, and that of the second one is thrown")
  func errors() async throws {
    for (failing, one, two) in [(1, "failed", "2"), (2, "1", "failed")] {
      let outcomes = Mutexed<[String]>([])
      _ = try await sweep { store, faults in
        var kv = store.kv
        kv.add = { [add = kv.add] name, number in
          let sum = try await add(name, number)
          if sum == failing { throw ShopError.closed }
          return sum
        }
        let sum = try? await kv.intercepted(by: faults).add("y", 1)
        outcomes.update { $0.append(sum.map { "\($0)" } ?? "failed") }
      }
      #expect(outcomes.value == [one, one, two, one])
    }
  }

  @Test("the standard modes leave it out, and stream steps and synchronous calls do not get it")
  func scope() async throws {
    #expect(!FaultMode.standard.contains(.twice))
    #expect(FaultCoverage.all.modes == FaultMode.standard)
    let sweep = FaultSweep(
      "rates",
      fixture: { _ in RateService.scripted },
      run: { rates, faults in
        for await _ in rates.intercepted(by: faults).rates("EUR") {}
      },
      invariants: [.always],
      coverage: FaultCoverage(modes: [.twice])
    )
    let report = try await sweep.report()
    #expect(report.schedules == 0)
    #expect(report.problems.count == 1)
  }
}

@Suite("A capability is unreachable for a stretch of calls", .onOneThread)
struct PartitionTests {
  /// Notes the outcome of each call of a story, in their order.
  private typealias Outcomes = Mutexed<[String]>

  private func sweep(
    _ coverage: FaultCoverage,
    recover: @escaping FaultSweep<KVStore>.Story = { _, _ in },
    _ tasks: KeyValuePairs<String, FaultSweep<KVStore>.Story>
  ) -> FaultSweep<KVStore> {
    FaultSweep(
      "partition",
      fixture: { _ in KVStore() },
      tasks: tasks,
      invariants: [.always],
      recover: recover,
      coverage: coverage
    )
  }

  /// Calls two throwing endpoints in turn, and between them one that cannot fail.
  private func calling(_ calls: Int, _ outcomes: Outcomes) -> FaultSweep<KVStore>.Story {
    { store, faults in
      let kv = store.kv.intercepted(by: faults)
      var text = ""
      for number in 1...calls {
        let isEven = number.isMultiple(of: 2)
        let isDone =
          isEven ? (try? await kv.get("a")) != nil : (try? await kv.set("a", number)) != nil
        text += isDone ? "." : "x"
        await kv.pulse("free")
      }
      outcomes.update { [text] in $0.append(text) }
    }
  }

  @Test(
    "it begins at each call and grows by one call; then the capability works again",
    arguments: [[FaultMode.partition], [.before, .partition]]
  )
  func lengths(modes: [FaultMode]) async throws {
    let outcomes = Outcomes([])
    let coverage = FaultCoverage(
      modes: modes,
      includesPersistentFaults: false,
      includesPairs: false
    )
    let report = try await sweep(coverage, ["call": calling(4, outcomes)]).report()
    let one = ["x...", ".x..", "..x.", "...x"]
    let more = ["xx..", ".xx.", "..xx", "xxx.", ".xxx", "xxxx"]
    #expect(outcomes.value == ["....", "...."] + one + more + ["...."])
    #expect(report.problems == [])
    #expect(report.summary == "partition: 8 calls, 10 schedules, 0 violations")
  }

  @Test("each partition runs once in each order of two tasks")
  func orders() async throws {
    let runs = Mutexed<[String]>([])
    let story: @Sendable (String) -> FaultSweep<Storehouse>.Story = { name in
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        for _ in 1...2 {
          let isDone = (try? await depot.count()) != nil
          house.change { $0.mails.append(name + (isDone ? "." : "x")) }
        }
      }
    }
    let noted = Invariant<Storehouse>.noting { house in
      runs.update { $0.append(house.state.mails.joined()) }
    }
    let coverage = FaultCoverage(
      modes: [.partition],
      interleavings: .preemptions(9),
      includesPairs: false
    )
    let sweep = Orders.sweep(coverage, ["a": story("a"), "b": story("b")], [noted])
    let report = try await sweep.report()
    // Six orders of four calls, with no partition or one of ten. Each has several orders of the starts.
    #expect(Set(runs.value).count == 66)
    #expect(report.schedules == 219)
    #expect(report.problems == [])
  }

  @Test("it hits calls of all tasks and endpoints of the capability, and no recovery")
  func reach() async throws {
    let outcomes = Outcomes([])
    let accounts = Accounts()
    let sweep = sweep(
      FaultCoverage(modes: [.partition]),
      recover: { store, faults in try await store.kv.intercepted(by: faults).set("a", 9) },
      [
        "one": calling(2, outcomes),
        "bank": { _, faults in try await accounts.bank.intercepted(by: faults).deposit(1) },
        "two": calling(2, outcomes),
      ]
    )
    let report = try await sweep.report(of: "KV.get#1*9:partition")
    #expect(report.violations == [])
    #expect(report.problems == [])
    #expect(outcomes.value == [".x", "xx"])
    #expect(accounts.balances.value.to == 1)
  }

  @Test("it hits stream steps that can fail")
  func steps() async throws {
    let elements = Mutexed<[Int]>([])
    let sweep = FaultSweep(
      "rates",
      fixture: { _ in RateService.scripted },
      run: { rates, faults in
        let rates = rates.intercepted(by: faults)
        for currency in ["EUR", "USD"] {
          let changes = await all(try await rates.changes(currency))
          elements.update { $0.append(changes.elements.count) }
        }
      },
      invariants: [.always],
      coverage: FaultCoverage(modes: [.partition])
    )
    let report = try await sweep.report(of: "RateService.changes[]#2:partition")
    #expect(elements.value == [1, 2])
    #expect(report.problems == [])
    _ = try await sweep.report(of: "RateService.changes[]#2*2:partition")
    #expect(elements.value == [1, 2, 1])
  }

  @Test("random schedules have partitions of several calls")
  func random() async throws {
    let outcomes = Outcomes([])
    let coverage = FaultCoverage(
      modes: [.before, .partition],
      interleavings: .random(runs: 40, seed: 1)
    )
    _ = try await sweep(coverage, ["call": calling(4, outcomes)]).report()
    #expect(outcomes.value.count == 43)
    #expect(Set(outcomes.value).isSuperset(of: ["....", ".x..", "xx..", "xxxx"]))
  }
}
