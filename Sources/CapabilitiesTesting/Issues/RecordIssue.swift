// Functions of this library are called in place of Testing's macros, so `Testing` must be visible
// to their callers, also in XCTest files that do not import it.
@_exported public import Testing
import CapabilityTranscripts

#if canImport(XCTest)
  import Foundation
  import XCTest
#endif

/// Fails the running test, in Swift Testing or XCTest. All failures of this library pass through here.
///
/// In Swift Testing, the issue belongs to the test whose task, or child task, calls this function.
/// In a detached task the test is unknown; the issue then still fails the test run and states this.
/// The runs of a sweep record an issue once.
///
/// - Parameters:
///   - message: The problem and how to fix it.
///   - location: The location of the issue.
///   - severity: Whether the issue fails the test, or is a warning. XCTest prints a warning.
///   - scheduler: The run of a sweep in which the problem began.
func recordIssue(
  _ message: String,
  at location: SourceLocation,
  severity: Issue.Severity = .error,
  in scheduler: Scheduler? = DrainingExecutor.scheduler
) {
  guard let message = scheduler.map({ $0.firstIssue(message) }) ?? message else { return }
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: location)
  } else if isSwiftTestingProcess {
    Issue.record(
      """
      \(message)
        the test is unknown in a detached task, in the process of an exit test, and outside of \
      Swift concurrency
      """,
      severity: severity,
      sourceLocation: location
    )
  } else if severity == .warning {
    print("\(location.fileID):\(location.line): warning: \(message)")
  } else {
    failXCTest(message, at: location)
  }
}

/// Whether this process runs Swift Testing's tests. XCTest's tests run in a separate process.
private let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

/// Fails the running XCTest case, or prints the message if no case is running. XCTest accepts only
/// literal file names, so the location is part of the message.
private func failXCTest(_ message: String, at location: SourceLocation) {
  #if canImport(XCTest)
    let text = "\(location.fileID):\(location.line): \(message)"
    // XCTest evaluates the message only if a case is running.
    var isRecorded = false
    func recorded() -> String {
      isRecorded = true
      return text
    }
    XCTFail(recorded())
    if !isRecorded { try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }
  #else
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  #endif
}

/// Fails the running test when `Capabilities` reports an issue.
///
/// This strong definition replaces the weak symbol of `Capabilities` wherever this library is
/// linked. A test file needs no import and no set-up. The calls of a conformance report an issue once.
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
  // Prefer the test's location: the reported location is often in another module.
  let test = atTest ? Test.current?.sourceLocation : nil
  let message = withoutContexts(String(cString: message))
  guard RecordedIssues.ofConformance?.isFirst(message) != false else { return }
  recordIssue(message, at: test ?? place)
}
