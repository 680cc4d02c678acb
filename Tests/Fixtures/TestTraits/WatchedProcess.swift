import Dispatch
package import Foundation
import Synchronization
package import Testing

/// A child process that a test waits for. It is killed after the ``HangLimit``, so that each wait for
/// its end, and for the end of its output, ends.
package final class WatchedProcess: Sendable {
  private enum State {
    case running, killed, ended
  }

  /// The identifier of the process.
  package let id: pid_t
  private let limit: Int
  private let state = Mutex(State.running)

  /// Watches a process that was started by `posix_spawn`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the process.
  ///   - limit: The time after which the process is killed, in seconds.
  package init(_ id: pid_t, limit: Int = HangLimit.seconds) {
    self.id = id
    self.limit = limit
    HangLimit.schedule(after: limit) { [weak self] in self?.killHungProcess() }
  }

  deinit {
    guard state.withLock({ $0 != .ended }) else { return }
    kill(id, SIGKILL)
    // Reap the process: a zombie would disturb other tests that wait for processes.
    _ = reap()
  }

  /// Describes the kill of a process that hung; `nil` if the process did not hang.
  package var hang: Comment? {
    guard state.withLock({ $0 == .killed }) else { return nil }
    return "process \(id) was killed: it did not end within \(limit) seconds"
  }

  /// Waits until the process ends, and records an issue if it hangs.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the process.
  package func end(sourceLocation: SourceLocation) async -> Int32 {
    let status = await onThread { self.reap() }
    if let hang { Issue.record(hang, sourceLocation: sourceLocation) }
    state.withLock { $0 = .ended }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func killHungProcess() {
    state.withLock { state in
      guard state == .running else { return }
      state = .killed
      kill(id, SIGKILL)
    }
  }

  private func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}

/// Runs blocking work on a dedicated thread.
package func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
