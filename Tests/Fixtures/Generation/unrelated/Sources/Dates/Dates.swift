// The same names as in a module that this one knows nothing of.

import Capabilities

public struct Store: Sendable {
  public var pick: @Sendable () throws -> Int
}

/// Takes one.
public typealias Orders = @Sendable () throws -> Int

public func makeOrders(store: Store) -> Orders { store.pick }

public struct World: Sendable {
  public var store: Store
}

/// Has a name that begins as another module's does.
public enum StoreRoomSize: Sendable {
  case small
}
