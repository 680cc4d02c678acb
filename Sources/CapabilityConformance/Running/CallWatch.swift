import Foundation
import Synchronization

/// A time limit that passes in parts.
///
/// While a busy machine or a blocked thread keeps the program's tasks from running, a limit must not
/// pass. So a part counts once, however long the task that waits for it was kept from running.
struct TimeLimit: Sendable {
  static let parts = 50
  let duration: Duration

  /// Suspends for one part.
  ///
  /// - Throws: `CancellationError`.
  func waitForPart() async throws { try await Task.sleep(for: duration / Self.parts) }

  /// Suspends for all parts.
  ///
  /// - Throws: `CancellationError`.
  func wait() async throws {
    for _ in 0..<Self.parts { try await waitForPart() }
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

  /// Runs a function that makes calls, and cancels it if a call takes too long.
  ///
  /// - Parameter makeCalls: Calls ``begin(_:)`` and ``end()`` around each call.
  func run<Output: Sendable>(
    _ makeCalls: @escaping @Sendable () async throws -> Output
  ) async throws -> Output {
    var reminder: Task<Void, Never>?
    defer { reminder?.cancel() }
    return try await withThrowingTaskGroup(of: Output?.self) { group in
      group.addTask { try await makeCalls() }
      group.addTask {
        await self.waitUntilOverdue()
        return nil
      }
      var output: Output?
      for try await ended in group {
        group.cancelAll()
        output = ended ?? output
        if isOverdue, ended == nil { reminder = Task { await self.remind() } }
      }
      guard let output else { throw CancellationError() }
      return output
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

  /// Prints why the program waits, if an overdue call ignores its cancellation.
  private func remind() async {
    guard (try? await TimeLimit(duration: patience).wait()) != nil else { return }
    guard let name = state.withLock({ $0.call?.name }) else { return }
    let line = "waiting for a call of \(name), which ignores its cancellation\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
