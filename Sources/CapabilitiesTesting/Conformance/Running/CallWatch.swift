import Synchronization

/// Limits the time of each call of a sequence.
final class CallWatch: Sendable {
  let patience: Duration
  private let state = Mutex(State())

  private struct State {
    var call: (name: String, number: Int)?
    var calls = 0
    var isOverdue = false
  }

  init(patience: Duration) {
    self.patience = patience
  }

  /// Whether a call has taken too long. No other call follows it.
  var isOverdue: Bool { state.withLock { $0.isOverdue } }

  /// The name of the call that has begun and not ended; `nil` if there is none.
  var callName: String? { state.withLock { $0.call?.name } }

  /// Runs a function that makes calls, and cancels it if a call takes too long.
  ///
  /// - Parameter makeCalls: Calls ``begin(_:)`` and ``end()`` around each call.
  /// - Returns: The function's result; `nil` if a call ignored its cancellation and is left running.
  func run<Output: Sendable>(
    _ makeCalls: @escaping @Sendable () async throws -> Output
  ) async throws -> Output? {
    try await runLimited(makeCalls, grace: patience) {
      await self.waitUntilOverdue()
      return self.isOverdue
    }
  }

  func begin(_ name: String) {
    state.withLock { state in
      state.calls += 1
      state.call = (name, state.calls)
    }
  }

  func end() {
    state.withLock { $0.call = nil }
  }

  /// Suspends until a call has taken too long, or the current task is cancelled.
  private func waitUntilOverdue() async {
    var (watched, parts) = (0, 0)
    while !isOverdue, (try? await TimeLimit(duration: patience).waitForPart()) != nil {
      state.withLock { state in
        let number = state.call?.number ?? 0
        parts = number == watched ? parts + 1 : 0
        watched = number
        state.isOverdue = number > 0 && parts >= TimeLimit.parts
      }
    }
  }
}
