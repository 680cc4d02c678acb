/// A picture of who needs what, as `swift package capabilities graph` draws it.
public struct PlaygroundGraph: Sendable {
  /// What `graph` calls it: `text`, `mermaid`, `dot` or `json`.
  public let format: String
  /// The picture.
  let text: @Sendable () -> String

  /// Keeps a picture.
  ///
  /// - Parameters:
  ///   - format: What `graph` calls it: `text`, `mermaid`, `dot` or `json`.
  ///   - text: The picture. It is made when somebody looks at it.
  public init(_ format: String, _ text: @autoclosure @escaping @Sendable () -> String) {
    self.format = format
    self.text = text
  }
}
