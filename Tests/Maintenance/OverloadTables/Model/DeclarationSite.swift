/// The parameters of a function that reports the place where it is called.
enum DeclarationSite {
  static let parameters = [
    "fileID: String = #fileID", "filePath: String = #filePath", "line: Int = #line",
    "column: Int = #column",
  ]

  /// Returns their lines in a list of parameters.
  ///
  /// - Parameter action: What the file does, such as "declares the lifetime".
  static func documentation(_ action: String) -> String {
    """
      - fileID: The file that \(action); leave it and the next three to their defaults.
      - filePath: The path of that file.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    """
  }
}
