// Nonisolated worlds in a module that is isolated to the main actor by default: a conformance to a
// Sendable protocol of another module makes the first one nonisolated.

public import Capabilities
nonisolated public struct Mail: Sendable {
  public var send: @Sendable (String) async -> Void
}

public struct World: TestableCapability {
  public var mail: Mail
  public var name: String
  public static var test: World { World(mail: Mail(send: { _ in }), name: "") }
}

nonisolated struct Office: Sendable { var name: String }

public typealias Greet = @Sendable (String) async -> Void

nonisolated public func makeGreet(mail: Mail) -> Greet { mail.send }
nonisolated public func makeName(name: String) async throws -> @Sendable () -> String { { name } }
func makeTitle(name: String) -> @Sendable () -> Int { { name.count } }

nonisolated func here(_ world: World, _ office: Office) async throws {
  let useCases = world.useCases
  _ = (useCases.hello(), useCases.sum())
  await useCases.greet("")
  _ = try await useCases.name()
  _ = await useCases.title()
  _ = await office.useCases.title()
}
