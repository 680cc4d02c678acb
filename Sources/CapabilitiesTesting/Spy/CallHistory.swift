/// The calls that a spy has seen and the tasks that wait for more. It decides who is to be resumed;
/// the spy does it, outside its lock.
struct CallHistory<Input: Sendable> {
  typealias Continuation = CheckedContinuation<Input, any Error>
  typealias Action = @Sendable () -> Void

  private struct Waiter {
    let id: Int
    let number: Int
    let continuation: Continuation
  }

  private(set) var calls: [Input] = []
  private var waiters: [Waiter] = []
  /// Cancelled before they waited: a cancellation may overtake its own task.
  private var cancelledEarly: Set<Int> = []
  private var lastID = 0

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func record(_ input: Input) -> [Action] {
    calls.append(input)
    let number = calls.count
    let ready = waiters.filter { $0.number == number }
    waiters.removeAll { $0.number == number }
    return ready.map { waiter in { waiter.continuation.resume(returning: input) } }
  }

  mutating func wait(id: Int, for number: Int, _ continuation: Continuation) -> Action? {
    if cancelledEarly.remove(id) != nil {
      return { continuation.resume(throwing: CancellationError()) }
    }
    if calls.indices.contains(number - 1) {
      let input = calls[number - 1]
      return { continuation.resume(returning: input) }
    }
    waiters.append(Waiter(id: id, number: number, continuation: continuation))
    return nil
  }

  /// Drops the note of a cancellation that came too late to matter.
  mutating func forget(id: Int) {
    cancelledEarly.remove(id)
  }

  mutating func cancel(id: Int) -> Action? {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else {
      cancelledEarly.insert(id)
      return nil
    }
    let waiter = waiters.remove(at: index)
    return { waiter.continuation.resume(throwing: CancellationError()) }
  }
}
