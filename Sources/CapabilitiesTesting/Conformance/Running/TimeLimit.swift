/// A time limit that passes in parts.
///
/// While a busy machine or a blocked thread keeps the program's tasks from running, a limit must not
/// pass. So a part counts once, however long the task that waits for it was kept from running.
struct TimeLimit: Sendable {
  static let parts = 50
  /// Suspends for a duration. A task-local value for tests, whose time does not pass by itself. In a
  /// structure, because `withValue` of a function crashes in an optimized build (Swift 6.3.1).
  @TaskLocal static var sleep = Sleep { try await Task.sleep(for: $0) }
  struct Sleep: Sendable { let call: @Sendable (Duration) async throws -> Void }
  let duration: Duration

  /// Suspends for one part.
  ///
  /// - Throws: `CancellationError`.
  func waitForPart() async throws { try await Self.sleep.call(duration / Self.parts) }

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
