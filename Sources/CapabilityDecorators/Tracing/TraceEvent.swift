public import Capabilities

/// The beginning or the end of a call, as reported by ``TraceInterceptor``.
public struct TraceEvent: Sendable {
  /// The number of the call, counted from 1. Its beginning and its end have the same number.
  public let id: UInt64
  /// The number of the enclosing call, if there is one.
  public let parentID: UInt64?
  /// The endpoint and its inputs. The inputs are computed when you read them.
  public let call: EndpointCall
  /// The time of the event, measured from the first event of the interceptor.
  public let time: Duration
  /// The kind of event.
  public let phase: Phase

  /// The kind of event.
  public enum Phase: Sendable {
    /// The call began.
    case began
    /// The call ended with an outcome, after a duration.
    case ended(Outcome, after: Duration)
  }

  /// The outcome of a call.
  public enum Outcome: Sendable {
    /// The call returned.
    case returned
    /// The call threw an error.
    case threw(any Error)
    /// The call threw an error because it was cancelled.
    case cancelled(any Error)
  }
}
