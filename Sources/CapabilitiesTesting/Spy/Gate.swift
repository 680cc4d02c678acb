import Synchronization

/// Holds tasks up until they are let through, one by one or all together.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    /// How many may pass before anybody has come.
    var permits = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var cancelledEarly: Set<Int> = []
    var lastID = 0

    /// Whether the next to come need not wait; that uses a permit up.
    mutating func letsThrough() -> Bool {
      guard !isOpen, permits > 0 else { return isOpen }
      permits -= 1
      return true
    }
  }

  private let state = Mutex(State())

  /// Waits to be let through. A cancelled task passes at once. Who need not wait does not leave its
  /// actor.
  func pass() async {
    guard !state.withLock({ $0.letsThrough() }) else { return }
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    // Drops the note of a cancellation that came too late to matter.
    defer { state.withLock { _ = $0.cancelledEarly.remove(id) } }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let passes = state.withLock { state in
          if state.cancelledEarly.remove(id) != nil || state.letsThrough() { return true }
          state.waiting.append((id, continuation))
          return false
        }
        if passes { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
        guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
          state.cancelledEarly.insert(id)
          return nil
        }
        return state.waiting.remove(at: index).continuation
      }
      continuation?.resume()
    }
  }

  /// Lets the one through who has waited longest, or the next to come.
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

  /// Lets everybody through from now on.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for (_, continuation) in waiting { continuation.resume() }
  }
}
