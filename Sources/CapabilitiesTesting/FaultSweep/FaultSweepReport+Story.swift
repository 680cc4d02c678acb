extension FaultSweepReport.Violation {
  init(
    invariant: String,
    seen: String,
    schedule: FaultSchedule,
    run: Int,
    preemptions: Int,
    record: SweepRecord,
    tasks: [String]
  ) {
    self.invariant = invariant
    self.seen = seen
    self.schedule = schedule
    self.run = run
    self.preemptions = preemptions
    transcript = record.text(ofStory: tasks)
    mermaid = record.mermaid(ofStory: tasks)
  }
}

extension SweepRecord {
  /// Whether there is more than one task to tell apart.
  private var isConcurrent: Bool {
    let story = Set(ordered.lazy.filter(\.task.isOfStory).map(\.task))
    return story.count > 1
  }

  /// A line for each call, in the order of their effects: who makes it, where there are several,
  /// with a star where somebody else had to wait for it.
  func text(ofStory tasks: [String]) -> String {
    let isMarked = tasks.count > 1 || isConcurrent
    let shown = ordered.filter { isMarked || $0.task.isOfStory }
    // A run that goes on and on repeats itself.
    let last = shown.suffix(500)
    let width = last.map { $0.task.description.count }.max() ?? 0
    let lines = last.map { entry in
      guard isMarked else { return entry.line }
      let name = entry.task.description
      let padding = String(repeating: " ", count: width - name.count)
      return "\(entry.isPreemption ? "*" : " ") \(name)\(padding) \(entry.line)"
    }
    let left = shown.count - last.count
    return ((left > 0 ? ["… \(count(left, "call")) before"] : []) + lines)
      .joined(separator: "\n")
  }

  /// A sequence diagram: tasks on the left, capabilities on the right.
  func mermaid(ofStory tasks: [String]) -> String {
    let entries = ordered
    guard !entries.isEmpty else { return "" }
    var callers: [SweepTask] = []
    var callees: [String] = []
    for entry in entries {
      if !callers.contains(entry.task) { callers.append(entry.task) }
      if !callees.contains(entry.capability) { callees.append(entry.capability) }
    }
    let names = callers.sorted().map { task in
      let index = Int(task.root) - 1
      let name = tasks.indices.contains(index) && task.child == 0 ? " \(tasks[index])" : ""
      return "  participant \(task.mermaidName) as \(mermaidText("\(task)\(name)"))"
    }
    let rows = entries.suffix(500).flatMap { entry in entry.mermaidRows }
    return (["sequenceDiagram"] + names + callees.map { "  participant \(mermaidID($0))" } + rows)
      .joined(separator: "\n")
  }
}

extension SweepRecord.Entry {
  /// The call and how it ended.
  fileprivate var line: String {
    guard let mode else { return text + ending }
    let strike = mode.phrase(for: endpoint)
    switch (mode, outcome) {
    case (.crash, _), (.crashAlone, _): return "\(text) † \(strike)"
    // An error of the fault's own says what it is.
    case (_, .threw): return text + ending
    default: return "\(text)\(ending) († \(strike))"
    }
  }

  private var ending: String {
    switch outcome {
    case .returned("()"): ""
    case .returned(let value): " -> \(value)"
    case .ended: " -> end"
    case .threw(let error): " throws \(error)"
    case .givenUp: " given up"
    case .none: " ..."
    }
  }

  fileprivate var capability: String {
    String(endpoint.prefix { $0 != "." })
  }

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
    case .none: return notes + [call]
    }
  }
}

extension SweepTask {
  fileprivate var mermaidName: String { mermaidID(description) }
}
