import Synchronization

/// A one-time event. Tasks wait for it even if they are cancelled.
package final class Signal: Sendable {
  private enum State {
    case awaited([CheckedContinuation<Void, Never>])
    case fired
  }

  private let state = Mutex(State.awaited([]))

  package init() {}

  /// Waits for the event.
  package func wait() async {
    await withCheckedContinuation { continuation in
      let hasFired = state.withLock { state in
        guard case .awaited(let waiting) = state else { return true }
        state = .awaited(waiting + [continuation])
        return false
      }
      if hasFired { continuation.resume() }
    }
  }

  /// Fires the event.
  package func fire() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      guard case .awaited(let waiting) = state else { return [] }
      state = .fired
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// Waits for a condition that the end of another task brings about. The time limit of the test ends the
/// wait.
package func until(_ isMet: () -> Bool) async {
  while !isMet(), !Task.isCancelled { await Task.yield() }
}
