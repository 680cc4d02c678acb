import CapabilitiesTesting
import Testing

/// What runs in a planted mistake's story.
typealias PlantedStory = FaultSweep<Storehouse>.Story

/// A mistake that is planted in a story: what must hold, and which schedules are run.
struct Planted {
  let invariant: Invariant<Storehouse>
  var coverage = FaultCoverage.interleavings
  var recover: PlantedStory = { _, _ in }

  /// Sweeps the story with the mistake, and expects it to be found.
  ///
  /// - Parameters:
  ///   - runs: After how many runs, at the most.
  ///   - preemptions: How many the schedule has that shows it.
  ///   - modes: The faults that this schedule has.
  ///   - tasks: The story.
  func expectFound(
    within runs: Int,
    preemptions: Int = 0,
    modes: [FaultMode] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ tasks: KeyValuePairs<String, PlantedStory>
  ) async throws {
    let sweep = sweep(tasks)
    let report = try await sweep.report()
    #expect(report.anomalies == [], sourceLocation: sourceLocation)
    let first = try #require(report.violations.first, sourceLocation: sourceLocation)
    let schedule = first.schedule
    #expect(first.run <= runs, "\(schedule.code)", sourceLocation: sourceLocation)
    #expect(first.preemptions == preemptions, "\(schedule.code)", sourceLocation: sourceLocation)
    #expect(schedule.points.map(\.mode) == modes, sourceLocation: sourceLocation)
    // The code that a failure message shows makes the same run again.
    let copied = try #require(FaultSchedule(code: schedule.code), sourceLocation: sourceLocation)
    let again = try await sweep.report(of: copied)
    #expect(again.anomalies == [], sourceLocation: sourceLocation)
    #expect(
      again.violations.first?.invariant == first.invariant,
      sourceLocation: sourceLocation
    )
  }

  /// Sweeps the mended story, and expects every schedule to have run and to have kept the
  /// invariant.
  func expectClean(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ tasks: KeyValuePairs<String, PlantedStory>
  ) async throws {
    let report = try await sweep(tasks).report()
    #expect(report.failureMessages == [], sourceLocation: sourceLocation)
    #expect(report.anomalies == [], sourceLocation: sourceLocation)
    #expect(report.schedules > 0, sourceLocation: sourceLocation)
    #expect(!report.reachedLimit, sourceLocation: sourceLocation)
  }

  private func sweep(_ tasks: KeyValuePairs<String, PlantedStory>) -> FaultSweep<Storehouse> {
    FaultSweep(
      "planted",
      coverage: coverage,
      fixture: { clock in Storehouse(clock) },
      tasks: tasks,
      recover: recover,
      invariants: [invariant]
    )
  }
}
