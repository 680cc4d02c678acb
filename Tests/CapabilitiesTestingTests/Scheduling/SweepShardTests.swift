import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("SWEEP_SHARD runs one part of a sweep's schedules")
struct SweepShardTests {
  /// Two tasks that go on after errors, and each note the outcomes of their calls.
  private func sweep(
    _ coverage: FaultCoverage,
    _ invariant: Invariant<Storehouse>
  ) -> FaultSweep<Storehouse> {
    func calling(_ name: String) -> Orders.Story {
      { house, faults in
        let depot = house.depot.intercepted(by: faults)
        for _ in 1...3 {
          let isDone = (try? await depot.order(name)) != nil
          house.change { $0.mails.append(name + (isDone ? "." : "x")) }
        }
      }
    }
    return Orders.sweep(coverage, ["a": calling("a"), "b": calling("b")], [invariant])
  }

  /// Returns the runs of a sweep or of a part, without the undisturbed ones.
  private func runs(
    _ coverage: FaultCoverage,
    _ part: String? = nil
  ) async throws -> (report: FaultSweepReport, runs: [String]) {
    let runs = Mutexed<[String]>([])
    let noted = Invariant<Storehouse>.noting { house in
      let state = house.state
      runs.update { $0.append(state.mails.joined() + " " + state.orders.joined()) }
    }
    let sweep = sweep(coverage, noted)
    let report =
      if let part {
        try await sweep.report(of: SweepShard(code: part))
      } else { try await sweep.report() }
    #expect(report.problems == [])
    return (report, Array(runs.value.dropFirst(2).dropLast()))
  }

  @Test(
    "the parts are disjoint, and together they are the whole",
    arguments: [2, 3, 8],
    [
      FaultCoverage(modes: [.before, .crash, .partition], interleavings: .preemptions(1)),
      .interleavings,
      FaultCoverage(modes: [.before], interleavings: .random(runs: 50, seed: 3)),
    ]
  )
  func union(parts: Int, coverage: FaultCoverage) async throws {
    let whole = try await runs(coverage)
    #expect(!whole.report.reachedLimit)
    var together: [String] = []
    var schedules = 0
    for part in 1...parts {
      let (report, runs) = try await runs(coverage, "\(part)/\(parts)")
      schedules += report.schedules
      #expect(report.summary.hasPrefix("orders (part \(part) of \(parts)): 2 tasks, 6 calls, "))
      #expect(report.explored.contains("part \(part) of \(parts): the other parts run elsewhere"))
      together += runs
    }
    #expect(schedules == whole.report.schedules)
    // Each part makes the runs with a single task switch, and one part reports each of them.
    for run in whole.runs { together.remove(at: try #require(together.firstIndex(of: run))) }
    let switches = ["b.b.b.a.a.a. bbbaaa", "a.b.b.b.a.a. abbbaa", "a.a.b.b.b.a. aabbba"]
    #expect(Set(together) == (coverage.isSystematic ? Set(switches) : []))
  }

  @Test("a violation is reported by one part, although each part makes the run")
  func violations() async throws {
    let sweep = sweep(
      .interleavings,
      Invariant("b never runs alone in the middle") { $0.state.mails.joined() != "a.b.b.b.a.a." }
    )
    let whole = try await sweep.report().violations.map(\.schedule)
    // The first task starts before the second one, or after it.
    #expect(whole.count == 2)
    var together: [FaultSchedule] = []
    for part in 1...3 {
      let shard = try SweepShard(code: "\(part)/3")
      together += try await sweep.report(of: shard).violations.map(\.schedule)
    }
    #expect(together.count == 2)
    #expect(Set(together) == Set(whole))
  }

  @Test("the parts share the limit, and each owes its share of the first level")
  func limit() async throws {
    let coverage = FaultCoverage(
      modes: [.before, .after],
      includesPersistentFaults: false,
      scheduleLimit: 10
    )
    var reports: [FaultSweepReport] = []
    for part in 1...3 { reports.append(try await runs(coverage, "\(part)/3").report) }
    #expect(reports.map(\.schedules) == [4, 3, 3])
    let message = try #require(reports[2].limitMessage)
    #expect(message.hasPrefix("the schedule limit left out "))
    #expect(message.contains("orders (part 3 of 3): 2 tasks, 6 calls, 3 schedules"))
    #expect(
      message.contains("raise the coverage's scheduleLimit of 10, of which part 3 of 3 runs 3")
    )
  }

  @Test("the limit can have any value", arguments: [-1, 0, .max])
  func extremeLimit(limit: Int) async throws {
    let coverage = FaultCoverage(
      modes: [.before],
      interleavings: .none,
      includesPairs: false,
      scheduleLimit: limit
    )
    for part in [nil, "1/2", "2/2"] {
      let report = try await runs(coverage, part).report
      #expect(report.schedules == (limit < 1 ? 0 : part == nil ? 12 : 6))
      #expect(report.reachedLimit == (limit < 1))
    }
  }

  @Test("a part without schedules is no issue, but an empty sweep is one in each part")
  func empty() async throws {
    let small = Orders.sweep(
      FaultCoverage(modes: [.before], includesPersistentFaults: false),
      ["a": Orders.calling("a", 1)]
    )
    var reports: [FaultSweepReport] = []
    for part in 1...3 {
      reports.append(try await small.report(of: SweepShard(code: "\(part)/3")))
    }
    #expect(reports.map(\.schedules).sorted() == [0, 0, 1])
    #expect(reports.map(\.problems) == [[], [], []])
    let nothing = Orders.sweep(.interleavings, ["a": Orders.calling("a", 1)])
    let report = try await nothing.report(of: SweepShard(code: "2/3"))
    #expect(report.problems.count == 1)
  }

  @Test(
    "a value that is no part is refused",
    arguments: [
      "", "0/8", "9/8", "x", "/", "2/", "/8", "2", "2/8/1", "-1/8", "+1/8", " 2/8", "2/0", "0/0",
      "１/２", "1/99999999999999999999",
    ]
  )
  func invalid(code: String) {
    let error = #expect(throws: InvalidShardError.self) { try SweepShard(code: code) }
    #expect(
      error?.description == """
        expected SWEEP_SHARD=PART/PARTS with a PART from 1 to PARTS, such as 2/8, found "\(code)"
          to fix: set it to one part on each machine, or unset it to run the whole sweep
        """
    )
  }

  @Test("a sweep reads the environment, and running one schedule does not", .ownThreads)
  func environment() async {
    await #expect(processExitsWith: .success) { try await sweepInEnvironment() }
  }
}

/// The body of the child process.
private func sweepInEnvironment() async throws {
  let sweep = Orders.sweep(.singles, ["a": Orders.calling("a", 8)])
  let whole = try await sweep.report()
  setenv("SWEEP_SHARD", "2/2", 1)
  let half = try await sweep.expectInvariants()
  #expect(half.schedules * 2 == whole.schedules)
  #expect(half.summary.hasPrefix("orders (part 2 of 2): 8 calls"))
  for code in ["", "3/2"] {
    setenv("SWEEP_SHARD", code, 1)
    await #expect(throws: InvalidShardError.self) { try await sweep.expectInvariants() }
  }
  #expect(try await sweep.report(of: "Depot.order#1:before").schedules == 1)
}

extension FaultCoverage {
  /// Whether the orders are not random.
  fileprivate var isSystematic: Bool {
    if case .preemptions = interleavings { true } else { false }
  }
}
