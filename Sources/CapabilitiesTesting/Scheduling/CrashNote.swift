import CSweepSupport

/// A line about the schedule under way, which the process prints if it crashes.
final class CrashNote: Sendable {
  private let number: Int32

  /// - Parameter sweep: The name of the sweep.
  init(ofSweep sweep: String) {
    number = capabilities_crash_note_open("\nfault sweep \(describe(sweep)) was running")
  }

  deinit { capabilities_crash_note_close(number) }

  /// Removes the line after the last run.
  func end() { capabilities_crash_note_write(number, nil, nil) }

  /// Notes the plan of the run that starts now.
  func begin(_ plan: RunPlan) {
    let order = plan.draw == nil ? "" : " in a random order of the tasks"
    capabilities_crash_note_write(
      number,
      order + ": try await sweep.expectInvariants(under: ",
      plan.schedule.code
    )
  }
}
