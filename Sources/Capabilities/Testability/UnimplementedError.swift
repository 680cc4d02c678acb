/// The error of an unimplemented endpoint.
///
/// Its description is the text of the report.
public struct UnimplementedError: Error, CustomStringConvertible {
  /// The capability and the endpoint, such as `"PaymentClient.charge"`.
  public let endpoint: String
  /// The inputs of the call, in the format of `String(reflecting:)`.
  public let inputs: [String]
  /// The file in which the `test` value was created, in the format of `#fileID`.
  public let fileID: String
  /// The line in that file, counted from 1.
  public let line: Int

  /// The endpoint, its inputs, the location of the `test` value, and a suggested override.
  public var description: String {
    @_optimize(none) get {  // See CompilerHints.swift.
      """
      Unimplemented endpoint called: \(endpoint)
        inputs: (\(inputs.joined(separator: ", ")))
        test value made at: \(fileID):\(line)
        to fix: override it in the test, such as \(override())
      """
    }
  }

  /// The code of an override, as far as the endpoint's name determines it.
  @_optimize(none)
  private func override() -> String {
    var owner = ""
    var name = endpoint
    if let dot = endpoint.utf8.lastIndex(of: UInt8(ascii: ".")) {
      owner = String(endpoint[..<dot])
      name = String(endpoint[endpoint.index(after: dot)...])
    }
    let parameters = Array(repeating: "_", count: inputs.count).joined(separator: ", ")
    let replacement = inputs.isEmpty ? "{ … }" : "{ \(parameters) in … }"
    return "\(owner.isEmpty ? "" : "\(owner).test").overriding { $0.\(name) = \(replacement) }"
  }
}

#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  package enum UnimplementedCalls {
    /// Receives unimplemented calls of a task and its child tasks, in place of a report. An array,
    /// because `withValue` of a function can crash in an optimized build (Swift 6.3.1).
    package static let handler = TaskLocal<[@Sendable (UnimplementedError) -> Void]>(
      wrappedValue: []
    )
  }
#endif

/// The name of an unimplemented endpoint and the location of its `test` value.
///
/// A struct, so that the optimizer stores its constants in the closures, and no `test` value allocates.
@usableFromInline
struct UnimplementedEndpoint: Sendable {
  private let name: String
  private let site: DeclarationSite

  @usableFromInline
  init(_ name: String, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.name = name
    site = DeclarationSite(fileID, filePath, line, column)
  }

  #if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
    /// Reports a call with its inputs.
    ///
    /// - Returns: The reported error.
    @usableFromInline
    @discardableResult
    func report<each Input>(_ input: repeat each Input) -> UnimplementedError {
      var inputs: [String] = []
      for input in repeat each input { inputs.append(String(reflecting: input)) }
      return report(inputs: inputs)
    }
  #endif

  /// Reports a call with the descriptions of its inputs.
  @_optimize(none)
  func report(inputs: [String]) -> UnimplementedError {
    let error = UnimplementedError(
      endpoint: name,
      inputs: inputs,
      fileID: site.fileID,
      line: site.line
    )
    #if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
      if let handle = UnimplementedCalls.handler.get().first {
        handle(error)
        return error
      }
    #endif
    site.reportAtTest(error.description)
    return error
  }
}
