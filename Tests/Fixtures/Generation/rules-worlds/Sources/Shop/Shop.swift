// Worlds within worlds, at any depth, and their use cases.

public import Mail

public struct Stock: Sendable {
  public var count: @Sendable () -> Int
  public var take: @Sendable (Int) -> Bool
}

public struct Services: Sendable {
  public var office: Office
  public var stock: Stock
  private var hidden: Stock
}

public typealias Welcome = @Sendable () async -> Void
public typealias Take = @Sendable (Int) -> Bool
public typealias Tell = @Sendable () async throws -> Void
public typealias Stamp = @Sendable () -> String

/// A use case of another world, by its type.
public func makeWelcome(hello: @escaping Greet) -> Welcome { hello }

/// One that is made when it is called for.
public func makeTell(farewell: @escaping Farewell) async throws -> Tell { { await farewell() } }

/// An endpoint two worlds down.
public func makeTake(take: @escaping @Sendable (Int) -> Bool) -> Take { take }

/// What two worlds hold, and what a property there makes.
public func makeStamp(mailer: Mailer, address: String, now: Double, post: Post) -> Stamp {
  { address }
}

public struct World: Sendable {
  public var services: Services
}
