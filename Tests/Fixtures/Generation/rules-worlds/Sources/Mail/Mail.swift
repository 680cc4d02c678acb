/// Sends letters.
public struct Mailer: Sendable {
  public var send: @Sendable (String) async -> Void
  public var count: @Sendable () -> Int
}

public final class Post: Sendable {
  public let mailer: Mailer
  public let address: String
  public init(mailer: Mailer, address: String) {
    self.mailer = mailer
    self.address = address
  }
}

public typealias Greet = @Sendable () async -> Void
public typealias Farewell = @Sendable () async -> Void

/// A world of its own, which is wired.
public struct Office: Sendable {
  public var post: Post
  public var now: @Sendable () -> Double
}

// What `wire` writes, in short.
extension Office {
  public var useCases: UseCases { UseCases(world: self) }

  public struct UseCases: Sendable {
    public var world: Office
    public var greet: Greet { { [world] in await world.post.mailer.send("hello") } }
    public var farewell: @Sendable () async throws -> Farewell { { {} } }
    public var count: @Sendable () -> Int { { 1 } }
  }
}
