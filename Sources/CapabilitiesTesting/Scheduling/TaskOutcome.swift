import Synchronization

/// The end of a task, once it has ended.
final class TaskOutcome: Sendable {
  private let state = Mutex<Result<Void, any Error>?>(nil)

  /// How the task ended; `nil` while it runs.
  var result: Result<Void, any Error>? { state.withLock { $0 } }

  /// Whether the task has ended.
  var isFilled: Bool { state.withLock { $0 != nil } }

  /// Runs a function and stores how it ended.
  func fill(_ body: () async throws -> Void) async {
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    state.withLock { $0 = result }
  }

  /// The error that the task threw.
  var error: (any Error)? {
    guard case .failure(let error)? = result else { return nil }
    return error
  }
}
