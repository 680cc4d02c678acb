internal import CIssueHook

/// Reports a mistake in a test, or in the assembly of a program.
///
/// In a test target that links `CapabilitiesTesting`, the report fails the running test. Elsewhere it
/// prints the location and the message to standard error. Each call reports once.
///
/// - Parameters:
///   - message: What happened, where, and how to fix it.
///   - fileID: The location of the issue; by default the caller's.
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

/// The location of a declaration. Reports about the declaration use it.
@usableFromInline
package struct DeclarationSite: Sendable, CustomStringConvertible {
  package let fileID: String
  private let filePath: String
  package let line: Int
  private let column: Int

  @usableFromInline
  package init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and the line, such as `Shop/World.swift:12`.
  @usableFromInline package var description: String { "\(fileID):\(line)" }

  /// Reports a mistake at this location.
  package func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports a mistake of a test at the test if it is known, otherwise at this location.
  func reportAtTest(_ message: String) {
    capabilities_report_issue(message, fileID, filePath, line, column, true)
  }
}
