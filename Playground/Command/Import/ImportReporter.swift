import CapabilitiesPlayground
import Membership
import RosterReading
import Synchronization

/// Reports the outcome of each line: diagnostics, rejected lines, progress, totals.
final class ImportReporter: Sendable {
  private let roster: RosterReader
  private let rejected: RejectedFile
  private let console: PlaygroundConsole
  private let state: Mutex<State>
  private let start = ContinuousClock.now

  private struct State {
    var meter: ProgressMeter
    var unreadable = 0
    var summary = RosterSummary()
  }

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - roster: The roster.
  ///   - rejected: The file for rejected lines.
  ///   - console: The console for diagnostics and progress.
  init(roster: RosterReader, rejected: RejectedFile, console: PlaygroundConsole) {
    self.roster = roster
    self.rejected = rejected
    self.console = console
    state = Mutex(State(meter: ProgressMeter(console: console)))
  }

  /// The number of lines that could not be read.
  var unreadable: Int { state.withLock { $0.unreadable } }

  /// The totals so far.
  var summary: RosterSummary { state.withLock { $0.summary } }

  /// Reports one line.
  ///
  /// - Throws: ``RosterImportError/roster(_:)`` if a rejected line cannot be written.
  func report(_ entry: RosterEntry, _ outcome: RosterOutcome) throws(RosterImportError) {
    let line = roster.removeLine(entry.line)
    switch (outcome, entry.request) {
    case (.enrolled(let member), _):
      update { $0.summary.enrolled += 1 }
      if case .owed(let reason) = member.receipt { reportOwedReceipt(entry, reason) }
    case (.alreadyMember, _): update { $0.summary.alreadyMembers += 1 }
    case (.interrupted(let reason), let request):
      update { $0.summary.interrupted += 1 }
      printDiagnostic("warning:", .yellow, entry.line, 1, "\(personPrefix(request))\(reason)")
    case (.rejected(let reason), .failure(let invalid)):
      update { $0.unreadable += 1 }
      try reject(entry, line, column: invalid.column, reason: reason, shown: reason)
    case (.rejected(let reason), .success):
      try reject(
        entry,
        line,
        column: 1,
        reason: reason,
        shown: "\(personPrefix(entry.request))\(reason)"
      )
    }
    let elapsed = ContinuousClock.now - start
    let progress = roster.progress
    update { $0.meter.update(progress, elapsed: elapsed) }
  }

  /// Removes the progress bar.
  func clear() { update { $0.meter.clear() } }

  private func reportOwedReceipt(_ entry: RosterEntry, _ reason: String?) {
    update { $0.summary.receiptsOwed += 1 }
    let text = "\(personPrefix(entry.request))is a member, but the receipt was not sent"
    printDiagnostic("warning:", .yellow, entry.line, 1, text + (reason.map { ": \($0)" } ?? ""))
  }

  private func reject(
    _ entry: RosterEntry,
    _ line: FileLine?,
    column: Int,
    reason: String,
    shown: String
  ) throws(RosterImportError) {
    update { $0.summary.rejected += 1 }
    printDiagnostic("error:", .red, entry.line, column, shown)
    guard let line else { return }
    try rejected.add(line, column: column, reason: reason)
  }

  private func printDiagnostic(
    _ kind: String,
    _ ink: PlaygroundConsole.Style.Attribute,
    _ line: Int,
    _ column: Int,
    _ message: String
  ) {
    clear()
    let location = PlaygroundConsole.printable("\(roster.path):\(line):\(column)")
    let text = PlaygroundConsole.printable(message)
    console.writeError("\(location): \(console.errorStyle(ink, kind)) \(text)\n")
  }

  private func update(_ change: (inout sending State) -> Void) { state.withLock { change(&$0) } }
}

/// Returns the person of an entry, as the start of a message.
private func personPrefix(_ request: Result<EnrollmentRequest, InvalidRosterLine>) -> String {
  guard case .success(let request) = request else { return "" }
  return "\(request.person.fullName) (\(request.person.id)): "
}

extension ImportReporter {
  /// Returns the summary to print at the end.
  ///
  /// - Parameters:
  ///   - rejectedPath: The file of rejected lines, if any.
  ///   - stillUnsettled: The number of earlier enrollments that are still unsettled.
  ///   - isPersistent: Whether another run can resume the import.
  func summaryText(rejectedPath: String?, stillUnsettled: Int, isPersistent: Bool) -> String {
    let summary = summary
    let again = isPersistent ? "  import again to resume" : ""
    let see = rejectedPath.map { "  see \(PlaygroundConsole.printable($0))" } ?? ""
    var rows = [
      ("enrolled", summary.enrolled, ""),
      ("members before", summary.alreadyMembers, ""),
      ("interrupted", summary.interrupted, again),
      ("rejected", summary.rejected, see),
    ]
    // Problems have a row only if they occurred.
    if summary.receiptsOwed > 0 { rows.append(("receipts owed", summary.receiptsOwed, again)) }
    if stillUnsettled > 0 {
      rows.append(("unsettled", stillUnsettled, "  from earlier runs; see above"))
    }
    let width = rows.map { String($0.1).count }.max() ?? 1
    var text = "\(PlaygroundConsole.printable(roster.path)): \(counted(summary.lines, "line"))\n"
    for (name, count, remark) in rows {
      let number = String(count)
      let gap = String(repeating: " ", count: 16 - name.count + width - number.count)
      text += "  \(name)\(gap)\(number)\(count > 0 ? remark : "")\n"
    }
    return text
  }
}
