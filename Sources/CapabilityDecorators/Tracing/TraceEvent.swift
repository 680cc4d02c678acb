public import Capabilities

/// Something a ``Tracing`` interceptor has seen: a call that began or ended.
public struct TraceEvent: Sendable {
  /// The number of the call, counted from 1. Its beginning and its end have the same.
  public let id: UInt64
  /// The number of the call inside of which this one was made, if there is one.
  public let parentID: UInt64?
  /// The endpoint and the inputs. Inputs are made only for those who read them.
  public let call: EndpointCall
  /// When it happened, as the time since the interceptor was made.
  public let time: Duration
  /// What happened.
  public let phase: Phase

  /// What happened to a call.
  public enum Phase: Sendable {
    /// It began.
    case began
    /// It ended so, after that time.
    case ended(Outcome, after: Duration)
  }

  /// How a call ended.
  public enum Outcome: Sendable {
    /// It returned something.
    case returned
    /// It threw an error.
    case threw(any Error)
    /// It threw an error because it was cancelled.
    case cancelled(any Error)
  }
}
