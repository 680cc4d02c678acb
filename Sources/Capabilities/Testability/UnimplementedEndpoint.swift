/// What an unimplemented endpoint knows about itself: its name, and the place where it was made.
///
/// A class, so that the closures of the many rows that keep one have a reference to compile and not
/// a copy of its strings.
@usableFromInline
final class UnimplementedEndpoint: Sendable {
  private let name: String
  private let site: DeclarationSite

  @usableFromInline
  init(_ name: String, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.name = name
    site = DeclarationSite(fileID, filePath, line, column)
  }

  #if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
    /// Reports one call with its inputs.
    ///
    /// - Returns: The error that says the same, for endpoints that can throw it.
    @usableFromInline
    @discardableResult
    func report<each Input>(_ input: repeat each Input) -> Unimplemented {
      var inputs: [String] = []
      for input in repeat each input { inputs.append(String(reflecting: input)) }
      return report(inputs: inputs)
    }
  #endif

  /// Reports one call with the texts of its inputs.
  func report(inputs: [String]) -> Unimplemented {
    let error = Unimplemented(
      endpoint: name,
      inputs: inputs,
      fileID: site.fileID,
      line: site.line
    )
    site.reportAtTest(error.description)
    return error
  }
}
