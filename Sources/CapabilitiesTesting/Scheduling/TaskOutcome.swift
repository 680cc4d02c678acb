import Synchronization

/// What a task comes to.
final class TaskOutcome<Value: Sendable>: Sendable {
  private let state = Mutex<Result<Value, any Error>?>(nil)

  /// What it came to; `nil` while it runs.
  var result: Result<Value, any Error>? { state.withLock { $0 } }

  /// Whether the task has ended.
  var isFilled: Bool { state.withLock { $0 != nil } }

  /// Keeps what a function comes to.
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
