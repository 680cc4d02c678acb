// Builders that suspend, throw or run on an actor, and a capability that a closure creates.

public struct Connection: Sendable {
  public var send: @Sendable (String) async -> Void
}

public struct OpenError: Error {}
public typealias Opening = OpenError

/// Greets.
public typealias Greet = @Sendable () async -> Void
/// Greets twice.
public typealias GreetTwice = @Sendable () async -> Void
/// Shows a text.
public typealias Show = @MainActor @Sendable (String) -> Void
/// Reads the settings.
public typealias Settings = @Sendable () -> [String: String]
/// Says goodbye.
public typealias Leave = @Sendable () async -> Void

public func makeGreet(connection: Connection) async -> Greet {
  { await connection.send("hello") }
}

public func makeGreetTwice(greet: @escaping Greet) -> GreetTwice {
  {
    await greet()
    await greet()
  }
}

@MainActor
public func makeShow(prefix: String) -> Show {
  { print(prefix, $0) }
}

public func makeSettings(prefix: String) throws(OpenError) -> Settings {
  guard !prefix.isEmpty else { throw OpenError() }
  return { [prefix: prefix] }
}

public func makeTheme(settings: @escaping Settings) throws(Opening) -> @Sendable () -> Int { { 1 } }

public func makeLeave(
  settings: @escaping Settings,
  show: @escaping Show,
  greetTwice: @escaping GreetTwice
) async throws -> Leave {
  { await greetTwice() }
}

public struct World: Sendable {
  /// Opens the connection once, on first use.
  public var connection: @Sendable () async throws -> Connection
  public var prefix: String
  public var size: @Sendable () -> Int8
}

public func makeSize(size: () throws -> Int8) rethrows -> @Sendable () -> Int16 { { 1 } }
