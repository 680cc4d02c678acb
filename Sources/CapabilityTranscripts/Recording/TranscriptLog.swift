/// What a transcript knows: its calls in the order they began.
struct TranscriptLog {
  struct Entry: Sendable {
    let endpoint: String
    let inputs: [String]
    let parent: Int?
    /// Whether the task that made the outer call made this one too.
    let isOrdered: Bool
    var outcome = RecordedCall.Outcome.running
    var value: RecordedValue?
  }

  private(set) var entries: [Entry] = []
  /// The task whose outermost calls keep their order.
  var rootTask: TaskIdentity?

  init(rootTask: TaskIdentity?) {
    self.rootTask = rootTask
  }

  mutating func begin(
    _ endpoint: String,
    inputs: [String],
    parent: TranscriptFrame?,
    task: TaskIdentity?
  ) -> Int {
    // Made outside of a task, the transcript belongs to the first task that uses it.
    if rootTask == nil { rootTask = task }
    let outerTask = parent == nil ? rootTask : parent?.task
    entries.append(
      Entry(endpoint: endpoint, inputs: inputs, parent: parent?.index, isOrdered: task == outerTask)
    )
    return entries.count - 1
  }

  mutating func end(_ index: Int, _ outcome: RecordedCall.Outcome, _ value: RecordedValue?) {
    entries[index].outcome = outcome
    entries[index].value = value
  }

  /// The calls as a tree.
  func tree() -> (ordered: [RecordedCall], concurrent: [RecordedCall]) {
    var children: [Int?: [Int]] = [:]
    for (index, entry) in entries.enumerated() { children[entry.parent, default: []].append(index) }

    func calls(below parent: Int?) -> (ordered: [RecordedCall], concurrent: [RecordedCall]) {
      var ordered: [RecordedCall] = []
      var concurrent: [RecordedCall] = []
      for index in children[parent] ?? [] {
        let entry = entries[index]
        let inner = calls(below: index)
        let call = RecordedCall(
          endpoint: entry.endpoint,
          inputs: entry.inputs,
          outcome: entry.outcome,
          calls: inner.ordered,
          concurrentCalls: inner.concurrent
        )
        if entry.isOrdered { ordered.append(call) } else { concurrent.append(call) }
      }
      let byText = concurrent.map { (text: $0.lines(.full).joined(separator: "\n"), call: $0) }
      return (ordered, byText.sorted { $0.text < $1.text }.map(\.call))
    }
    return calls(below: nil)
  }
}
