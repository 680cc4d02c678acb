import CapabilityTranscripts
import Foundation

/// The transcripts of a world's last commands, each of which ran in a task of its own.
struct History: Sendable {
  /// How many calls are kept. Older commands are let go, so that a long script takes no more memory
  /// than a short one.
  static let limit = 10_000

  /// A command and its calls.
  struct Entry: Sendable {
    let title: String
    let transcript: Transcript
    let calls: Int
  }

  private(set) var entries: [Entry] = []
  private var first = 0
  private var kept = 0
  /// How many calls are no longer there.
  private(set) var forgotten = 0

  /// How many calls there were.
  var calls: Int { forgotten + kept }

  /// The commands that are kept.
  var current: ArraySlice<Entry> { entries[first...] }

  /// Adds what a command has called.
  mutating func add(_ title: String, _ transcript: Transcript, calls: Int) {
    guard calls > 0 else { return }
    let recorded = min(calls, Recording.limit)
    entries.append(Entry(title: title, transcript: transcript, calls: recorded))
    kept += recorded
    forgotten += calls - recorded
    while kept > History.limit, entries.count - first > 1 {
      kept -= entries[first].calls
      forgotten += entries[first].calls
      first += 1
    }
    // What was let go is cut off now and then, and not one by one.
    if first > 1000, first > entries.count / 2 {
      entries.removeFirst(first)
      first = 0
    }
  }
}

extension History {
  /// Every call, below the command that made it.
  var text: [String] {
    current.flatMap { entry in
      [entry.title]
        + entry.transcript.text().split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
  }

  /// One sequence diagram of all commands.
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

  /// One saved transcript of all commands.
  func json() throws -> Data { try Transcript.json(of: current.map(\.transcript)) }
}
