import Foundation
import Synchronization
import Testing

/// The wait of a test for an event of a spy.
///
/// It ends with an issue if no spy of the test is called for a while. A call begins the limit again, so a
/// slow test has time.
final class SpyWait: Sendable {
  private static let waits = Mutex<[SpyWait]>([])
  /// The number of waits. Calls without any do not lock.
  private static let count = Atomic(0)
  /// The value of `SPY_WAIT_SECONDS`; `nil` if it is not a number of seconds.
  private static let environment = limit(ProcessInfo.processInfo.environment["SPY_WAIT_SECONDS"])

  /// The missing event, what happened instead, and how to make the event happen.
  typealias Missing = (event: String, seen: String, fix: String)

  private let test = Test.current
  /// The parts of the limit that have passed.
  private let parts = Atomic(0)
  private let isOverdue = Atomic(false)

  /// Reads a limit in seconds; 60 if there is none.
  static func limit(_ text: String?) -> Duration? {
    guard let text else { return .seconds(60) }
    return Double(text).flatMap { $0 >= 0 ? .seconds(min($0, 1e9)) : nil }
  }

  /// Begins the limits of the current test's waits again; of all waits if the test is unknown.
  static func noteCall() {
    guard count.load(ordering: .relaxed) > 0 else { return }
    let test = Test.current?.id
    for wait in waits.withLock({ $0 })
    where test == nil || wait.test == nil || test == wait.test?.id {
      wait.parts.store(0, ordering: .relaxed)
    }
  }

  /// Suspends a test until an event of a spy.
  ///
  /// - Parameters:
  ///   - missing: Describes the event, if it does not happen.
  ///   - location: The location of the wait.
  ///   - begin: Stores the continuation.
  ///   - cancel: Resumes the continuation with an error.
  /// - Throws: `CancellationError`, or an error after a recorded issue.
  static func event<Value: Sendable>(
    or missing: () -> Missing,
    at location: SourceLocation,
    _ begin: (CheckedContinuation<Value, any Error>) -> Void,
    cancel: @escaping @Sendable () -> Void
  ) async throws -> Value {
    let wait = SpyWait()
    let watching = wait.watch(location, cancel)
    waits.withLock { $0.append(wait) }
    count.add(1, ordering: .relaxed)
    defer {
      watching?.cancel()
      waits.withLock { $0.removeAll { $0 === wait } }
      count.subtract(1, ordering: .relaxed)
    }
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation(begin)
      } onCancel: {
        cancel()
      }
    } catch {
      throw wait.report(missing(), error, at: location)
    }
  }

  /// Ends the wait after its limit. A sweep and a conformance limit the waits of their own tasks.
  private func watch(
    _ location: SourceLocation,
    _ end: @escaping @Sendable () -> Void
  ) -> Task<Void, Never>? {
    guard DrainingExecutor.current == nil, CallerSchedule.ofCurrentThread == nil else { return nil }
    if Self.environment == nil {
      recordIssue(
        "SPY_WAIT_SECONDS is not a number of seconds\n  to fix: set it to 60",
        at: location
      )
    }
    return Task { [self] in
      let limit = TimeLimit(duration: Self.environment ?? .seconds(60))
      while (try? await limit.waitForPart()) != nil {
        guard parts.add(1, ordering: .relaxed).newValue >= TimeLimit.parts else { continue }
        isOverdue.store(true, ordering: .relaxed)
        return end()
      }
    }
  }

  /// Reports a wait that ended without its event, and returns the error to throw.
  ///
  /// The time limit of a test cancels its task, and Swift Testing drops the errors that the test throws
  /// after it. Without the warning, the report only says that the limit was exceeded.
  private func report(
    _ missing: Missing,
    _ error: any Error,
    at location: SourceLocation
  ) -> any Error {
    if isOverdue.load(ordering: .relaxed) {
      let limit = Self.environment ?? .seconds(60)
      recordIssue(
        """
        \(missing.event); no spy was called for \(limit)\(missing.seen)
          to fix: \(missing.fix); SPY_WAIT_SECONDS changes the limit
        """,
        at: location
      )
      return EndedWait(event: missing.event)
    }
    if let test, test.timeLimit != nil {
      let text =
        "\(missing.event) before the wait was cancelled\(missing.seen)\n  to fix: \(missing.fix)"
      recordIssue(text, at: test.sourceLocation, severity: .warning)
    }
    return error
  }
}

/// The error of a wait whose issue is recorded.
private struct EndedWait: Error, CustomStringConvertible {
  let event: String

  var description: String { "the wait has ended: \(event)" }
}
