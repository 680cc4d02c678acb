/// The state of a test clock. Its functions return closures that resume tasks; the clock calls them
/// outside its lock.
struct SleeperQueue {
  typealias Continuation = CheckedContinuation<Void, any Error>
  typealias Action = @Sendable () -> Void

  struct Sleeper {
    let id: Int
    let deadline: TestInstant
    /// The sleeping task, in a sweep.
    let task: SweepTask?
    /// The runtime's number of the sleeping task.
    let number: UInt64
    let continuation: Continuation
  }

  private(set) var now: TestInstant
  /// The sleepers, the earliest deadline first.
  private(set) var sleepers: [Sleeper] = []
  /// Called after each new sleep.
  var onSleep: (@Sendable () -> Void)?
  private var watchers: [(count: Int, wait: SpyWait)] = []
  private var lastID = 0

  init(now: TestInstant) {
    self.now = now
  }

  var earliestDeadline: TestInstant? { sleepers.first?.deadline }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func add(
    id: Int,
    until deadline: TestInstant,
    of task: SweepTask?,
    _ number: UInt64,
    _ continuation: Continuation
  ) -> [Action] {
    guard deadline > now else { return [{ continuation.resume() }] }
    var (place, end) = (0, sleepers.count)
    while place < end {
      let middle = (place + end) / 2
      let isEarlier = (sleepers[middle].deadline, sleepers[middle].id) < (deadline, id)
      if isEarlier { place = middle + 1 } else { end = middle }
    }
    sleepers.insert(
      Sleeper(id: id, deadline: deadline, task: task, number: number, continuation: continuation),
      at: place
    )
    let ended = watchers.filter { $0.count <= sleepers.count }.map(\.wait)
    watchers.removeAll { $0.count <= sleepers.count }
    return ended.map { wait in { wait.end() } }
  }

  mutating func add(_ wait: SpyWait, atLeast count: Int) -> [Action] {
    // A cancelled wait ends with an error, also if there are enough sleepers.
    if Task.isCancelled { return [] }
    guard sleepers.count < count else { return [{ wait.end() }] }
    watchers.append((count, wait))
    return []
  }

  /// Moves the clock, and removes the sleepers until then, which the caller wakes.
  mutating func advance(to instant: TestInstant) -> [Sleeper] {
    now = max(now, instant)
    let due = Array(sleepers.prefix { $0.deadline <= now })
    sleepers.removeFirst(due.count)
    return due
  }

  /// Removes the sleeps of certain tasks. They never wake unless the caller resumes the continuations.
  mutating func remove(where isRemoved: (SweepTask) -> Bool) -> [Continuation] {
    let removed = sleepers.filter { $0.task.map(isRemoved) ?? false }
    sleepers.removeAll { $0.task.map(isRemoved) ?? false }
    return removed.map(\.continuation)
  }

  mutating func cancelSleep(id: Int) -> [Action] {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return [] }
    let sleeper = sleepers.remove(at: index)
    return [{ sleeper.continuation.resume(throwing: CancellationError()) }]
  }
}
