import Testing

/// Records a warning that names the event that a test waited for, if the test has a time limit.
///
/// The time limit of a test cancels its task, and Swift Testing drops the errors that the test throws
/// after it. Without the warning, the report only says that the limit was exceeded.
///
/// - Parameters:
///   - problem: The awaited event, and what happened instead.
///   - fix: How to make it happen.
func warnOfCancelledWait(_ problem: String, fix: String) {
  guard let test = Test.current, test.timeLimit != nil else { return }
  let message = "\(problem) before the wait was cancelled\n  to fix: \(fix)"
  recordIssue(message, at: test.sourceLocation, severity: .warning)
}
