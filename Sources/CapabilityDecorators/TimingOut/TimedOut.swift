/// An endpoint took too long: what `timingOut` throws where no error of its own was given.
public struct TimedOut: Error, Equatable, CustomStringConvertible {
  /// How long it was given.
  public let limit: Duration

  /// Makes the error.
  ///
  /// - Parameter limit: How long the endpoint was given.
  public init(after limit: Duration) {
    self.limit = limit
  }

  /// What happened: `timed out after 5.0 seconds`.
  public var description: String { "timed out after \(limit)" }
}
