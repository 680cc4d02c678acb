public import Capabilities

/// Tells the time of day.
public struct WallClock: TestableCapability {
  /// The current moment.
  public var now: @Sendable () -> Timestamp

  /// Makes a clock from its endpoint.
  public init(now: @escaping @Sendable () -> Timestamp) {
    self.now = now
  }

  public static var test: WallClock {
    WallClock(now: unimplemented("WallClock.now", placeholder: Timestamp(milliseconds: 0)))
  }
}

extension WallClock: Interceptable {
  public func intercepted(by interceptor: some Interceptor) -> WallClock {
    WallClock(now: interceptor.wrap("WallClock.now", now))
  }
}
