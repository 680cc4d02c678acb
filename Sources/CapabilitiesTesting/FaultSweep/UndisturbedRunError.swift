import CapabilityTranscripts

/// The story of a sweep throws although no fault hits it.
///
/// A sweep ends with this error, because nothing can be said about faults then. For the invariant
/// ``Invariant/serializable(allowing:observing:)``, only a task that returns in no run ends it.
public struct UndisturbedRunError: Error, CustomStringConvertible {
  /// The name of the sweep.
  public let sweep: String
  /// The error that the story threw.
  public let underlying: any Error

  /// A description for failure messages.
  public var description: String {
    """
    \(sweep): the run without faults throws \(describe(underlying))
      to fix: let the story succeed without faults, or catch in it the errors that belong to it
    """
  }
}
