import Foundation

/// Shows the progress of a long sweep on a terminal.
struct SweepProgress {
  private let name: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var isShown = false

  init(_ name: String) {
    self.name = name
    next = clock.now + .seconds(1)
  }

  /// Shows the report so far, at most twice a second.
  ///
  /// - Parameters:
  ///   - report: The report so far.
  ///   - known: The number of known schedules, run or not. It grows during the sweep.
  mutating func show(_ report: FaultSweepReport, of known: Int) {
    guard isTerminal, clock.now >= next else { return }
    next = clock.now + .milliseconds(500)
    isShown = true
    let violations = counted(report.violations.count, "violation")
    let line = "\(name): \(report.schedules) of \(known) known schedules, \(violations)"
    write("\r\u{1B}[K\(line.prefix(100))")
  }

  /// Clears the progress line.
  mutating func end() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
