import CapabilitiesTesting
import Testing

/// A planted bug: the invariant that it violates, and the schedules to run.
struct Planted {
  let invariant: Invariant<Storehouse>
  var coverage = FaultCoverage.interleavings

  /// Sweeps the story with the bug, and expects that the sweep finds it.
  ///
  /// - Parameters:
  ///   - runs: The maximum number of runs until it is found.
  ///   - preemptions: The number of preemptions in the schedule that finds it.
  ///   - modes: The faults in that schedule.
  ///   - tasks: The story.
  func expectFound(
    within runs: Int,
    preemptions: Int = 0,
    modes: [FaultMode] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ tasks: KeyValuePairs<String, Orders.Story>
  ) async throws {
    let sweep = Orders.sweep(coverage, tasks, [invariant])
    let report = try await sweep.report()
    #expect(report.problems == [], sourceLocation: sourceLocation)
    let first = try #require(report.violations.first, sourceLocation: sourceLocation)
    let schedule = first.schedule
    #expect(first.run <= runs, "\(schedule.code)", sourceLocation: sourceLocation)
    #expect(first.preemptions == preemptions, "\(schedule.code)", sourceLocation: sourceLocation)
    #expect(schedule.points.map(\.mode) == modes, sourceLocation: sourceLocation)
    // The code in the failure message reproduces the run.
    let copied = try #require(FaultSchedule(code: schedule.code), sourceLocation: sourceLocation)
    let again = try await sweep.report(of: copied)
    #expect(again.problems == [], sourceLocation: sourceLocation)
    #expect(again.violations.first?.invariant == first.invariant, sourceLocation: sourceLocation)
  }

  /// Sweeps the fixed story, and expects that every schedule ran and kept the invariant.
  func expectClean(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ tasks: KeyValuePairs<String, Orders.Story>
  ) async throws {
    let report = try await Orders.sweep(coverage, tasks, [invariant]).report()
    #expect(report.failureMessages == [], sourceLocation: sourceLocation)
    #expect(report.problems == [], sourceLocation: sourceLocation)
    #expect(report.schedules > 0, sourceLocation: sourceLocation)
    #expect(!report.reachedLimit, sourceLocation: sourceLocation)
  }
}
