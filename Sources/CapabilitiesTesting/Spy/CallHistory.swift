/// The calls that a spy has recorded and the tasks that wait for more. Its functions return the
/// continuations to resume; the spy resumes them outside its lock.
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
  private var lastID = 0

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Records a call.
  ///
  /// - Returns: The number of the call, and the continuations to resume.
  mutating func record(_ input: Input) -> (number: Int, ready: [Action]) {
    calls.append(input)
    let number = calls.count
    let ready = waiters.filter { $0.number == number }
    waiters.removeAll { $0.number == number }
    return (number, ready.map { waiter in { waiter.continuation.resume(returning: input) } })
  }

  mutating func wait(id: Int, for number: Int, _ continuation: Continuation) -> Action? {
    if calls.indices.contains(number - 1) {
      let input = calls[number - 1]
      return { continuation.resume(returning: input) }
    }
    waiters.append(Waiter(id: id, number: number, continuation: continuation))
    return nil
  }

  mutating func cancel(id: Int) -> Action? {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return nil }
    let waiter = waiters.remove(at: index)
    return { waiter.continuation.resume(throwing: CancellationError()) }
  }
}
