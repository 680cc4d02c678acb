import Foundation
import Synchronization

/// Limits the time of each call of a sequence.
final class CallWatch: Sendable {
  let patience: Duration
  private let state = Mutex(State())
  private let clock = ContinuousClock()

  private struct State {
    var call: (name: String, start: ContinuousClock.Instant)?
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
    let now = clock.now
    state.withLock { $0.call = (name, now) }
  }

  func end() {
    state.withLock { $0.call = nil }
  }

  /// Suspends until a call has taken too long, or the current task is cancelled.
  private func waitUntilOverdue() async {
    var deadline = clock.now + patience
    while (try? await clock.sleep(until: deadline)) != nil {
      let now = clock.now
      let next: ContinuousClock.Instant? = state.withLock { state in
        guard let call = state.call else { return now + patience }
        if now < call.start + patience { return call.start + patience }
        state.isOverdue = true
        return nil
      }
      guard let next else { return }
      deadline = next
    }
  }

  /// Prints why the program waits, if an overdue call ignores its cancellation.
  private func remind() async {
    guard (try? await clock.sleep(for: patience)) != nil else { return }
    guard let name = state.withLock({ $0.call?.name }) else { return }
    let line = "waiting for a call of \(name), which ignores its cancellation\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
