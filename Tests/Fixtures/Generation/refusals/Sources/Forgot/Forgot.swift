public struct Clock: TestableCapability {
  public var now: @Sendable () throws -> Int
}
