import CapabilitiesTesting
import Testing

@Suite("A call is delivered twice")
struct TwiceTests {
  /// Sweeps a use case in the mode `twice`, and returns the numbers x after each run.
  private func sweep(
    _ run: @escaping FaultSweep<KVStore>.Story
  ) async throws -> (report: FaultSweepReport, numbers: [Int]) {
    let numbers = Mutexed<[Int]>([])
    let sweep = FaultSweep(
      "twice",
      coverage: FaultCoverage(modes: [.twice]),
      fixture: { _ in KVStore() },
      run: run,
      invariants: [
        Invariant("x is at most 1") { store in
          numbers.update { $0.append(store["x"]) }
          return store["x"] <= 1
        }
      ]
    )
    return (try await sweep.report(), numbers.value)
  }

  @Test("an endpoint has its effect twice in one step, and its code reproduces that")
  func effect() async throws {
    let (report, numbers) = try await sweep { store, faults in
      _ = try await store.kv.intercepted(by: faults).add("x", 1)
    }
    // Twice undisturbed; then the violation, and the same run again for its transcript.
    #expect(numbers == [1, 1, 2, 2])
    #expect(
      report.failureMessages == [
        """
        violated: x is at most 1
          schedule: KV.add #1 has its effect twice
          calls:
            KV.add("x", 1) -> 2 († has its effect twice)
          reproduce with: try await sweep.expectInvariants(under: "KV.add#1:twice")
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
    #expect(answers.value == [true, true, false])
    #expect(numbers == [1, 1, 1])
    #expect(report.violations == [])
  }

  @Test("the error of the first delivery is lost, and that of the second one is thrown")
  func errors() async throws {
    for (failing, expected) in [(1, ["failed", "failed", "2"]), (2, ["1", "1", "failed"])] {
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
      #expect(outcomes.value == expected)
    }
  }

  @Test("the standard modes leave it out, and stream steps and synchronous calls do not get it")
  func scope() async throws {
    #expect(!FaultMode.standard.contains(.twice))
    #expect(FaultCoverage.all.modes == FaultMode.standard)
    let sweep = FaultSweep(
      "rates",
      coverage: FaultCoverage(modes: [.twice]),
      fixture: { _ in RateService.scripted },
      run: { rates, faults in
        for await _ in rates.intercepted(by: faults).rates("EUR") {}
      },
      invariants: [.always]
    )
    let report = try await sweep.report()
    #expect(report.schedules == 0)
    #expect(report.anomalies.count == 1)
  }
}
