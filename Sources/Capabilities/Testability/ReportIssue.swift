internal import CIssueHook

/// Reports a mistake in a test, or in how a program was assembled.
///
/// In a test target that links `CapabilitiesTesting` it fails the test that is running;
/// everywhere else it prints the message, after its place, to standard error. Either happens once
/// per call.
///
/// - Parameters:
///   - message: What happened, where, and how to fix it.
///   - fileID: The place the issue is shown at; by default the caller's.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
public func reportIssue(
  _ message: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  capabilities_report_issue(message, fileID, filePath, line, column, false)
}

extension DeclarationSite {
  /// Reports a mistake of a test, at that test where it is known. The message names this place.
  func reportAtTest(_ message: String) {
    capabilities_report_issue(message, fileID, filePath, line, column, true)
  }
}
