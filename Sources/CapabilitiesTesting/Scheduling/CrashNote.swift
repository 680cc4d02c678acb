import CSweepSupport

/// A line about the schedule under way, which the process prints if it crashes.
final class CrashNote: Sendable {
  private let sweep: String
  private let number = capabilities_crash_note_open()

  /// - Parameter sweep: The name of the sweep.
  init(ofSweep sweep: String) {
    self.sweep = describe(sweep)
  }

  deinit {
    capabilities_crash_note_close(number)
  }

  /// Removes the line after the last run.
  func end() {
    capabilities_crash_note_write(number, "")
  }

  /// Notes the plan of the run that starts now.
  func begin(_ plan: RunPlan) {
    let order = plan.draw == nil ? "" : " in a random order of the tasks"
    let text = plan.schedule.code
    let isPlain = !text.utf8.contains(0x22) && !text.utf8.contains(0x5C)
    let code = isPlain ? "\"" + text + "\"" : describe(text)
    capabilities_crash_note_write(
      number,
      """

      fault sweep \(sweep) was running\(order): \
      try await sweep.expectInvariants(under: \(code))

      """
    )
  }
}
