/// A call that has arrived and that the scheduler has not resumed yet.
struct PendingCall: Sendable {
  /// The calling task.
  let task: SweepTask
  /// The runtime's number of the calling task.
  let number: UInt64
  /// The called endpoint.
  let traits: EndpointTraits
  /// The call with its inputs; empty if the run is not recorded.
  let text: String
}

/// Counts the calls of each endpoint by each task.
struct CallCounter {
  private struct Key: Hashable {
    let task: SweepTask
    let endpoint: ObjectIdentifier
  }

  private var counts: [Key: Int] = [:]

  /// Counts a call and returns its number among the task's calls of that endpoint, from 1.
  mutating func add(_ call: PendingCall) -> Int {
    let key = Key(task: call.task, endpoint: ObjectIdentifier(call.traits))
    let count = (counts[key] ?? 0) + 1
    counts[key] = count
    return count
  }

  /// Returns the number that a call gets if it is counted next.
  func next(_ call: PendingCall) -> Int {
    (counts[Key(task: call.task, endpoint: ObjectIdentifier(call.traits))] ?? 0) + 1
  }
}
