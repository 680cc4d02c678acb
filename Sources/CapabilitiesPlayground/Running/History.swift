import CapabilityTranscripts
import Foundation

/// The transcripts of the last commands in a world. Each command ran in its own task.
struct History: Sendable {
  /// The maximum number of stored calls. Older commands are dropped, so that a long script needs no
  /// more memory than a short one.
  static let limit = 10_000

  /// A command, and its calls and stream steps.
  struct Entry: Sendable {
    let title: String
    let transcript: Transcript
    let calls: Int
  }

  private(set) var entries: [Entry] = []
  private var first = 0
  private var kept = 0
  /// The number of calls and stream steps that were dropped.
  private(set) var forgotten = 0

  /// The number of stored calls, as `replay` counts them, and that of dropped ones.
  var summary: String {
    counted(current.reduce(0) { $0 + $1.transcript.callCount }, "call")
      + (forgotten == 0 ? "" : "; \(forgotten) more calls or stream steps are dropped")
  }

  /// The stored commands.
  var current: ArraySlice<Entry> { entries[first...] }

  /// Adds the calls and stream steps of a command.
  mutating func add(_ title: String, _ transcript: Transcript, calls: Int) {
    guard calls > 0 else { return }
    let recorded = min(calls, Recording.limit)
    entries.append(Entry(title: title, transcript: transcript, calls: recorded))
    kept += recorded
    forgotten += calls - recorded
    while kept > History.limit, entries.count - first > 1 {
      kept -= entries[first].calls
      forgotten += entries[first].calls
      entries[first] = Entry(title: "", transcript: Transcript(), calls: 0)
      first += 1
    }
    // Removes dropped entries in batches, which is cheaper than one by one.
    if first > 1000, first > entries.count / 2 {
      entries.removeFirst(first)
      first = 0
    }
  }
}

extension History {
  /// The commands, each followed by its calls.
  var text: [String] {
    current.flatMap { entry in
      [entry.title]
        + entry.transcript.text().split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
  }

  /// A sequence diagram of all commands.
  var mermaid: [String] {
    var participants: [String] = []
    var rows: [Substring] = []
    for entry in current {
      let diagram = entry.transcript.mermaid(caller: entry.title)
      for row in diagram.split(separator: "\n").dropFirst() {
        if !row.hasPrefix("  participant ") {
          rows.append(row)
        } else if !participants.contains(String(row)) {
          participants.append(String(row))
        }
      }
    }
    return ["sequenceDiagram"] + participants + rows.map(String.init)
  }

  /// Returns the saved transcript of all commands.
  ///
  /// - Parameter settings: The values of the world that scripts can set, by path.
  func json(settings: [String: String]) throws -> Data {
    try Transcript.json(of: current.map(\.transcript), settings: settings)
  }
}
