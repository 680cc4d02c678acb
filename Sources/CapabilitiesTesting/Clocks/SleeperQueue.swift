/// The state of a test clock. Its functions return the continuations to resume; the clock resumes
/// them outside its lock.
struct SleeperQueue {
  typealias Continuation = CheckedContinuation<Void, any Error>
  typealias Actions = [(Continuation, Result<Void, any Error>)]

  struct Sleeper {
    let id: Int
    let deadline: TestInstant
    /// The sleeping task, in a sweep.
    let task: SweepTask?
    /// The runtime's number of the sleeping task.
    let number: UInt64
    let continuation: Continuation
  }

  struct Watcher {
    let id: Int
    let count: Int
    let continuation: Continuation
  }

  private(set) var now: TestInstant
  /// The sleepers, the earliest deadline first.
  private(set) var sleepers: [Sleeper] = []
  /// Called after each new sleep.
  var onSleep: (@Sendable () -> Void)?
  private var watchers: [Watcher] = []
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
  ) -> Actions {
    guard deadline > now else { return [(continuation, .success(()))] }
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
    let ready = watchers.filter { $0.count <= sleepers.count }
    watchers.removeAll { $0.count <= sleepers.count }
    return ready.map { ($0.continuation, .success(())) }
  }

  mutating func addWatcher(id: Int, atLeast count: Int, _ continuation: Continuation) -> Actions {
    if Task.isCancelled { return [(continuation, .failure(CancellationError()))] }
    guard sleepers.count < count else { return [(continuation, .success(()))] }
    watchers.append(Watcher(id: id, count: count, continuation: continuation))
    return []
  }

  mutating func advance(to instant: TestInstant) -> Actions {
    now = max(now, instant)
    let due = sleepers.prefix { $0.deadline <= now }
    sleepers.removeFirst(due.count)
    return due.map { ($0.continuation, .success(())) }
  }

  /// Removes the sleeps of certain tasks. They never wake unless the caller resumes the continuations.
  mutating func remove(where isRemoved: (SweepTask) -> Bool) -> [Continuation] {
    let removed = sleepers.filter { $0.task.map(isRemoved) ?? false }
    sleepers.removeAll { $0.task.map(isRemoved) ?? false }
    return removed.map(\.continuation)
  }

  mutating func cancel(id: Int) -> Actions {
    if let index = sleepers.firstIndex(where: { $0.id == id }) {
      return [(sleepers.remove(at: index).continuation, .failure(CancellationError()))]
    }
    if let index = watchers.firstIndex(where: { $0.id == id }) {
      return [(watchers.remove(at: index).continuation, .failure(CancellationError()))]
    }
    return []
  }
}
