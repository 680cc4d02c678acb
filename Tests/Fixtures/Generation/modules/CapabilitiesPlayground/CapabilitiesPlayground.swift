// A small version of the toolkit's module, with the declarations that generated code uses.

public import Capabilities

public struct PlaygroundTable<World: Interceptable & Sendable>: Sendable {
  public init(
    worlds: [PlaygroundWorld<World>],
    useCases: [PlaygroundUseCase<World>] = [],
    endpoints: [PlaygroundEndpoint<World>] = [],
    settings: [PlaygroundSetting<World>] = [],
    unavailable: [PlaygroundUnavailable] = [],
    enums: [PlaygroundEnum] = [],
    graph: PlaygroundGraph? = nil
  ) {}

  public init<Linked: Sendable>(
    worlds: [PlaygroundWorld<World>],
    linked: @escaping @Sendable (World) async throws -> Linked,
    useCases: [PlaygroundUseCase<Linked>],
    endpoints: [PlaygroundEndpoint<World>] = [],
    settings: [PlaygroundSetting<World>] = [],
    unavailable: [PlaygroundUnavailable] = [],
    enums: [PlaygroundEnum] = [],
    graph: PlaygroundGraph? = nil
  ) {}
}

public struct PlaygroundWorld<World: Sendable>: Sendable {
  public static func simulated(
    _ name: String,
    _ make: @escaping @Sendable () async throws -> World
  ) -> PlaygroundWorld { PlaygroundWorld() }

  public static func live(
    _ name: String = "live",
    _ make: @escaping @Sendable () async throws -> World
  ) -> PlaygroundWorld { PlaygroundWorld() }
}

public final class PlaygroundInputs: Sendable {
  public func next<Value>() throws -> Value { throw CancellationError() }
}

public struct PlaygroundInput: Sendable {
  public init<Value>(_ label: String, _ reader: PlaygroundValueFormat<Value>) {}
  public init<Value: Decodable & SendableMetatype>(_ label: String, _ type: Value.Type) {}
}

public struct PlaygroundUseCase<Linked: Sendable>: Sendable {
  public init<Output: Sendable>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (Linked, PlaygroundInputs) async throws -> Output
  ) {}

  public init<Output>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    shows: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (Linked, PlaygroundInputs) async throws -> Output
  ) {}
}

public struct PlaygroundEndpoint<World: Sendable>: Sendable {
  public init<Output, Failure>(
    _ path: String,
    named name: String?,
    isAsync: Bool = true,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundValueFormat<Output>,
    throws failure: PlaygroundValueFormat<Failure>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {}

  public init<Output>(
    _ path: String,
    named name: String?,
    isAsync: Bool = true,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundValueFormat<Output>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {}
}

public struct PlaygroundSetting<World: Sendable>: Sendable {
  public init<Value>(
    _ path: String,
    _ keyPath: any WritableKeyPath<World, Value> & Sendable,
    _ reader: PlaygroundValueFormat<Value>
  ) {}
}

public struct PlaygroundUnavailable: Sendable {
  public init(_ name: String, reason: String, fix: String = "") {}
}

public struct PlaygroundGraph: Sendable {
  public init?(_ json: String) {}
}

public struct PlaygroundEnum: Sendable {
  public init<Value>(_ reader: PlaygroundValueFormat<Value>) {}
}

public struct PlaygroundCase<Value>: Sendable {
  public init(
    _ name: String,
    _ inputs: [PlaygroundInput] = [],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) {}
}

public struct PlaygroundValueFormat<Value>: Sendable {
  public static func tuple(
    _ type: Value.Type,
    _ inputs: [PlaygroundInput],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) -> PlaygroundValueFormat { PlaygroundValueFormat() }

  public static func cases(
    _ cases: @autoclosure @escaping @Sendable () -> [PlaygroundCase<Value>]
  ) -> PlaygroundValueFormat { PlaygroundValueFormat() }

  public static func none(_ type: Value.Type) -> PlaygroundValueFormat { PlaygroundValueFormat() }
  public static func closure(_ type: Value.Type) -> PlaygroundValueFormat {
    PlaygroundValueFormat()
  }

  public static func none(
    _ type: Value.Type,
    because reason: String,
    fix: String = ""
  ) -> PlaygroundValueFormat { PlaygroundValueFormat() }

  public static func stream<Element>(
    _ type: Value.Type,
    of reader: PlaygroundValueFormat<Element>
  ) -> PlaygroundValueFormat { PlaygroundValueFormat() }
}

extension PlaygroundValueFormat where Value: Decodable & SendableMetatype {
  public static func decodable(_ type: Value.Type) -> PlaygroundValueFormat {
    PlaygroundValueFormat()
  }
}

extension PlaygroundValueFormat where Value: LosslessStringConvertible {
  public static func word(_ type: Value.Type) -> PlaygroundValueFormat { PlaygroundValueFormat() }
}

extension PlaygroundValueFormat where Value == Void {
  public static var nothing: PlaygroundValueFormat { PlaygroundValueFormat() }
}

extension PlaygroundValueFormat where Value == any Error {
  public static var anyError: PlaygroundValueFormat { PlaygroundValueFormat() }
  public static func anyError(_ known: [PlaygroundErrorFormat]) -> PlaygroundValueFormat {
    PlaygroundValueFormat()
  }
}

public struct PlaygroundErrorFormat: Sendable {
  public init<Failure: Error>(_ reader: PlaygroundValueFormat<Failure>) {}
}
