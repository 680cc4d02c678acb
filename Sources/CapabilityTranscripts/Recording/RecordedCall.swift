/// A call of an endpoint, or a step of a stream that it returned, recorded by a ``Transcript``.
public struct RecordedCall: Sendable, Hashable {
  /// The endpoint's name: `PaymentClient.charge`.
  public let endpoint: String
  /// The inputs, as described by ``describe(_:)``; for a step, the inputs of the call that returned
  /// the stream.
  public let inputs: [String]
  /// The step of a stream; `nil` for a call.
  public let step: Step?
  /// The outcome of the call or of the wait for the element.
  public let outcome: Outcome
  /// The calls that the same task made within this one, in order.
  public let calls: [RecordedCall]
  /// The calls that other tasks made within this one, sorted by text, because their order can
  /// differ between runs.
  public let concurrentCalls: [RecordedCall]

  /// A consumer's wait for the next element of a stream.
  public struct Step: Sendable, Hashable {
    /// The number of the stream among those that the endpoint returned for the same inputs, counted
    /// from 1.
    public let stream: Int
    /// The number of the element, counted from 1.
    public let number: Int
  }

  /// The outcome of a call or of the wait for an element.
  public enum Outcome: Sendable, Hashable {
    /// It returned this value, as described by ``describe(_:)``; `()` for no value.
    case returned(String)
    /// It threw this error, as described by ``describe(_:)``.
    case threw(String)
    /// The stream ended, so this element does not exist.
    case ended
    /// The consumer was cancelled while it waited, or released the stream without asking for this
    /// element.
    case givenUp
    /// It had not ended when the transcript was read.
    case running
  }
}
