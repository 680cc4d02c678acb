import Synchronization

/// The result of a task, once it has ended.
final class TaskOutcome<Value: Sendable>: Sendable {
  private let state = Mutex<Result<Value, any Error>?>(nil)

  /// The result; `nil` while the task runs.
  var result: Result<Value, any Error>? { state.withLock { $0 } }

  /// Whether the task has ended.
  var isFilled: Bool { state.withLock { $0 != nil } }

  /// Runs a function and stores its result.
  func fill(_ body: () async throws -> Value) async {
    let result: Result<Value, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    state.withLock { $0 = result }
  }

  /// The error that the task threw.
  var error: (any Error)? {
    guard case .failure(let error)? = result else { return nil }
    return error
  }
}
