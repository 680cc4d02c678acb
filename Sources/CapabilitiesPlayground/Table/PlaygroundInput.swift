/// An input of a use case, an endpoint or a command.
public struct PlaygroundInput: Sendable {
  /// What a script calls it: `amount=…`.
  public let label: String
  let reader: AnyReader

  /// Describes an input.
  ///
  /// - Parameters:
  ///   - label: What a script calls it. Inputs may be given in their order without it.
  ///   - reader: How it is read.
  public init<Value>(_ label: String, _ reader: PlaygroundReader<Value>) {
    self.label = label
    self.reader = AnyReader(reader)
  }
}
