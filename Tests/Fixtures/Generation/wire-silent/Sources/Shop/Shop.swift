// Candidates with the type of an input but another name. No builder here may take one of them.

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

/// Takes the use case with that name, not another closure of the same type.
public func makeGreet(currentUser: @escaping CurrentUser) -> Greet { currentUser }

/// Takes use cases by their named types, whatever the names of the parameters.
public func makePair(first: @escaping CurrentUser, second: @escaping Greet) -> Pair {
  { first() + second() }
}

/// Takes the endpoint with that name.
public func makeCountOrders(count: @escaping @Sendable () -> Int) -> CountOrders { count }

/// Keeps its default: `n` is an `Int`, but has another name.
public func makeFetch(retries: Int = 3) -> Fetch { { retries } }

/// Takes properties of the same name instead of a default and `nil`. `limit` keeps its default.
public func makeShow(title: String?, name: String = "default", limit: Int? = nil) -> Show {
  { "\(title ?? "") \(name) \(limit ?? 0)" }
}

/// Takes properties by the inner names, because the labels are prepositions or missing.
public func makeCopy(from source: String, to target: String, _ note: Int32) -> Copy {
  { "\(source) \(target) \(note) \($0)" }
}

/// Takes the endpoint, not its own result of the same name, so there is no cycle.
public func makeLatest(latest: @escaping @Sendable () async throws -> Int) -> Latest { latest }

/// Leaves out `n` with a warning, because nothing supplies a variadic input.
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
