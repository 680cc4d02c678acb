import Foundation

/// Runs long work on a separate thread, because it would block other tests on a thread for tasks.
func onSeparateThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result(catching: body)) }.start()
  }
}
