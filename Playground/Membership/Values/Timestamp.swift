/// A point in time, in milliseconds since 1970-01-01T00:00:00Z.
///
/// The core does not import Foundation, so it cannot use `Date`; the shell converts.
public struct Timestamp: Sendable, Hashable, Codable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative for earlier times.
  public let milliseconds: Int64

  /// Creates a point in time.
  ///
  /// - Parameter milliseconds: Milliseconds since 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Returns whether the left time is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
