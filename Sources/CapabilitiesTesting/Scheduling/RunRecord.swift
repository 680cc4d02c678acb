import Capabilities

/// The recorded calls of a run.
struct RunRecord: Sendable {
  struct Entry: Sendable {
    let task: SweepTask
    let endpoint: String
    /// The call with its inputs: `RateService.rates("EUR")[3]`.
    let text: String
    /// Whether a runnable task had to wait for this call.
    var isPreemption = false
    var mode: FaultMode?
    var outcome = RecordedCall.Outcome.running
    /// The position among the entries.
    fileprivate(set) var order: Int
  }

  private var entries: [Entry] = []
  private var lastOrder = 0

  /// The calls, in the order of their effects. A stream step is placed at the time its element arrived.
  var ordered: [Entry] { entries.sorted { $0.order < $1.order } }

  /// Records the start of a call and returns the index of its entry.
  ///
  /// - Parameter isPreemption: Whether another task had to wait for the call, or for the start or the
  ///   wake of the task before it.
  mutating func begin(_ call: SweptCall, isPreemption: Bool, _ mode: FaultMode?) -> Int {
    entries.append(
      Entry(
        task: call.task,
        endpoint: call.endpoint ?? "",
        text: call.text,
        isPreemption: isPreemption,
        mode: mode,
        order: nextOrder()
      )
    )
    return entries.count - 1
  }

  /// Records the outcome of a call.
  mutating func end(_ entry: Int, _ outcome: RecordedCall.Outcome) {
    entries[entry].outcome = outcome
    guard entries[entry].endpoint.isStep else { return }
    entries[entry].order = nextOrder()
  }

  /// Records that a consumer abandoned a stream.
  mutating func giveUp(_ task: SweepTask, _ endpoint: String, _ text: String) {
    entries.append(
      Entry(task: task, endpoint: endpoint, text: text, outcome: .givenUp, order: nextOrder())
    )
  }

  private mutating func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}

extension RunRecord {
  /// Returns one line per call, in the order of their effects. If there are several tasks, or the
  /// recovery made calls, each line starts with the calling task, after a star if the call was a
  /// preemption.
  func text(ofStory tasks: [String]) -> String {
    let shown = ordered
    let isMarked = tasks.count > 1 || shown.contains { $0.task != .first }
    let width = shown.map { $0.task.description.count }.max() ?? 0
    return shown.map { entry in
      guard isMarked else { return entry.line }
      let name = entry.task.description
      let padding = String(repeating: " ", count: width - name.count)
      return "\(entry.isPreemption ? "*" : " ") \(name)\(padding) \(entry.line)"
    }.joined(separator: "\n")
  }

  /// Returns a sequence diagram with the tasks on the left and the capabilities on the right.
  func mermaid(ofStory tasks: [String]) -> String {
    let entries = ordered
    guard !entries.isEmpty else { return "" }
    var callees: [String] = []
    for entry in entries where !callees.contains(entry.capability) {
      callees.append(entry.capability)
    }
    let names = Set(entries.map(\.task)).sorted().map { task in
      let index = Int(task.root) - 1
      let name = tasks.indices.contains(index) && task.child == 0 ? " \(tasks[index])" : ""
      return "  participant \(task.mermaidName) as \(mermaidText("\(task)\(name)"))"
    }
    let rows = entries.flatMap(\.mermaidRows)
    return (["sequenceDiagram"] + names + callees.map { "  participant \(mermaidID($0))" } + rows)
      .joined(separator: "\n")
  }
}

extension RunRecord.Entry {
  /// The call and its outcome.
  fileprivate var line: String {
    guard let mode else { return text + outcome.ending }
    let resumption = mode.phrase(for: endpoint)
    switch (mode, outcome) {
    case (.crash, _), (.crashAlone, _): return "\(text) † \(resumption)"
    // The injected error already describes the fault.
    case (_, .threw) where mode != .twice: return text + outcome.ending
    default: return "\(text)\(outcome.ending) († \(resumption))"
    }
  }

  fileprivate var capability: String { endpoint.capability }

  fileprivate var mermaidRows: [String] {
    let (caller, callee) = (task.mermaidName, mermaidID(capability))
    let name = endpoint.split(separator: ".").last ?? ""
    let message = mermaidText(String(text.dropFirst(endpoint.count - name.count)))
    let notes = isPreemption ? ["  Note over \(caller): goes first"] : []
    let call = "  \(caller)->>\(callee): \(message)"
    if mode == .crash || mode == .crashAlone {
      return notes + ["  \(caller)-x\(callee): \(message)", "  Note over \(caller): dead"]
    }
    switch outcome {
    case .returned(let value):
      return notes + [call, "  \(callee)-->>\(caller): \(mermaidText(value))"]
    case .threw(let error):
      return notes + [call, "  \(callee)--x\(caller): \(mermaidText(error))"]
    case .ended: return notes + [call, "  \(callee)-->>\(caller): end"]
    case .givenUp: return ["  \(caller)-x\(callee): \(message) given up"]
    case .running: return notes + [call]
    }
  }
}

extension SweepTask {
  fileprivate var mermaidName: String { mermaidID(description) }
}
