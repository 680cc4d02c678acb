import Capabilities

/// What a transcript knows: its calls, and the steps of the streams they returned, in the order
/// they began.
struct TranscriptLog {
  struct Entry: Sendable {
    let endpoint: String
    let inputs: [String]
    /// Of which stream it is a step, and which.
    var step: (stream: Int, number: Int)?
    var parent: Int?
    /// Whether the task that made the outer call made this one too.
    var isOrdered: Bool
    var outcome = RecordedCall.Outcome.running
    var value: RecordedValue?
    /// How many streams were returned in the process when this call had returned its own.
    var streamsBefore = 0
  }

  private(set) var entries: [Entry] = []
  private(set) var streams = StreamLog()
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
    append(
      Entry(
        endpoint: endpoint,
        inputs: inputs,
        parent: parent?.index,
        isOrdered: isOrdered(below: parent, task)
      )
    )
  }

  /// - Parameter inputs: Those of the stream's call, for a stream that is not known.
  mutating func begin(
    _ step: StreamStep,
    inputs: [String],
    parent: TranscriptFrame?,
    task: TaskIdentity?
  ) -> Int {
    let stream = streams.index(of: step, inputs: inputs)
    let entry = append(
      Entry(
        endpoint: step.call.endpoint,
        inputs: streams[stream].inputs,
        step: (stream, step.number),
        parent: parent?.index,
        isOrdered: isOrdered(below: parent, task)
      )
    )
    streams.note(entry, of: stream)
    return entry
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

  /// Puts a step where the stream's step before it is: the task that lets go of a stream last need
  /// not be the one that took its elements.
  mutating func moveToConsumer(_ index: Int) {
    guard let stream = entries[index].step?.stream else { return }
    guard let last = streams[stream].steps.dropLast().last else { return }
    entries[index].parent = entries[last].parent
    entries[index].isOrdered = entries[last].isOrdered
  }

  private mutating func isOrdered(below parent: TranscriptFrame?, _ task: TaskIdentity?) -> Bool {
    // Made outside of a task, the transcript belongs to the first task that uses it.
    if rootTask == nil { rootTask = task }
    return task == (parent == nil ? rootTask : parent?.task)
  }

  private mutating func append(_ entry: Entry) -> Int {
    entries.append(entry)
    return entries.count - 1
  }
}
