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
  public static func named(
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
  public init<Value>(_ label: String, _ reader: PlaygroundReader<Value>) {}
  public init<Value: Decodable & SendableMetatype>(_ label: String, _ type: Value.Type) {}
}

public struct PlaygroundUseCase<Linked: Sendable>: Sendable {
  public init<Output: Sendable>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundReader<Output>,
    run: @escaping @Sendable (Linked, PlaygroundInputs) async throws -> Output
  ) {}

  public init<Output>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    shows: PlaygroundReader<Output>,
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
    returns: PlaygroundReader<Output>,
    throws failure: PlaygroundReader<Failure>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {}

  public init<Output>(
    _ path: String,
    named name: String?,
    isAsync: Bool = true,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundReader<Output>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {}
}

public struct PlaygroundSetting<World: Sendable>: Sendable {
  public init<Value>(
    _ path: String,
    _ keyPath: any WritableKeyPath<World, Value> & Sendable,
    _ reader: PlaygroundReader<Value>
  ) {}
}

public struct PlaygroundUnavailable: Sendable {
  public init(_ name: String, reason: String, fix: String = "") {}
}

public struct PlaygroundGraph: Sendable {
  public init?(_ json: String) {}
}

public struct PlaygroundEnum: Sendable {
  public init<Value>(_ reader: PlaygroundReader<Value>) {}
}

public struct PlaygroundCase<Value>: Sendable {
  public init(
    _ name: String,
    _ inputs: [PlaygroundInput] = [],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) {}
}

public struct PlaygroundReader<Value>: Sendable {
  public static func tuple(
    _ type: Value.Type,
    _ inputs: [PlaygroundInput],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) -> PlaygroundReader { PlaygroundReader() }

  public static func cases(
    _ cases: @autoclosure @escaping @Sendable () -> [PlaygroundCase<Value>]
  ) -> PlaygroundReader { PlaygroundReader() }

  public static func none(_ type: Value.Type) -> PlaygroundReader { PlaygroundReader() }
  public static func closure(_ type: Value.Type) -> PlaygroundReader { PlaygroundReader() }

  public static func none(
    _ type: Value.Type,
    because reason: String,
    fix: String = ""
  ) -> PlaygroundReader { PlaygroundReader() }

  public static func stream<Element>(
    _ type: Value.Type,
    of reader: PlaygroundReader<Element>
  ) -> PlaygroundReader { PlaygroundReader() }
}

extension PlaygroundReader where Value: Decodable & SendableMetatype {
  public static func decodable(_ type: Value.Type) -> PlaygroundReader { PlaygroundReader() }
}

extension PlaygroundReader where Value: LosslessStringConvertible {
  public static func word(_ type: Value.Type) -> PlaygroundReader { PlaygroundReader() }
}

extension PlaygroundReader where Value == Void {
  public static var nothing: PlaygroundReader { PlaygroundReader() }
}

extension PlaygroundReader where Value == any Error {
  public static var anyError: PlaygroundReader { PlaygroundReader() }
  public static func anyError(_ known: [PlaygroundErrorReader]) -> PlaygroundReader {
    PlaygroundReader()
  }
}

public struct PlaygroundErrorReader: Sendable {
  public init<Failure: Error>(_ reader: PlaygroundReader<Failure>) {}
}
