import Synchronization

/// A time limit that passes in parts.
///
/// While a busy machine or a blocked thread keeps the program's tasks from running, a limit must not
/// pass. So a part counts once, however long the task that waits for it was kept from running.
struct TimeLimit: Sendable {
  static let parts = 50
  /// Suspends for a duration. A task-local value for tests, whose time does not pass by itself.
  @TaskLocal static var sleep: @Sendable (Duration) async throws -> Void = {
    try await Task.sleep(for: $0)
  }
  let duration: Duration

  /// Suspends for one part.
  ///
  /// - Throws: `CancellationError`.
  func waitForPart() async throws { try await Self.sleep(duration / Self.parts) }

  /// Suspends for all parts.
  ///
  /// - Throws: `CancellationError`.
  func wait() async throws {
    for _ in 0..<Self.parts { try await waitForPart() }
  }
}

/// Runs a function that may ignore its cancellation.
///
/// - Parameters:
///   - body: The function.
///   - grace: The time in which the function must end after its cancellation.
///   - isOverdue: Suspends until the function must be cancelled. Returns `false` if its own task is
///     cancelled before that.
/// - Returns: The result; `nil` if the function is left running.
/// - Throws: The error of the function.
func runLimited<Output: Sendable>(
  _ body: @escaping @Sendable () async throws -> Output,
  grace: Duration,
  until isOverdue: @escaping @Sendable () async -> Bool
) async throws -> Output? {
  let (ends, ended) = AsyncStream<Result<Output, any Error>?>.makeStream()
  let running = Task {
    do {
      ended.yield(.success(try await body()))
    } catch {
      ended.yield(.failure(error))
    }
  }
  let limit = Task {
    guard await isOverdue() else { return }
    running.cancel()
    if (try? await TimeLimit(duration: grace).wait()) != nil { ended.yield(nil) }
  }
  defer { limit.cancel() }
  // In a task of its own, because a cancelled task does not wait for the elements of a stream.
  let end = Task { await ends.first { _ in true } ?? nil }
  return try await withTaskCancellationHandler {
    try await end.value?.get()
  } onCancel: {
    running.cancel()
  }
}

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
