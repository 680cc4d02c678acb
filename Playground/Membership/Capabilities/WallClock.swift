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
