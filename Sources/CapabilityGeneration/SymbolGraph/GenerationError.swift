/// Why nothing could be generated: a sentence for the one who typed the command.
public struct GenerationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, where, and how to mend it.
  public let description: String

  /// Makes an error from its sentence.
  public init(_ description: String) {
    self.description = description
  }
}
