import Testing

/// The error of a test that waits for a call, or for a consumer of a stream, and is cancelled before.
///
/// If the call never comes, the time limit of the test cancels the wait. The report of the test then
/// has a warning with this error's description: the endpoint, the awaited call, and the calls so far.
public struct CancelledWaitError: Error, Sendable, CustomStringConvertible {
  /// The endpoint, the awaited event, and what happened instead.
  public let description: String

  init(_ problem: String, fix: String) {
    description = "\(problem) before the wait was cancelled\n  to fix: \(fix)"
    // Swift Testing drops the error of a test that has exceeded its time limit.
    if let test = Test.current, test.timeLimit != nil {
      recordIssue(description, at: test.sourceLocation, severity: .warning)
    }
  }
}
