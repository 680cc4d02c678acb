// Worlds within worlds, at any depth, and their use cases.

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

/// A capability of many kinds.
public struct Repository<Value: Sendable>: Sendable {
  public var find: @Sendable (Int) async -> Value?
}

public typealias FindPerson = @Sendable (Int) async -> Person?
public typealias Renew = @Sendable () -> Void
public typealias Welcome = @Sendable () async -> Void
public typealias Take = @Sendable (Int) -> Bool
public typealias Tell = @Sendable () async throws -> Void
public typealias Stamp = @Sendable () -> String

/// A use case of another world, by its type.
public func makeWelcome(hello: @escaping Greet) -> Welcome { hello }

/// One that is made when it is called for.
public func makeTell(farewell: @escaping Farewell) async throws -> Tell { { await farewell() } }

/// An endpoint of a generic capability.
public func makeFindPerson(
  find: @escaping @Sendable (Int) async -> Person?,
  people: Repository<Person>
) -> FindPerson { find }

/// What is made on the main actor is waited for.
public func makeRenew(session: Session) -> Renew { {} }

/// The world itself supplies nothing, else leaving something out would make a second one.
public func makeTestWorld(services: Services) -> World { World(services: services) }

/// An endpoint two worlds down.
public func makeTake(take: @escaping @Sendable (Int) -> Bool) -> Take { take }

/// What two worlds hold, and what a property there makes.
public func makeStamp(mailer: Mailer, address: String, now: Double, post: Post) -> Stamp {
  { address }
}

public struct World: Sendable {
  public var services: Services
}
