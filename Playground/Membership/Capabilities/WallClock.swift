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
