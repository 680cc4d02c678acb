/// A moment of a ``TestClock`` or an ``ImmediateClock``, as the time since the clock's start.
public struct TestInstant: InstantProtocol, CustomStringConvertible {
  /// The time since the clock's start.
  public let offset: Duration

  /// Creates a moment.
  ///
  /// - Parameter offset: The time since the clock's start.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Returns the moment after a duration.
  public func advanced(by duration: Duration) -> TestInstant {
    TestInstant(offset: offset + duration)
  }

  /// Returns the duration from this moment to another one.
  public func duration(to other: TestInstant) -> Duration { other.offset - offset }

  /// Returns whether the left moment is earlier.
  public static func < (left: TestInstant, right: TestInstant) -> Bool {
    left.offset < right.offset
  }

  /// The time since the clock's start: `2.5 seconds`.
  public var description: String { "\(offset)" }
}
