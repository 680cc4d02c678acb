/// A call that has arrived and has not returned.
struct PendingCall: Sendable {
  /// The calling task.
  let task: SweepTask
  /// The runtime's number of the calling task.
  let number: UInt64
  /// The called endpoint.
  let traits: EndpointTraits
  /// The call with its inputs; empty if the run is not recorded.
  let text: String
  /// Hashes of each input; empty if the run is not recorded.
  let hashes: [Set<Int>]
}

/// Counts the calls of each endpoint by each task.
///
/// Three arrays of integers: a debug build searches them faster than a dictionary hashes its key.
struct CallCounter {
  private var tasks: [Int] = []
  private var endpoints: [Int] = []
  private var counts: [Int] = []

  /// Counts a call and returns its number among the task's calls of that endpoint, from 1.
  mutating func add(_ call: PendingCall) -> Int {
    let place = place(of: call)
    counts[place] += 1
    return counts[place]
  }

  /// Returns the number that a call gets if it is counted next.
  mutating func next(_ call: PendingCall) -> Int { counts[place(of: call)] + 1 }

  /// Returns where a call is counted.
  private mutating func place(of call: PendingCall) -> Int {
    let task = Int(call.task.root) << 32 | Int(call.task.child)
    let endpoint = Int(bitPattern: ObjectIdentifier(call.traits))
    var place = 0
    while place < counts.count, tasks[place] != task || endpoints[place] != endpoint { place += 1 }
    if place == counts.count {
      tasks.append(task)
      endpoints.append(endpoint)
      counts.append(0)
    }
    return place
  }
}
