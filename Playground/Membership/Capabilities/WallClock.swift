public import Capabilities

/// Provides the current time.
public struct WallClock: TestableCapability {
  /// Returns the current time.
  public var now: @Sendable () -> Timestamp

  /// Creates a clock from its endpoint.
  public init(now: @escaping @Sendable () -> Timestamp) {
    self.now = now
  }

  /// The value for tests. Every endpoint is unimplemented and reports a call.
  public static var test: WallClock {
    WallClock(now: unimplemented("WallClock.now", placeholder: Timestamp(milliseconds: 0)))
  }
}

extension WallClock: Interceptable {
  /// Returns a copy that calls every endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> WallClock {
    WallClock(now: interceptor.wrap("WallClock.now", now))
  }
}

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
