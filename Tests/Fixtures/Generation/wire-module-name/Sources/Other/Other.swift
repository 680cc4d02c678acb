public struct Order: Sendable {}
public func makeShip() -> @Sendable () -> Order { { Order() } }
