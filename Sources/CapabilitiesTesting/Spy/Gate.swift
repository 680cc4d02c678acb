import Synchronization

/// Suspends tasks until they are released, one by one or all at once.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    /// The number of tasks that can pass without suspending.
    var permits = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var lastID = 0

    /// Returns whether the next task can pass without suspending; uses up a permit.
    mutating func letsThrough() -> Bool {
      guard !isOpen, permits > 0 else { return isOpen }
      permits -= 1
      return true
    }
  }

  private let state = Mutex(State())

  /// Suspends until the task is released. A cancelled task passes at once, and uses up no permit. A
  /// task that need not wait stays on its actor.
  func pass() async {
    guard !Task.isCancelled, !state.withLock({ $0.letsThrough() }) else { return }
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let passes = state.withLock { state in
          // A cancellation that came before does not find the continuation.
          if Task.isCancelled || state.letsThrough() { return true }
          state.waiting.append((id, continuation))
          return false
        }
        if passes { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
        let index = state.waiting.firstIndex { $0.id == id }
        return index.map { state.waiting.remove(at: $0).continuation }
      }
      continuation?.resume()
    }
  }

  /// Releases the task that has waited longest, or the next one to arrive.
  func release() {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.permits += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    continuation?.resume()
  }

  /// Releases all tasks, now and later.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for (_, continuation) in waiting { continuation.resume() }
  }
}
