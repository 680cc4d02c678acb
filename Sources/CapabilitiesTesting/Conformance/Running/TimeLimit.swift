import Synchronization

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

/// Runs functions whose calls may take too long or ignore their cancellation, with one timer for all.
///
/// The system keeps the timer of a cancelled `Task.sleep` until its time, so a timer for each of
/// thousands of functions would cost more than their calls.
final class LimitTimer: Sendable {
  let patience: Duration
  private let state = Mutex(State())

  private struct State {
    var task: Task<Void, Never>?
    /// The action after each part, for each function that runs.
    var afterPart: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  init(patience: Duration) {
    self.patience = patience
  }

  deinit { state.withLock { $0.task?.cancel() } }

  /// Runs a function that makes calls, and cancels it if a call takes too long.
  ///
  /// - Parameters:
  ///   - watch: Records the beginning and the end of each call.
  ///   - onOverdue: Called before the cancellation.
  ///   - makeCalls: The function.
  /// - Returns: The function's result; `nil` if a call ignored its cancellation and is left running.
  /// - Throws: The error of the function.
  func run<Output: Sendable>(
    _ watch: CallWatch,
    onOverdue: @escaping @Sendable () -> Void = {},
    _ makeCalls: @escaping @Sendable () async throws -> Output
  ) async throws -> Output? {
    let end = FirstResult<Output?>()
    let limit = TimeLimit(duration: patience)
    // The timer waits for the lock, so it counts each part that passes after the function has begun.
    let running = state.withLock { state in
      let running = Task {
        do { end.come(.success(try await makeCalls())) } catch { end.come(.failure(error)) }
      }
      state.afterPart[ObjectIdentifier(watch)] = {
        let parts = watch.addPart()
        if parts == watch.limit {
          onOverdue()
          running.cancel()
        }
        if parts == 2 * watch.limit { end.come(.success(nil)) }
      }
      guard state.task == nil else { return running }
      state.task = Task { [weak self] in
        while (try? await limit.waitForPart()) != nil, let timer = self {
          timer.state.withLock { Array($0.afterPart.values) }.forEach { $0() }
        }
      }
      return running
    }
    defer { state.withLock { $0.afterPart[ObjectIdentifier(watch)] = nil } }
    return try await withTaskCancellationHandler {
      try await end.result
    } onCancel: {
      running.cancel()
    }
  }
}
