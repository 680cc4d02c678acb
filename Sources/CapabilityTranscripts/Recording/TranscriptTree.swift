extension TranscriptLog {
  typealias Calls = (ordered: [RecordedCall], concurrent: [RecordedCall])

  /// The calls and steps as a tree.
  func tree() -> Calls {
    var children: [Int?: [Int]] = [:]
    for (index, entry) in entries.enumerated() { children[entry.parent, default: []].append(index) }
    let numbers = streamNumbers

    func calls(below parent: Int?) -> Calls {
      var ordered: [RecordedCall] = []
      var concurrent: [RecordedCall] = []
      for index in children[parent] ?? [] {
        let entry = entries[index]
        let inner = calls(below: index)
        let call = RecordedCall(
          endpoint: entry.endpoint,
          inputs: entry.inputs,
          step: entry.step.map { .init(stream: numbers[$0.stream], number: $0.number) },
          outcome: entry.outcome,
          calls: inner.ordered,
          concurrentCalls: inner.concurrent
        )
        if entry.isOrdered { ordered.append(call) } else { concurrent.append(call) }
      }
      return (ordered, RecordedCall.inOrderOfText(concurrent))
    }
    return calls(below: nil)
  }

  /// The number of each stream among those of the same call. Where the order of the calls differs
  /// from run to run, the text decides.
  private var streamNumbers: [Int] {
    var numbers = Array(repeating: 1, count: streams.all.count)
    let several = streams.byKind.filter { $0.value.count > 1 }
    guard !several.isEmpty else { return numbers }
    let moving = kindsOutOfOrder
    for (kind, indices) in several {
      let isIterated = Set(indices.map { streams[$0].origin }).count < indices.count
      let keepTheirPlace =
        !moving.contains(kind)
        && (!isIterated || indices.allSatisfy { streams[$0].steps.allSatisfy(isInOrder) })
      let byText = keepTheirPlace ? [] : indices.sorted { outcomes(of: $0) < outcomes(of: $1) }
      for (number, stream) in (keepTheirPlace ? indices : byText).enumerated() {
        numbers[stream] = number + 1
      }
    }
    return numbers
  }

  /// The calls that other tasks made.
  private var kindsOutOfOrder: Set<StreamLog.Kind> {
    Set(
      entries.indices.filter { entries[$0].step == nil && !isInOrder($0) }
        .map { StreamLog.Kind(endpoint: entries[$0].endpoint, inputs: entries[$0].inputs) }
    )
  }

  /// Whether a call or a step keeps its place in every run.
  private func isInOrder(_ index: Int) -> Bool {
    var index: Int? = index
    while let current = index {
      guard entries[current].isOrdered else { return false }
      index = entries[current].parent
    }
    return true
  }

  private func outcomes(of stream: Int) -> String {
    streams[stream].steps.map { "\(entries[$0].outcome)" }.joined(separator: "\n")
  }
}
