public typealias Check = @Sendable () async -> Bool
public typealias Health = @Sendable () async -> Bool

public struct Plugin: Sendable {}
public struct Rule: Sendable {}

public struct World: Sendable {
  public var ping: @Sendable () -> Bool
  public var open: @Sendable () async throws -> Int
}

public func makeMailCheck(ping: @escaping @Sendable () -> Bool) -> Check { { ping() } }
public func makeDiskCheck(ping: @escaping @Sendable () -> Bool) -> Check { { ping() } }
public func makeStockCheck(open: Int) -> Check { { open > 0 } }

@available(*, deprecated)
public func makeOldCheck(ping: @escaping @Sendable () -> Bool) -> Check { { ping() } }

public func makeTaxPlugin() -> Plugin { Plugin() }
public func makeGiftPlugin(rules: [String: Rule] = [:]) async -> Plugin { Plugin() }

public func makeBell() -> @Sendable () -> Void { {} }
public func makeHorn() -> @Sendable () -> Void { {} }

/// Gets all checks in source order, and its own result is none of them.
public func makeAllChecks(checks: [Check]) -> Check { { true } }

/// Gets them by name.
public func makeHealth(named checks: [String: Check], retries: Int = 3) -> Health { { true } }

/// Gets values, and functions of a plain type, as variadics.
public func makeHost(plugins: Plugin..., sounds: (@Sendable () -> Void)...) -> @Sendable () -> Int {
  { 1 }
}

/// A struct of needs can have a collection.
@MainActor public final class Dashboard {
  public struct Needs {
    var checks: [Check]
    var health: Health
  }

  public init(title: String, needs: Needs) {}
}
