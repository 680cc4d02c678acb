internal import Testing

/// The strong side of the hook through which `Capabilities` reports issues: it fails the test that
/// is running.
///
/// The symbol replaces the weak one in every program that links this library, so a test file needs
/// neither an import nor a set-up. Nothing in Swift calls this function.
@_cdecl("capabilities_report_issue")
func reportIssueToSwiftTesting(
  _ message: UnsafePointer<CChar>,
  _ fileID: UnsafePointer<CChar>,
  _ filePath: UnsafePointer<CChar>,
  _ line: Int,
  _ column: Int
) {
  Issue.record(
    Comment(rawValue: String(cString: message)),
    sourceLocation: SourceLocation(
      fileID: String(cString: fileID),
      filePath: String(cString: filePath),
      line: line,
      column: column
    )
  )
}
