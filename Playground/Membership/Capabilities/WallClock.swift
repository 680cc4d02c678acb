public import Capabilities

/// Tells the time of day.
public struct WallClock: TestableCapability {
  /// The current moment.
  public var now: @Sendable () -> Timestamp

  /// Makes a clock from its endpoint.
  public init(now: @escaping @Sendable () -> Timestamp) {
    self.now = now
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: WallClock {
    WallClock(now: unimplemented("WallClock.now", placeholder: Timestamp(milliseconds: 0)))
  }
}

extension WallClock: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> WallClock {
    WallClock(now: interceptor.wrap("WallClock.now", now))
  }
}

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
