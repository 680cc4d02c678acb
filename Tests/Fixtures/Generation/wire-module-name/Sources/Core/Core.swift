public struct Mail: Sendable {
  public var send: @Sendable (String) -> Void
}
public struct World: Sendable {}
public struct Order: Sendable {
  public init() {}
}
public func makeShip(mail: Mail) -> @Sendable () -> Order { { Order() } }
