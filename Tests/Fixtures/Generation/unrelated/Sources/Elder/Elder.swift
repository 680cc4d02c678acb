// The same names as in a module that this one knows nothing of.

import Capabilities

public struct Store: Sendable {
  public var sow: @Sendable () throws -> Int
}

/// Takes one.
public typealias Orders = @Sendable () throws -> Int

public func makeOrders(store: Store) -> Orders { store.sow }

public struct World: Sendable {
  public var store: Store
}

/// Has a name that begins as another's does, and is derived by hand.
public struct StoreRoom: Sendable {
  public var room: @Sendable () throws -> Int
}

/// An extension that `Dates` does not see.
extension StoreRoom {
  public static let test = StoreRoom { 1 }
}

public struct Shed: Sendable {
  public var room: StoreRoom
}
