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
    entries.contains { $0.task.isOfStory && $0.task != entries.first?.task }
  }

  /// A line for each call, in the order of their effects: who makes it, where there are several,
  /// with a star where somebody else had to wait for it.
  func text(ofStory tasks: [String]) -> String {
    let isMarked = tasks.count > 1 || isConcurrent
    let shown = entries.filter { isMarked || $0.task.isOfStory }
    // A run that goes on and on repeats itself.
    let last = shown.suffix(500)
    let width = last.map { $0.task.description.count }.max() ?? 0
    let lines = last.map { entry in
      guard isMarked else { return entry.text }
      let name = entry.task.description
      let padding = String(repeating: " ", count: width - name.count)
      return "\(entry.isPreemption ? "*" : " ") \(name)\(padding) \(entry.text)"
    }
    let left = shown.count - last.count
    return ((left > 0 ? ["… \(count(left, "call")) before"] : []) + lines)
      .joined(separator: "\n")
  }

  /// A sequence diagram: tasks on the left, capabilities on the right.
  func mermaid(ofStory tasks: [String]) -> String {
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
  fileprivate var text: String {
    let call = "\(endpoint)(\(inputs.joined(separator: ", ")))"
    switch (mode, outcome) {
    case (.crash?, _), (.crashAlone?, _): return "\(call) † \(mode?.phrase ?? "")"
    case (.cancel?, _), (.slow?, _): return "\(call)\(ending) († \(mode?.phrase ?? ""))"
    default: return call + ending
    }
  }

  private var ending: String {
    switch outcome {
    case .returned("()"): ""
    case .returned(let value): " -> \(value)"
    case .threw(let error): " throws \(error)"
    case .none: " ..."
    }
  }

  fileprivate var capability: String {
    String(endpoint.prefix { $0 != "." })
  }

  fileprivate var mermaidRows: [String] {
    let (caller, callee) = (task.mermaidName, mermaidID(capability))
    let name = endpoint.split(separator: ".").last.map(String.init) ?? endpoint
    let message = mermaidText("\(name)(\(inputs.joined(separator: ", ")))")
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
    case .none: return notes + [call]
    }
  }
}

extension SweepTask {
  fileprivate var mermaidName: String { mermaidID(description) }
}
