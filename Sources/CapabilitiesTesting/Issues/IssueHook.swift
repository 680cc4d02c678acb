import Testing

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
