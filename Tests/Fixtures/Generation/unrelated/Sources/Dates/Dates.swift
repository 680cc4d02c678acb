// The same names as in a module that this one does not import.

import Capabilities

public struct Store: Sendable {
  public var pick: @Sendable () throws -> Int
}

/// Takes an order.
public typealias Orders = @Sendable () throws -> Int

public func makeOrders(store: Store) -> Orders { store.pick }

public struct World: Sendable {
  public var store: Store
}

/// A type whose name begins with the name of another module's type.
public enum StoreRoomSize: Sendable {
  case small
}
