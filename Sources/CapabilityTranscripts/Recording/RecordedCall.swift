/// One call of an endpoint, or one step of a stream that it returned, as a ``Transcript`` recorded
/// it.
public struct RecordedCall: Sendable, Hashable {
  /// The endpoint's name: `PaymentClient.charge`.
  public let endpoint: String
  /// The inputs, each as ``describe(_:)`` has it; of a step, those of the call that returned the
  /// stream.
  public let inputs: [String]
  /// Which element was waited for, where this is a step of a stream; `nil` for a call.
  public let step: Step?
  /// How the call, or the wait for the element, ended.
  public let outcome: Outcome
  /// The calls that were made within this one by the same task, in their order.
  public let calls: [RecordedCall]
  /// The calls that were made within this one by other tasks, in the order of their text: the
  /// order in which they really ran may differ from run to run.
  public let concurrentCalls: [RecordedCall]

  /// A consumer's wait for the next element of a stream.
  public struct Step: Sendable, Hashable {
    /// Which of the streams that the endpoint returned for the same inputs, counted from 1.
    public let stream: Int
    /// Which element, counted from 1.
    public let number: Int
  }

  /// How a call, or the wait for an element, ended.
  public enum Outcome: Sendable, Hashable {
    /// It returned this value, as ``describe(_:)`` has it; `()` for nothing.
    case returned(String)
    /// It threw this error, as ``describe(_:)`` has it.
    case threw(String)
    /// There is no such element: the stream ended.
    case ended
    /// The consumer was cancelled while it waited, or let go of the stream without asking for this
    /// element.
    case givenUp
    /// It had not ended when the transcript was read.
    case running
  }
}
