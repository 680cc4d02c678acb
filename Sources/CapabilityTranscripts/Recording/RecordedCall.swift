/// One call of an endpoint, as a ``Transcript`` recorded it.
public struct RecordedCall: Sendable, Hashable {
  /// The endpoint's name: `PaymentClient.charge`.
  public let endpoint: String
  /// The inputs, each as ``describe(_:)`` has it.
  public let inputs: [String]
  /// How the call ended.
  public let outcome: Outcome
  /// The calls that were made within this one by the same task, in their order.
  public let calls: [RecordedCall]
  /// The calls that were made within this one by other tasks, in the order of their text: the
  /// order in which they really ran may differ from run to run.
  public let concurrentCalls: [RecordedCall]

  /// How a call ended.
  public enum Outcome: Sendable, Hashable {
    /// It returned this value, as ``describe(_:)`` has it; `()` for nothing.
    case returned(String)
    /// It threw this error, as ``describe(_:)`` has it.
    case threw(String)
    /// It had not ended when the transcript was read.
    case running
  }
}
