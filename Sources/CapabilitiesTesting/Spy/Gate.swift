import Synchronization

/// Suspends calls until they are released, one by one or all at once.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    /// The number of calls that can pass without suspending.
    var permits = 0
    /// The calls to release, in the order of their arrival. A call that does not yet wait has no
    /// continuation.
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Void, Never>?)] = []
    var lastTicket = 0

    mutating func remove(_ ticket: Int) -> CheckedContinuation<Void, Never>? {
      let index = waiting.firstIndex { $0.ticket == ticket }
      return index.flatMap { waiting.remove(at: $0).continuation }
    }
  }

  private let state = Mutex(State())

  /// Takes a place in the line of the calls.
  ///
  /// - Returns: The ticket for ``wait(_:)``, or `nil` if the call can pass. A cancelled task passes,
  ///   and uses up no permit.
  func arrive() -> Int? {
    guard !Task.isCancelled else { return nil }
    return state.withLock { state in
      if state.isOpen { return nil }
      if state.permits > 0 {
        state.permits -= 1
        return nil
      }
      state.lastTicket += 1
      state.waiting.append((state.lastTicket, nil))
      return state.lastTicket
    }
  }

  /// Suspends until the call with a ticket is released, or its task is cancelled. A call that need not
  /// wait stays on its actor.
  func wait(_ ticket: Int?) async {
    guard let ticket else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let suspends = state.withLock { state in
          // A release or a cancellation that came before has removed the ticket.
          guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
            return false
          }
          state.waiting[index].continuation = continuation
          return true
        }
        if !suspends { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.remove(ticket) }?.resume()
    }
  }

  /// Releases the call that arrived first, or the next one to arrive.
  func release() {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard let first = state.waiting.first else {
        state.permits += 1
        return nil
      }
      return state.remove(first.ticket)
    }
    continuation?.resume()
  }

  /// Releases all calls, now and later.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for (_, continuation) in waiting { continuation?.resume() }
  }
}
