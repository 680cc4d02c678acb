import Foundation
import Synchronization
import Testing

/// The wait of a test for an event of a spy or a test clock.
///
/// It ends with an issue if no spy of the test is called, and no task begins to sleep, for a while. Each
/// call and sleep begins the limit again, so a slow test has time.
final class SpyWait: Sendable {
  /// The missing event, what happened instead, and how to make the event happen.
  typealias Missing = (event: String, seen: String, fix: String)

  private static let waits = Mutex<[SpyWait]>([])
  private static let ofEnvironment: Duration = limit(
    ProcessInfo.processInfo.environment["SPY_WAIT_SECONDS"]
  )

  private let test = Test.current
  /// The parts of the limit that have passed.
  private let parts = Atomic(0)
  private let isOverdue = Atomic(false)
  /// The waiting task; `nil` before the wait begins and after it has ended.
  private let task = Mutex<CheckedContinuation<Void, any Error>?>(nil)

  /// Reads a limit in seconds; 60 if there is none.
  static func limit(_ text: String?) -> Duration {
    let seconds = text.flatMap { Double($0) } ?? 60
    return .seconds(seconds >= 0 ? min(seconds, 1e9) : 60)
  }

  /// Begins the limits of the current test's waits again; of all waits if the test is unknown.
  static func noteCall() {
    let waits = waits.withLock { $0 }
    guard !waits.isEmpty else { return }
    let test = Test.current?.id
    for wait in waits where test == nil || wait.test == nil || test == wait.test?.id {
      wait.parts.store(0, ordering: .relaxed)
    }
  }

  /// Suspends a test until an event of a spy or a test clock.
  ///
  /// - Parameters:
  ///   - missing: Describes the event, if it does not happen.
  ///   - location: The location of the wait; `nil` for a wait without a limit and a report.
  ///   - begin: Stores the wait, which the event ends, or ends it at once.
  /// - Throws: `CancellationError`, also after a recorded issue.
  static func event(
    or missing: () -> Missing,
    at location: SourceLocation?,
    _ begin: (SpyWait) -> Void
  ) async throws {
    let wait = SpyWait()
    // A sweep and a conformance limit the waits of their own tasks.
    let isLimited =
      location != nil && DrainingExecutor.current == nil && CallerSchedule.ofCurrentThread == nil
    waits.withLock { $0.append(wait) }
    let watching = isLimited ? Task { await wait.watch() } : nil
    defer {
      watching?.cancel()
      waits.withLock { $0.removeAll { $0 === wait } }
    }
    do {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          wait.task.withLock { $0 = continuation }
          begin(wait)
          // A cancellation that came before did not find the continuation.
          if Task.isCancelled || wait.isOverdue.load(ordering: .relaxed) { wait.cancel() }
        }
      } onCancel: {
        wait.cancel()
      }
    } catch {
      if let location { wait.report(missing(), at: location) }
      throw error
    }
  }

  /// Ends the wait, because its event has happened. Does nothing if the wait has ended.
  func end() { task.withLock { $0.take() }?.resume() }

  private func cancel() { task.withLock { $0.take() }?.resume(throwing: CancellationError()) }

  /// Ends the wait after its limit.
  private func watch() async {
    while (try? await TimeLimit(duration: Self.ofEnvironment).waitForPart()) != nil {
      guard parts.add(1, ordering: .relaxed).newValue >= TimeLimit.parts else { continue }
      isOverdue.store(true, ordering: .relaxed)
      return cancel()
    }
  }

  /// Reports a wait that ended without its event.
  ///
  /// The time limit of a test cancels its task, and Swift Testing drops the errors that the test throws
  /// after it. Without the warning, the report only says that the limit was exceeded.
  private func report(_ missing: Missing, at location: SourceLocation) {
    let (event, seen, fix) = missing
    if isOverdue.load(ordering: .relaxed) {
      let message = """
        \(event); no spy was called, and no task slept, for \(Self.ofEnvironment)\(seen)
          to fix: \(fix); SPY_WAIT_SECONDS changes the limit
        """
      recordIssue(message, at: location)
    } else if let test, test.timeLimit != nil {
      let message = "\(event) before the wait was cancelled\(seen)\n  to fix: \(fix)"
      recordIssue(message, at: test.sourceLocation, severity: .warning)
    }
  }
}
