/// The place in the code where something was declared, which reports about it point to.
@usableFromInline
package struct DeclarationSite: Sendable, CustomStringConvertible {
  package let fileID: String
  let filePath: String
  package let line: Int
  let column: Int

  @usableFromInline
  package init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and the line, such as `Shop/World.swift:12`.
  @usableFromInline package var description: String { "\(fileID):\(line)" }

  /// Reports a mistake at this place.
  package func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
