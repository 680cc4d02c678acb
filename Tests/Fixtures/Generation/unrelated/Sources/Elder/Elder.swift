// The same names as in a module that this one does not import.

import Capabilities

public struct Store: Sendable {
  public var sow: @Sendable () throws -> Int
}

/// Takes an order.
public typealias Orders = @Sendable () throws -> Int

public func makeOrders(store: Store) -> Orders { store.sow }

public struct World: Sendable {
  public var store: Store
}

/// A type whose name begins with another type's name. Its derived code is written by hand.
public struct StoreRoom: Sendable {
  public var room: @Sendable () throws -> Int
}

/// An extension that `Dates` cannot see.
extension StoreRoom {
  public static let test = StoreRoom { 1 }
}

public struct Shed: Sendable {
  public var room: StoreRoom
}
