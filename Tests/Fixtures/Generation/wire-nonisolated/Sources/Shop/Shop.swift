// A nonisolated world in a module that is isolated to the main actor by default.

public import Capabilities

nonisolated public struct Mail: Sendable {
  public var send: @Sendable (String) async -> Void
}

nonisolated public struct World: Sendable, TestableCapability {
  public var mail: Mail
  public var name: String
  public static var test: World { World(mail: Mail(send: { _ in }), name: "") }
}

public typealias Greet = @Sendable (String) async -> Void

nonisolated public func makeGreet(mail: Mail) -> Greet { mail.send }
nonisolated public func makeName(name: String) async throws -> @Sendable () -> String { { name } }

/// Isolated to the main actor by default.
func makeTitle(name: String) -> @Sendable () -> Int { { name.count } }

nonisolated func here(_ world: World) async throws {
  let useCases = world.useCases
  await useCases.greet("")
  _ = try await useCases.name()
  _ = await useCases.title()
}
