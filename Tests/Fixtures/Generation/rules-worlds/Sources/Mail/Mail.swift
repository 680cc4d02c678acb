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

/// A world that is wired separately.
public struct Office: Sendable {
  public var post: Post
  public var now: @Sendable () -> Double
}

public func makeGreet(send: @escaping @Sendable (String) async -> Void) -> Greet {
  { await send("hello") }
}
public func makeFarewell(address: String) async throws -> Farewell { {} }
public func makeCount(count: @escaping @Sendable () -> Int) -> @Sendable () -> Int { count }
