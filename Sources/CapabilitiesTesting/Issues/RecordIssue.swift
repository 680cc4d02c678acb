// The kit's functions take the place of their call by a macro of `Testing`, which has to be visible
// there: also in XCTest's files, which have no reason to import it.
@_exported public import Testing

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
  _ column: Int,
  _ atTest: Bool
) {
  let place = SourceLocation(
    fileID: String(cString: fileID),
    filePath: String(cString: filePath),
    line: line,
    column: column
  )
  // The test says what it called and what it forgot; the place is often in another module.
  let test = atTest ? Test.current?.sourceLocation : nil
  recordIssue(String(cString: message), at: test ?? place)
}
