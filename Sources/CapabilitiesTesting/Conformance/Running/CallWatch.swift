import Synchronization

/// Counts the parts of a time limit that pass during each call of a function.
final class CallWatch: Sendable {
  /// The number of parts that a call may take.
  let limit: Int
  private let state = Mutex(State())

  private struct State {
    var call: (name: String, number: Int)?
    var calls = 0
    /// The call at the last part, and the parts that it has taken since.
    var (watched, parts) = (0, 0)
  }

  init(limit: Int = TimeLimit.parts) { self.limit = limit }

  /// Whether a call has taken too long. No other call follows it.
  var isOverdue: Bool { state.withLock { $0.parts >= limit } }

  /// The name of the call that has begun and not ended; `nil` if there is none.
  var callName: String? { state.withLock { $0.call?.name } }

  func begin(_ name: String) {
    state.withLock { state in
      state.calls += 1
      state.call = (name, state.calls)
    }
  }

  /// Begins the limit of the current call again.
  func restart() {
    state.withLock { state in
      state.calls += 1
      state.call?.number = state.calls
    }
  }

  func end() { state.withLock { $0.call = nil } }

  /// Counts a part of the limit.
  ///
  /// - Returns: The number of parts since the first one during the current call, or since a call was
  ///   overdue.
  func addPart() -> Int {
    state.withLock { state in
      let number = state.call?.number ?? 0
      let isSame = number > 0 && number == state.watched
      state.parts = isSame || state.parts >= limit ? state.parts + 1 : 0
      state.watched = number
      return state.parts
    }
  }
}
