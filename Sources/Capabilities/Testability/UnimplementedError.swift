/// The error of an unimplemented endpoint: it says what was called, with what, and where the
/// `test` value that has the endpoint was made.
///
/// Its description is the text that was reported when the call was made.
public struct Unimplemented: Error, Sendable, Hashable, CustomStringConvertible {
  /// The capability and the endpoint, such as `"PaymentClient.charge"`.
  public let endpoint: String
  /// The inputs of the call, each as `String(reflecting:)` writes it.
  public let inputs: [String]
  /// The file in which the `test` value was made, as `#fileID` writes it.
  public let fileID: String
  /// The line in that file, counted from 1.
  public let line: Int

  /// What was called, where its value was made, and how to override it.
  public var description: String {
    """
    Unimplemented endpoint called: \(endpoint)
      inputs: (\(inputs.joined(separator: ", ")))
      test value made at: \(fileID):\(line)
      to fix: override it in the test, such as \(override)
    """
  }

  /// The override that would have answered the call, as far as its name tells.
  private var override: String {
    var owner = ""
    var name = endpoint
    if let dot = endpoint.utf8.lastIndex(of: UInt8(ascii: ".")) {
      owner = String(endpoint[..<dot])
      name = String(endpoint[endpoint.index(after: dot)...])
    }
    let blanks = Array(repeating: "_", count: inputs.count).joined(separator: ", ")
    let replacement = inputs.isEmpty ? "{ … }" : "{ \(blanks) in … }"
    return "\(owner.isEmpty ? "" : "\(owner).test").overriding { $0.\(name) = \(replacement) }"
  }
}
