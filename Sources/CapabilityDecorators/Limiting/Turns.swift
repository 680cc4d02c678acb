internal import Capabilities
internal import CapabilityLifetimes
import Synchronization

/// A limited number of turns, and the queue of callers that wait for one.
@usableFromInline
final class Turns: Sendable {
  private typealias Queue = RecentEntries<Int, CheckedContinuation<Bool, Never>>

  private struct State {
    /// The number of turns that are not taken. If it is positive, no caller waits.
    var free: Int
    var lastNumber = 0
    /// The waiting callers by their numbers. The one that came first is the oldest.
    var queue = Queue(capacity: .max)
  }

  private let state: Mutex<State>
  private let waiting: (@Sendable (Int) -> Void)?

  @usableFromInline
  init(_ limit: Int, waiting: (@Sendable (Int) -> Void)?) {
    state = Mutex(State(free: max(limit, 1)))
    self.waiting = waiting
  }

  /// Takes a turn, and waits for it if none is free. The caller must call ``pass()`` afterwards.
  ///
  /// - Parameter leaves: Whether a cancelled caller stops waiting.
  /// - Returns: `false` if the caller was cancelled and has no turn.
  @usableFromInline
  func take(leaves: Bool) async -> Bool {
    keepActorSwitch()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        let count = state.withLock { state -> Int? in
          if state.free > 0 {
            state.free -= 1
            return nil
          }
          state.queue.insert(caller, for: number)
          return state.queue.count
        }
        guard let count else { return caller.resume(returning: true) }
        waiting?(count)
        if leaves, Task.isCancelled { leave(number) }
      }
    } onCancel: {
      if leaves { leave(number) }
    }
  }

  /// Gives a turn to the next caller in the queue.
  @usableFromInline
  func pass() {
    let (next, count) = state.withLock { state in
      let next = state.queue.removeOldest()
      if next == nil { state.free += 1 }
      return (next, state.queue.count)
    }
    if let next {
      waiting?(count)
      next.resume(returning: true)
    }
    // Other callers can come before the one that has passed on its turn.
    letOthersRun(at: self)
  }

  /// Removes a cancelled caller from the queue, unless it has its turn.
  private func leave(_ number: Int) {
    let (caller, count) = state.withLock { state in
      (state.queue.remove(number)?.value, state.queue.count)
    }
    guard let caller else { return }
    waiting?(count)
    caller.resume(returning: false)
  }
}
