// What has the type but another name is not what its name says: nothing here may get it.

public struct Orders: Sendable {
  public var count: @Sendable () -> Int
  public var latest: @Sendable () async throws -> Int
}

public typealias CurrentUser = @Sendable () -> Int
public typealias Greet = @Sendable () -> Int
public typealias CountOrders = @Sendable () -> Int
public typealias CountSlowly = @Sendable () async -> Int
public typealias Fetch = @Sendable () -> Int
public typealias Show = @Sendable () -> String
public typealias Copy = @Sendable (String) -> String
public typealias Pair = @Sendable () -> Int
public typealias Latest = @Sendable () async throws -> Int
public typealias Notify = @Sendable () -> Int

public func makeCurrentUser() -> CurrentUser { { 42 } }

/// The use case of that name, not any closure of its type.
public func makeGreet(currentUser: @escaping CurrentUser) -> Greet { currentUser }

/// The same, whatever the parameter is called.
public func makePair(first: @escaping CurrentUser, second: @escaping Greet) -> Pair {
  { first() + second() }
}

/// The endpoint of that name.
public func makeCountOrders(count: @escaping @Sendable () -> Int) -> CountOrders { count }

/// The default stays: `n` is an `Int`, but not the retries.
public func makeFetch(retries: Int = 3) -> Fetch { { retries } }

/// A default and an optional of which the world has the name.
public func makeShow(title: String?, name: String = "default", limit: Int? = nil) -> Show {
  { "\(title ?? "") \(name) \(limit ?? 0)" }
}

/// The name inside counts where the label is a preposition, or where there is none.
public func makeCopy(from source: String, to target: String, _ note: Int32) -> Copy {
  { "\(source) \(target) \(note) \($0)" }
}

/// No circle: the endpoint comes before what this makes itself.
public func makeLatest(latest: @escaping @Sendable () async throws -> Int) -> Latest { latest }

/// Left out, and told: nothing gives any number of values.
public func makeNotify(n: Int..., batteryLevel: () -> Int = { 0 }) -> Notify { { 0 } }

public struct World: Sendable {
  public var batteryLevel: @Sendable () -> Int
  public var n: Int
  public var orders: Orders
  public var name: String
  public var title: String
  public var source: String
  public var target: String
  public var note: CInt
  public var greeting: String
  public var randomNumber: @Sendable () -> Int
}
