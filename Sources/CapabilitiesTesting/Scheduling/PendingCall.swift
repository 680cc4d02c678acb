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
///
/// Three arrays of integers: a debug build searches them faster than a dictionary hashes its key.
struct CallCounter {
  private var tasks: [Int] = []
  private var endpoints: [Int] = []
  private var counts: [Int] = []

  /// Counts a call and returns its number among the task's calls of that endpoint, from 1.
  mutating func add(_ call: PendingCall) -> Int {
    let (task, endpoint) = key(of: call)
    let place = place(task, endpoint)
    guard place < counts.count else {
      tasks.append(task)
      endpoints.append(endpoint)
      counts.append(1)
      return 1
    }
    let count = counts[place] + 1
    counts[place] = count
    return count
  }

  /// Returns the number that a call gets if it is counted next.
  mutating func next(_ call: PendingCall) -> Int {
    let (task, endpoint) = key(of: call)
    let place = place(task, endpoint)
    return place < counts.count ? counts[place] + 1 : 1
  }

  private mutating func key(of call: PendingCall) -> (task: Int, endpoint: Int) {
    (
      Int(call.task.root) << 32 | Int(call.task.child),
      Int(bitPattern: ObjectIdentifier(call.traits))
    )
  }

  private mutating func place(_ task: Int, _ endpoint: Int) -> Int {
    var place = 0
    while place < counts.count, tasks[place] != task || endpoints[place] != endpoint { place += 1 }
    return place
  }
}
