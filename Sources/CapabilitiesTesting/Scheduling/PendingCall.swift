/// A call that has come in, before anybody knows when it goes on.
struct PendingCall: Sendable {
  /// Who makes it.
  let task: SweepTask
  /// What is called.
  let traits: EndpointTraits
  /// The call as text, with its inputs, where that was asked for.
  let text: String
}

/// How often tasks have called endpoints.
struct CallCounter {
  private struct Key: Hashable {
    let task: SweepTask
    let endpoint: ObjectIdentifier
  }

  private var counts: [Key: Int] = [:]

  /// Counts a call, and tells which one of its endpoint by its task it is, from 1.
  mutating func add(_ call: PendingCall) -> Int {
    let key = Key(task: call.task, endpoint: ObjectIdentifier(call.traits))
    let count = (counts[key] ?? 0) + 1
    counts[key] = count
    return count
  }

  /// Which one of its endpoint by its task a call is, if it is counted next.
  func next(_ call: PendingCall) -> Int {
    (counts[Key(task: call.task, endpoint: ObjectIdentifier(call.traits))] ?? 0) + 1
  }
}
