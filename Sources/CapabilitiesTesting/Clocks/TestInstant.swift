/// A moment of a ``TestClock`` or an ``ImmediateClock``, as the time since the clock's start.
public struct TestInstant: InstantProtocol, CustomStringConvertible {
  /// The time since the clock's start.
  public let offset: Duration

  /// Makes a moment.
  ///
  /// - Parameter offset: The time since the clock's start.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// The moment that is that much later.
  public func advanced(by duration: Duration) -> TestInstant {
    TestInstant(offset: offset + duration)
  }

  /// The time from this moment to another.
  public func duration(to other: TestInstant) -> Duration {
    other.offset - offset
  }

  /// Whether the left moment is the earlier one.
  public static func < (left: TestInstant, right: TestInstant) -> Bool {
    left.offset < right.offset
  }

  /// The time since the clock's start: `2.5 seconds`.
  public var description: String { "\(offset)" }
}
