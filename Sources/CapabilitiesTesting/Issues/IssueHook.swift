import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The strong side of the hook that `Capabilities` reports through: it fails the running test.
///
/// The symbol takes the place of the weak one wherever this library is linked, so a test file needs
/// neither an import nor a set-up.
@_cdecl("capabilities_report_issue")
func reportIssue(
  _ message: UnsafePointer<CChar>,
  _ fileID: UnsafePointer<CChar>,
  _ filePath: UnsafePointer<CChar>,
  _ line: Int,
  _ column: Int
) {
  let location = SourceLocation(
    fileID: String(cString: fileID),
    filePath: String(cString: filePath),
    line: line,
    column: column
  )
  recordIssue(String(cString: message), at: location)
}

/// Records an issue on the test whose task, or whose child task, is running.
///
/// Where that cannot be told, as in a detached task, the issue still fails the run, and says so.
private func recordIssue(_ message: String, at location: SourceLocation) {
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  } else if isSwiftTestingProcess {
    Issue.record(
      """
      \(message)
        which test called it is not known: the call came from a detached task, or from outside of \
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
