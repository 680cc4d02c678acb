import Capabilities

/// What happened in a run.
struct SweepRecord: Sendable {
  /// How a call ended.
  enum Outcome: Sendable {
    /// It returned this; of a step, its element.
    case returned(String)
    /// The stream ended.
    case ended
    /// It threw this.
    case threw(String)
    /// The consumer gave the stream up.
    case givenUp
    /// It did not end.
    case none
  }

  struct Entry: Sendable {
    let task: SweepTask
    let endpoint: String
    /// The call with its inputs: `RateService.rates("EUR")[3]`.
    let text: String
    /// Whether somebody had to wait who could have gone on.
    let isPreemption: Bool
    let mode: FaultMode?
    var outcome = Outcome.none
    /// Its place among the others.
    fileprivate(set) var order: Int
  }

  private var entries: [Entry] = []
  private var lastOrder = 0

  /// The calls, in the order of their effects: a step stands where its element came.
  var ordered: [Entry] { entries.sorted { $0.order < $1.order } }

  /// Takes a call down, and tells its place.
  mutating func begin(_ call: SweptCall, _ mode: FaultMode?) -> Int {
    add(call.task, call.endpoint ?? "", call.text, isPreemption: call.turn.isPreemption, mode)
    return entries.count - 1
  }

  /// Takes down how a call ended.
  mutating func end(_ entry: Int, _ outcome: Outcome) {
    entries[entry].outcome = outcome
    guard entries[entry].endpoint.isStep else { return }
    lastOrder += 1
    entries[entry].order = lastOrder
  }

  /// Takes down that a consumer gave a stream up.
  mutating func giveUp(_ task: SweepTask, _ endpoint: String, _ text: String) {
    add(task, endpoint, text, isPreemption: false, nil)
    entries[entries.count - 1].outcome = .givenUp
  }

  private mutating func add(
    _ task: SweepTask,
    _ endpoint: String,
    _ text: String,
    isPreemption: Bool,
    _ mode: FaultMode?
  ) {
    lastOrder += 1
    entries.append(
      Entry(
        task: task,
        endpoint: endpoint,
        text: text,
        isPreemption: isPreemption,
        mode: mode,
        order: lastOrder
      )
    )
  }
}

extension StreamStep {
  /// Where the step stands: `[3]`, and of the endpoint's second stream `#2[3]`.
  var place: String { stream == 1 ? "[\(number)]" : "#\(stream)[\(number)]" }
}
