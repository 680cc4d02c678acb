// Endpoints that a parameter's type does not take for other reasons than its effects.

public struct Full: Error {}
public struct Empty: Error {}

public struct Tray {
  public var count: () -> Int
  public var read: @Sendable () throws -> Int
  public var write: @Sendable () throws(Full) -> Void
}

public func makeCount(count: @escaping @Sendable () -> Int) -> @Sendable () -> Int { count }
public func makeFill(
  read: @escaping @Sendable () throws(Empty) -> Int,
  write: @escaping @Sendable () throws(Empty) -> Void
) -> @Sendable () -> Void {
  {}
}
