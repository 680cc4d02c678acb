// Two modules that have a `World`, and two worlds in one module, which exports the other module.

@_exported public import Core

public struct World: Sendable {
  public var store: Store
  /// Only a use case of the request takes it.
  public var limit: @Sendable () -> Int
}
public struct Store: Sendable {
  public var find: @Sendable (Int) -> String
}
public struct User: Sendable {}

/// A world for a request, beside the one for the process.
public struct RequestWorld: Sendable {
  public var user: User
  public var world: World
}

public typealias Find = @Sendable (Int) -> String
public typealias Welcome = @Sendable () -> String
public typealias Rename = @Sendable (String) -> Void

/// A use case of both worlds.
public func makeFind(store: Store) -> Find { store.find }

/// Use cases of the request.
public func makeWelcome(user: User, limit: @escaping @Sendable () -> Int) -> Welcome { { "" } }
public func makeRename(user: User, store: Store, find: @escaping Find) -> Rename { { _ in } }

/// A generic world is wired as a part of another.
public struct Generic<Value: Sendable>: Sendable {
  public var value: Value
  public var stock: Stock
}
public struct Stock: Sendable {
  public var ping: @Sendable () -> Int
}
public struct Pair: Sendable {
  public var live: Generic<Bool>
}
public typealias Ask = @Sendable () -> Double
public func makeAsk(value: Bool, ping: @escaping @Sendable () -> Int) -> Ask { { 0 } }
