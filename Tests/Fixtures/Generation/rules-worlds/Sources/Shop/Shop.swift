// Nested worlds at any depth, and their use cases.

public import Mail

public struct Stock: Sendable {
  public var count: @Sendable () -> Int
  public var take: @Sendable (Int) -> Bool
}

public struct Services: Sendable {
  public var office: Office
  public var stock: Stock
  public var people: Repository<Person>
  public var session: @MainActor @Sendable () throws(Never) -> Session
  private var hidden: Stock
}

public struct Person: Sendable {}
public struct Session: Sendable {}

/// A generic capability.
public struct Repository<Value: Sendable>: Sendable {
  public var find: @Sendable (Int) async -> Value?
}

public typealias FindPerson = @Sendable (Int) async -> Person?
public typealias Renew = @Sendable () -> Void
public typealias Welcome = @Sendable () async -> Void
public typealias Take = @Sendable (Int) -> Bool
public typealias Tell = @Sendable () async throws -> Void
public typealias Stamp = @Sendable () -> String

/// Takes a use case of a nested world by its type.
public func makeWelcome(hello: @escaping Greet) -> Welcome { hello }

/// Takes a use case of a nested world that is created on demand.
public func makeTell(farewell: @escaping Farewell) async throws -> Tell { { await farewell() } }

/// Takes an endpoint of a generic capability.
public func makeFindPerson(
  find: @escaping @Sendable (Int) async -> Person?,
  people: Repository<Person>
) -> FindPerson { find }

/// Waits for a value that is created on the main actor.
public func makeRenew(session: Session) -> Renew { {} }

/// Not used, because it returns the world itself: inputs would come from a second world.
public func makeTestWorld(services: Services) -> World { World(services: services) }

/// Takes an endpoint of a nested world.
public func makeTake(take: @escaping @Sendable (Int) -> Bool) -> Take { take }

/// Takes properties of nested worlds, and a value (`now`) that a closure there creates.
public func makeStamp(mailer: Mailer, address: String, now: Double, post: Post) -> Stamp {
  { address }
}

public struct World: Sendable {
  public var services: Services
}
