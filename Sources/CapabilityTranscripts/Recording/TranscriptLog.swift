import Capabilities
import CapabilityStreams

/// The recorded calls and the steps of their streams, in the order they started.
struct TranscriptLog {
  struct Entry: Sendable {
    let call: CallSignature
    /// The keys of inputs whose descriptions do not show all parts; empty if there are none.
    var keys: [String?] = []
    /// The encoded inputs; `nil` if the transcript does not keep them.
    var arguments: [RecordedValue]?
    /// For a step: its stream and its number.
    var step: (stream: Int, number: Int)?
    var parent: Int?
    /// Whether the task that made the outer call also made this one.
    var isOrdered = true
    var outcome = RecordedCall.Outcome.running
    var value: RecordedValue?
    /// The number of streams returned in the process when this call returned its stream.
    var streamsBefore = 0
  }

  private(set) var entries: [Entry] = []
  private(set) var streams = StreamLog()
  /// The task whose outermost calls keep their order.
  private var rootTask: TaskIdentity?

  init(rootTask: TaskIdentity?) {
    self.rootTask = rootTask
  }

  /// Adds a call or a step, and returns its position.
  mutating func add(_ entry: Entry, in parent: TranscriptFrame?, by task: TaskIdentity?) -> Int {
    // A transcript created outside of a task belongs to the first task that uses it.
    if rootTask == nil { rootTask = task }
    var entry = entry
    entry.parent = parent?.index
    entry.isOrdered = task == (parent == nil ? rootTask : parent?.task)
    if let stream = entry.step?.stream { streams.note(entries.count, of: stream) }
    entries.append(entry)
    return entries.count - 1
  }

  /// Returns the entry of a step.
  ///
  /// - Parameter inputs: The inputs of the stream's call, for a new stream.
  mutating func entry(of step: StreamStep, inputs: [String]) -> Entry {
    let stream = streams.index(of: step, inputs: inputs)
    return Entry(call: streams[stream].call, step: (stream, step.number))
  }

  mutating func end(
    _ index: Int,
    _ outcome: RecordedCall.Outcome,
    _ value: RecordedValue?,
    streamsBefore: Int = 0
  ) {
    entries[index].outcome = outcome
    entries[index].value = value
    entries[index].streamsBefore = streamsBefore
  }

  /// Moves a step to the place of the stream's previous step: the task that releases a stream is
  /// not always the one that took its elements.
  mutating func moveToConsumer(_ index: Int) {
    guard let stream = entries[index].step?.stream else { return }
    guard let last = streams[stream].steps.dropLast().last else { return }
    entries[index].parent = entries[last].parent
    entries[index].isOrdered = entries[last].isOrdered
  }
}

// MARK: The tree of calls

extension TranscriptLog {
  typealias Calls = (ordered: [RecordedCall], concurrent: [RecordedCall])

