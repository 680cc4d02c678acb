import Dispatch
package import Foundation
import Synchronization
package import Testing

/// A child process that a test waits for. It is killed after the ``HangLimit``, so that each wait for
/// its end, and for the end of its output, ends.
package final class WatchedProcess: Sendable {
  /// The identifier of the process.
  package var id: pid_t { child.id }
  private let child: Child
  private let limit: Int

  /// Watches a process that was started by `posix_spawn`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the process.
  ///   - limit: The time after which the process is killed, in seconds.
  package init(_ id: pid_t, limit: Int = HangLimit.seconds) {
    child = Child(id)
    self.limit = limit
    Thread.detachNewThread { [child] in child.reap() }
    HangLimit.schedule(after: limit) { [weak self] in self?.child.killHung() }
  }

  deinit {
    child.send(SIGKILL)
  }

  /// Describes the kill of a process that hung; `nil` if the process did not hang.
  package var hang: Comment? {
    guard child.hasHung else { return nil }
    return "process \(id) was killed: it did not end within \(limit) seconds"
  }

  /// Sends a signal to the process, unless it has ended.
  package func send(_ signal: Int32) { child.send(signal) }

  /// Waits until the process ends, and records an issue if it hangs.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the process.
  package func end(sourceLocation: SourceLocation) async -> Int32 {
    let status = await child.end()
    if let hang { Issue.record(hang, sourceLocation: sourceLocation) }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A process and its end. The thread that waits for the end retains it.
private final class Child: Sendable {
  private struct State {
    var status: Int32?
    var hasHung = false
    var waiting: [CheckedContinuation<Int32, Never>] = []
  }

  let id: pid_t
  private let state = Mutex(State())

  init(_ id: pid_t) {
    self.id = id
  }

  var hasHung: Bool { state.withLock { $0.hasHung } }

  /// Waits for the end of the process and reaps it at once.
  ///
  /// The thread of Swift Testing that waits for exit tests does not suspend while any child process
  /// of the tests is a zombie: it occupies a processor.
  func reap() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    // Reaped under the lock, so that no signal is sent to another process with the same identifier.
    let (status, waiting) = state.withLock { state in
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
      state.status = status
      defer { state.waiting = [] }
      return (status, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: status) }
  }

  func end() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status = state.withLock { state in
        if state.status == nil { state.waiting.append(continuation) }
        return state.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  func send(_ signal: Int32) {
    state.withLock { if $0.status == nil { _ = kill(id, signal) } }
  }

  func killHung() {
    state.withLock { state in
      guard state.status == nil else { return }
      state.hasHung = true
      kill(id, SIGKILL)
    }
  }
}

/// Runs blocking work on a dedicated thread.
package func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
