// Worlds in worlds: a capability four levels down, and values of the worlds above it.

public struct Mailer: Sendable {
  public var send: @Sendable (String) async throws -> Void
}

public struct Office: Sendable {
  public var mailer: Mailer
  public var floor: Int
}

public struct Region: Sendable {
  public var office: Office
}

public struct Continent: Sendable {
  public var region: Region
  public var name: String
}

public struct World: Sendable {
  public var continent: Continent
}

public typealias Greet = @Sendable (String) async throws -> Void

public func makeGreet(
  send: @escaping @Sendable (String) async throws -> Void,
  floor: Int,
  name: String
) -> Greet {
  let send = send
  return { @Sendable person in try await send("\(person) in \(name), floor \(floor)") }
}
