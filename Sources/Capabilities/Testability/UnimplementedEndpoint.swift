/// What an unimplemented endpoint knows about itself: its name, and the place where it was made.
@usableFromInline
struct UnimplementedEndpoint: Sendable {
  private let name: String
  private let fileID: String
  private let filePath: String
  private let line: Int
  private let column: Int

  @usableFromInline
  init(_ name: String, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports one call with its inputs.
  ///
  /// - Returns: The error that says the same, for endpoints that can throw it.
  @usableFromInline
  @discardableResult
  func report(_ inputs: Any...) -> Unimplemented {
    let error = Unimplemented(
      endpoint: name,
      inputs: inputs.map { String(reflecting: $0) },
      fileID: fileID,
      line: line
    )
    reportIssue(
      error.description,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return error
  }
}