  /// Returns the calls and steps as a tree.
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
          endpoint: entry.call.endpoint,
          inputs: entry.call.inputs,
          step: entry.step.map { .init(stream: numbers[$0.stream], number: $0.number) },
          outcome: entry.outcome,
          calls: inner.ordered,
          concurrentCalls: inner.concurrent
        )
        if entry.isOrdered { ordered.append(call) } else { concurrent.append(call) }
      }
      if concurrent.count > 1 { concurrent = RecordedCall.sorted(concurrent, .full).map(\.call) }
      return (ordered, concurrent)
    }
    return calls(below: nil)
  }

  /// The number of each stream among those of the same call. If the order of the calls differs
  /// between runs, the streams are sorted by text.
  private var streamNumbers: [Int] {
    var numbers = Array(repeating: 1, count: streams.all.count)
    let several = streams.bySignature.filter { $0.value.count > 1 }
    guard !several.isEmpty else { return numbers }
    let moving = unorderedSignatures
    var ranks: [Int: Int]?
    for (signature, indices) in several {
      let isIterated = Set(indices.map { streams[$0].origin }).count < indices.count
      let keepTheirPlace =
        !moving.contains(signature)
        && (!isIterated || indices.allSatisfy { streams[$0].steps.allSatisfy(isInOrder) })
      guard !keepTheirPlace else {
        for (number, stream) in indices.enumerated() { numbers[stream] = number + 1 }
        continue
      }
      let known = ranks ?? ranksOfOutermostCalls
      ranks = known
      let rows = indices.map { stream in
        let outermost = streams[stream].steps.first.flatMap { Array(path(to: $0)).last }
        return (stream: stream, text: text(of: stream), rank: outermost.flatMap { known[$0] } ?? 0)
      }
      let sorted = rows.sorted { row, other in
        row.text == other.text
          ? row.rank < other.rank : row.text.lexicographicallyPrecedes(other.text)
      }
      for (number, row) in sorted.enumerated() { numbers[row.stream] = number + 1 }
    }
    return numbers
  }

  /// The calls that other tasks made.
  private var unorderedSignatures: Set<CallSignature> {
    Set(
      entries.indices.filter { entries[$0].step == nil && !isInOrder($0) }
        .map { entries[$0].call }
    )
  }

  /// Whether a call or a step has the same position in every run.
  private func isInOrder(_ index: Int) -> Bool {
    path(to: index).allSatisfy { entries[$0].isOrdered }
  }

  /// The outcomes of a stream's steps, then the calls in which they were taken.
  private func text(of stream: Int) -> [String] {
    let steps = streams[stream].steps
    var texts = [steps.map { "\(entries[$0].outcome)" }.joined(separator: "\n")]
    var last: Int?
    for case let parent? in steps.map({ entries[$0].parent }) where parent != last {
      texts += path(to: parent).map(text)
      last = parent
    }
    return texts
  }

  /// The positions of the outermost calls, sorted by the texts of all calls within each.
  private var ranksOfOutermostCalls: [Int: Int] {
    let trees = Dictionary(grouping: entries.indices) { Array(path(to: $0)).last ?? $0 }
      .mapValues { $0.map(text).sorted() }
    let sorted = trees.sorted { tree, other in
      tree.value == other.value
        ? tree.key < other.key : tree.value.lexicographicallyPrecedes(other.value)
    }
    return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.key, $0) })
  }

  /// The call or step, the one that made it, and so on.
  private func path(to index: Int) -> some Sequence<Int> {
    sequence(first: index) { entries[$0].parent }
  }

  private func text(_ index: Int) -> String { "\(entries[index].call) \(entries[index].outcome)" }
}

// MARK: Streams

extension TranscriptLog {
  /// The call that returned each stream, among the calls of the same endpoint with the same inputs.
  var callsOfStreams: [SavedStreamID] {
    var calls: [CallSignature: [Int]] = [:]
    for entry in entries where entry.step == nil && entry.returnedStream {
      calls[entry.call, default: []].append(entry.streamsBefore)
    }
    var ids = Array(repeating: SavedStreamID(call: 1, iteration: 1), count: streams.all.count)
    for (signature, indices) in streams.bySignature {
      // A stream gets its number right after its call returned. So it belongs to the last call that
      // had returned by then, unless that call is known to have returned another stream.
      var free = Array((calls[signature] ?? []).enumerated())
      var byOrigin: [Int: Int] = [:]
      for index in indices.reversed() where byOrigin[streams[index].origin] == nil {
        let origin = streams[index].origin
        let place = free.lastIndex { $0.element < origin } ?? free.indices.last
        byOrigin[origin] = place.map { free.remove(at: $0).offset + 1 } ?? 1
      }
      var iterations: [Int: Int] = [:]
      for index in indices {
        let origin = streams[index].origin
        iterations[origin, default: 0] += 1
        ids[index] = SavedStreamID(call: byOrigin[origin] ?? 1, iteration: iterations[origin] ?? 1)
      }
    }
    return ids
  }
}

extension TranscriptLog.Entry {
  var returnedStream: Bool {
    if case .stream = value { true } else { false }
  }
}
