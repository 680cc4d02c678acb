import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Fails the test that is running, whether Swift Testing or XCTest runs it. All of the kit's
/// failures pass here.
///
/// In Swift Testing it is the test whose task, or whose child task, calls this. Where that cannot
/// be told, as in a detached task, the issue still fails the run, and says so.
///
/// - Parameters:
///   - message: What is wrong and how to fix it.
///   - location: Where to show the issue.
func recordIssue(_ message: String, at location: SourceLocation) {
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  } else if isSwiftTestingProcess {
    Issue.record(
      """
      \(message)
        which test this belongs to is not known: it happened in a detached task, or outside of \
      Swift concurrency
      """,
      sourceLocation: location
    )
  } else {
    failXCTest(message, at: location)
  }
}

/// Whether this process runs Swift Testing's tests; XCTest's run in one of their own.
private let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

/// Fails the running XCTest case. XCTest takes only literal file names, so the place stands in the
/// message.
private func failXCTest(_ message: String, at location: SourceLocation) {
  #if canImport(XCTest)
    XCTFail("\(location.fileID):\(location.line): \(message)")
  #else
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  #endif
}
