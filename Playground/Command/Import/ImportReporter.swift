import CapabilitiesPlayground
import Membership
import RosterReading
import Synchronization

/// Takes note of what became of each line: diagnostics, rejected lines, progress.
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

  /// Starts with nothing noted.
  ///
  /// - Parameters:
  ///   - roster: Where the lines come from.
  ///   - rejected: Where rejected lines go.
  ///   - console: Where diagnostics and progress go.
  init(roster: RosterReader, rejected: RejectedFile, console: PlaygroundConsole) {
    self.roster = roster
    self.rejected = rejected
    self.console = console
    state = Mutex(State(meter: ProgressMeter(console: console)))
  }

  /// How many lines could not be read.
  var unreadable: Int { state.withLock { $0.unreadable } }

  /// What the lines came to so far, also where the import stopped before the end.
  var summary: RosterSummary { state.withLock { $0.summary } }

  /// Takes note of one line.
  ///
  /// - Throws: ``RosterImportError/roster(_:)`` where its rejection cannot be written.
  func report(_ entry: RosterEntry, _ outcome: RosterOutcome) throws(RosterImportError) {
    let line = roster.takeBack(entry.line)
    switch (outcome, entry.request) {
    case (.enrolled(let member), _):
      note { $0.summary.enrolled += 1 }
      if case .owed(let reason) = member.receipt { noteReceiptOwed(entry, reason) }
    case (.alreadyMember, _): note { $0.summary.alreadyMembers += 1 }
    case (.interrupted(let reason), let request):
      note { $0.summary.interrupted += 1 }
      printDiagnostic("warning:", .yellow, entry.line, 1, "\(who(request))\(reason)")
    case (.rejected(let reason), .failure(let invalid)):
      note { $0.unreadable += 1 }
      try reject(entry, line, column: invalid.column, reason: reason, shown: reason)
    case (.rejected(let reason), .success):
      try reject(entry, line, column: 1, reason: reason, shown: "\(who(entry.request))\(reason)")
    }
    let elapsed = ContinuousClock.now - start
    let progress = roster.progress
    note { $0.meter.update(progress, elapsed: elapsed) }
  }

  /// Takes the progress bar away.
  func clear() { note { $0.meter.clear() } }

  private func noteReceiptOwed(_ entry: RosterEntry, _ reason: String?) {
    note { $0.summary.receiptsOwed += 1 }
    let text = "\(who(entry.request))is a member, but the receipt is owed"
    printDiagnostic("warning:", .yellow, entry.line, 1, text + (reason.map { ": \($0)" } ?? ""))
  }

  private func reject(
    _ entry: RosterEntry,
    _ line: FileLine?,
    column: Int,
    reason: String,
    shown: String
  ) throws(RosterImportError) {
    note { $0.summary.rejected += 1 }
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
    let location = "\(roster.path):\(line):\(column)"
    console.writeError("\(location): \(console.errorStyle(ink, kind)) \(message)\n")
  }

  private func note(_ change: (inout sending State) -> Void) { state.withLock { change(&$0) } }
}

/// The person whom an entry names, to head a message with.
private func who(_ request: Result<EnrollmentRequest, InvalidRosterLine>) -> String {
  guard case .success(let request) = request else { return "" }
  return "\(request.person.fullName) (\(request.person.id)): "
}

extension ImportReporter {
  /// What the import came to, for the end of the output.
  ///
  /// - Parameters:
  ///   - rejectedPath: The file of rejected lines, if there is one.
  ///   - leftovers: How many enrolments of earlier runs are still unsettled.
  ///   - isPersistent: Whether another run can go on from here.
  func summaryText(rejectedPath: String?, leftovers: Int, isPersistent: Bool) -> String {
    let summary = summary
    let again = isPersistent ? "  run the import again to go on" : ""
    var rows = [
      ("enrolled", summary.enrolled, ""),
      ("members before", summary.alreadyMembers, ""),
      ("interrupted", summary.interrupted, again),
      ("rejected", summary.rejected, rejectedPath.map { "  see \($0)" } ?? ""),
    ]
    // What should not be is told only where it is.
    if summary.receiptsOwed > 0 { rows.append(("receipts owed", summary.receiptsOwed, again)) }
    if leftovers > 0 { rows.append(("left unsettled", leftovers, "  from before; see above")) }
    let width = rows.map { String($0.1).count }.max() ?? 1
    var text = "\(roster.path): \(counted(summary.lines, "line"))\n"
    for (name, count, remark) in rows {
      let number = String(count)
      let gap = String(repeating: " ", count: 16 - name.count + width - number.count)
      text += "  \(name)\(gap)\(number)\(count > 0 ? remark : "")\n"
    }
    return text
  }
}
