/// What happened in a run, in the order it happened in.
struct SweepRecord: Sendable {
  /// How a call ended.
  enum Outcome: Sendable {
    /// It returned this.
    case returned(String)
    /// It threw this.
    case threw(String)
    /// It did not end.
    case none
  }

  struct Entry: Sendable {
    let task: SweepTask
    let endpoint: String
    let inputs: [String]
    /// Whether somebody had to wait who could have gone on.
    let isPreemption: Bool
    let mode: FaultMode?
    var outcome = Outcome.none
  }

  var entries: [Entry] = []

  /// Takes a call down, and tells its place.
  mutating func begin(_ call: SweptCall, _ mode: FaultMode?) -> Int {
    entries.append(
      Entry(
        task: call.task,
        endpoint: call.endpoint ?? "",
        inputs: call.inputs,
        isPreemption: call.turn.isPreemption,
        mode: mode
      )
    )
    return entries.count - 1
  }
}
