import Synchronization

/// Counts the parts of a time limit that pass during each call of a function.
final class CallWatch: Sendable {
  /// The number of parts that a call may take.
  let limit: Int
  private let state = Mutex(State())

  private struct State {
    var call: String?
    /// Whether the call was running at the end of the last part, and the number of parts since.
    var (isWatched, parts) = (false, 0)
  }

  init(limit: Int = TimeLimit.parts) { self.limit = limit }

  /// Whether a call has taken too long. No other call follows it.
  var isOverdue: Bool { state.withLock { $0.parts >= limit } }

  /// The name of the call that has begun and not ended; `nil` if there is none.
  var callName: String? { state.withLock { $0.call } }

  func begin(_ name: String) { state.withLock { ($0.call, $0.isWatched) = (name, false) } }

  /// Begins the limit of the current call again.
  func restart() { state.withLock { $0.isWatched = false } }

  func end() { state.withLock { $0.call = nil } }

  /// Counts a part of the limit.
  ///
  /// - Returns: The number of parts since the first one during the current call, or since a call was
  ///   overdue.
  func addPart() -> Int {
    state.withLock { state in
      let isSame = state.call != nil && state.isWatched
      state.parts = isSame || state.parts >= limit ? state.parts + 1 : 0
      state.isWatched = state.call != nil
      return state.parts
    }
  }
}
