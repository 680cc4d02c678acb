import Dispatch
package import Foundation
import Synchronization
package import Testing

/// A process that a test has started. A test waits for its end or kills it; otherwise it is killed when
/// the test releases it, and that is an issue. It is reaped when the test ends.
package final class WatchedProcess: Sendable {
  /// The identifier of the process.
  package var id: pid_t { child.id }
  private let child: Child
  private let idleLimit: Int?

  /// Watches a process that was started by ``FileActions``.
  ///
  /// - Parameters:
  ///   - id: The identifier of the process.
  ///   - idleLimit: The number of seconds that the process may be idle while the test waits for it:
  ///     after that, nothing can come, and it is killed. `nil` if others can make it wait, such as a
  ///     lock of a folder.
  package init(_ id: pid_t, idleLimit: Int? = 60) {
    child = Child(id)
    self.idleLimit = idleLimit
    Thread.detachNewThread { [child] in child.reap() }
    let limit = HangLimit.seconds
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) { [weak self] in
      self?.child.killHung("it did not end within \(limit) seconds")
    }
  }

  deinit {
    if !child.isExpectedToEnd {
      Issue.record("the test neither waited for the end of process \(id) nor killed it")
    }
    child.send(SIGKILL)
    child.ended.wait()
  }

  /// Describes the kill of a process that hung; `nil` if the process did not hang.
  package var hang: Comment? {
    child.hang.map { "process \(id) was killed: \($0)" }
  }

  /// Sends a signal to the process, unless it has ended.
  package func send(_ signal: Int32) { child.send(signal) }

  /// Waits until the process ends, and records an issue if it hangs.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the process.
  package func end(sourceLocation: SourceLocation = #_sourceLocation) async -> Int32 {
    await onThread { self.awaitEnd() }
    return result(sourceLocation)
  }

  /// Waits on the calling thread, as ``end(sourceLocation:)`` does.
  package func wait(sourceLocation: SourceLocation = #_sourceLocation) -> Int32 {
    awaitEnd()
    return result(sourceLocation)
  }

  private func awaitEnd() {
    child.expectEnd()
    _ = wait { child.ended.wait(timeout: .now() + .seconds(1)) == .success ? true : nil }
    child.ended.wait()
  }

  /// Returns the result of a process that was reaped. Called by the task of the test, which an issue
  /// belongs to.
  private func result(_ sourceLocation: SourceLocation) -> Int32 {
    if let hang { Issue.record(hang, sourceLocation: sourceLocation) }
    let status = child.status
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Waits on the calling thread for something that the process does.
  ///
  /// - Parameter poll: Waits up to a second; `nil` if nothing has come.
  /// - Returns: The result of `poll`; `nil` if the process was idle for too long, and was killed.
  package func wait<Value>(_ poll: () -> Value?) -> Value? {
    var idleness = Idleness(id)
    while true {
      if let value = poll() { return value }
      guard let idleLimit, idleness.look() >= idleLimit else { continue }
      child.killHung("the test waited for it, and it was idle for \(idleLimit) seconds")
      return nil
    }
  }
}

/// A process and its end. The thread that waits for the end retains it.
private final class Child: Sendable {
  private struct State {
    var status: Int32?
    var hang: String?
    var isExpectedToEnd = false
  }

  let id: pid_t
  /// Entered until the process is reaped.
  let ended = DispatchGroup()
  private let state = Mutex(State())

  init(_ id: pid_t) {
    self.id = id
    ended.enter()
  }

  /// The status of a process that was reaped.
  var status: Int32 { state.withLock { $0.status ?? 0 } }
  var hang: String? { state.withLock { $0.hang } }
  var isExpectedToEnd: Bool { state.withLock { $0.isExpectedToEnd } }

  func expectEnd() { state.withLock { $0.isExpectedToEnd = true } }

  /// Waits for the end of the process and reaps it at once.
  ///
  /// The thread of Swift Testing that waits for exit tests does not suspend while any child process
  /// of the tests is a zombie: it occupies a processor.
  func reap() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    // Reaped under the lock, so that no signal is sent to another process with the same identifier.
    state.withLock { state in
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
      state.status = status
    }
    ended.leave()
  }

  func send(_ signal: Int32) {
    state.withLock { state in
      if state.status == nil { _ = kill(id, signal) }
      if signal == SIGKILL { state.isExpectedToEnd = true }
    }
  }

  func killHung(_ hang: String) {
    state.withLock { state in
      guard state.status == nil else { return }
      state.hang = hang
      state.isExpectedToEnd = true
      kill(id, SIGKILL)
    }
  }
}

/// Counts the seconds for which a process and its descendants are idle.
///
/// Idle means that no thread has started or ended since the last look, a second ago, that the threads have
/// run at most twice, and that none could run if the machine were free. So a busy machine makes no process
/// idle, however slow it is. Such a process waits for input, a timer or another process. Dispatch wakes
/// one thread each second while a block waits.
package struct Idleness {
  private let id: pid_t
  /// How often each thread was switched, by its identifier; `nil` if one of them can run.
  private var switches: [String: Int]?
  private var count = 0

  package init(_ id: pid_t) {
    self.id = id
  }

  /// Returns for how many looks in a row the process was idle; 0 on systems without `/proc`.
  package mutating func look() -> Int {
    let earlier = switches
    switches = Self.switches(of: id)
    guard let earlier, let switches, switches.keys == earlier.keys, !switches.isEmpty else {
      count = 0
      return 0
    }
    let new = switches.values.reduce(0, +) - earlier.values.reduce(0, +)
    count = new <= 2 ? count + 1 : 0
    return count
  }

  private static func switches(of id: pid_t) -> [String: Int]? {
    let folder = "/proc/\(id)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var result: [String: Int] = [:]
    for name in names {
      func read(_ file: String) -> String? {
        try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8)
      }
      // Not every kernel lists the children.
      guard let status = read("status"), let children = read("children"),
        !status.contains("State:\tR"), !status.contains("State:\tD")
      else { return nil }
      let counts = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
      let numbers: [Int] = counts.compactMap { line in
        line.split(separator: "\t").last.flatMap { Int($0) }
      }
      result[name] = numbers.reduce(0, +)
      for child in children.split(separator: " ").compactMap({ pid_t($0) }) {
        guard let switches = switches(of: child) else { return nil }
        result.merge(switches) { _, new in new }
      }
    }
    return result
  }
}

/// Runs blocking work on a dedicated thread.
package func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
