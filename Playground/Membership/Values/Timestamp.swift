/// A moment, counted in milliseconds since the start of 1970 in UTC.
///
/// The core imports no Foundation, so it has no `Date`; the shell converts.
public struct Timestamp: Sendable, Hashable, Codable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before.
  public let milliseconds: Int64

  /// Makes a moment.
  ///
  /// - Parameter milliseconds: Milliseconds since 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whether one moment comes before another.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
