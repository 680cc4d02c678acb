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
  private var kept = 0
  /// The number of calls and stream steps that were dropped.
  private(set) var forgotten = 0

  /// The number of stored calls, as `replay` counts them, and that of dropped ones.
  var summary: String {
    counted(entries.reduce(0) { $0 + $1.transcript.callCount }, "call")
      + (forgotten == 0 ? "" : "; \(forgotten) more calls or stream steps are dropped")
  }

  /// Adds the calls and stream steps of a command.
  mutating func add(_ title: String, _ transcript: Transcript, calls: Int) {
    guard calls > 0 else { return }
    let recorded = min(calls, Recording.limit)
    entries.append(Entry(title: title, transcript: transcript, calls: recorded))
    kept += recorded
    forgotten += calls - recorded
    while kept > History.limit, entries.count > 1 {
      let dropped = entries.removeFirst()
      kept -= dropped.calls
      forgotten += dropped.calls
    }
  }
}

extension History {
  /// The commands, each followed by its calls.
  var text: [String] {
    entries.flatMap { entry in
      [entry.title]
        + entry.transcript.text().split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
  }

  /// A sequence diagram of all commands.
  var mermaid: String { Transcript.mermaid(entries.map { ($0.title, $0.transcript) }) }

  /// Returns the saved transcript of all commands.
  ///
  /// - Parameter settings: The values of the world that scripts can set, by path.
  func json(settings: [String: String]) throws -> Data {
    try Transcript.json(of: entries.map(\.transcript), settings: settings)
  }
}
