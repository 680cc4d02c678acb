public import Capabilities

/// The description of a world for a playground: its use cases, endpoints and values.
///
/// `swift package capabilities playground Bank` generates a table, with a row for each use case and
/// endpoint:
///
/// ```swift
/// let table = PlaygroundTable(
///   worlds: [.simulated("sandbox") { Bank.sandbox }, .live("live") { try await Bank.live }],
///   useCases: [
///     PlaygroundUseCase(
///       "transfer",
///       inputs: [.init("from", Account.ID.self), .init("to", Account.ID.self)],
///       returns: .decodable(Receipt.self)
///     ) { try await $0.transfer($1.next(), $1.next()) }
///   ]
/// )
/// ```
public struct PlaygroundTable<World: Interceptable & Sendable>: Sendable {
  /// The worlds that can be entered, at least one. A script starts in the first one that is not live.
  public var worlds: [PlaygroundWorld<World>]
  /// The use cases, in the order of the help.
  public var useCases: [PlaygroundUseCase<World>]
  /// The endpoints, in the order of the help.
  public var endpoints: [PlaygroundEndpoint<World>]
  /// The values of the world that scripts can set.
  public var settings: [PlaygroundSetting<World>]
  /// The parts of the world that scripts cannot use, with the reasons.
  public var unavailable: [PlaygroundUnavailable]
  /// The enums that are `Decodable`, so that scripts can name their cases.
  public var enums: [PlaygroundEnum]
  /// The dependency graph of the world; `nil` if its use cases are not wired.
  public var graph: PlaygroundGraph?

  /// Creates a table.
  public init(
    worlds: [PlaygroundWorld<World>],
    useCases: [PlaygroundUseCase<World>] = [],
    endpoints: [PlaygroundEndpoint<World>] = [],
    settings: [PlaygroundSetting<World>] = [],
    unavailable: [PlaygroundUnavailable] = [],
    enums: [PlaygroundEnum] = [],
    graph: PlaygroundGraph? = nil
  ) {
    self.worlds = worlds
    self.useCases = useCases
    self.endpoints = endpoints
    self.settings = settings
    self.unavailable = unavailable
    self.enums = enums
    self.graph = graph
  }

  /// Creates a table whose use cases are called on a value that `linked` creates from the world, such as
  /// its `UseCases`.
  public init<Linked: Sendable>(
    worlds: [PlaygroundWorld<World>],
    linked: @escaping @Sendable (World) async throws -> Linked,
    useCases: [PlaygroundUseCase<Linked>],
    endpoints: [PlaygroundEndpoint<World>] = [],
    settings: [PlaygroundSetting<World>] = [],
    unavailable: [PlaygroundUnavailable] = [],
    enums: [PlaygroundEnum] = [],
    graph: PlaygroundGraph? = nil
  ) {
    self.init(
      worlds: worlds,
      useCases: useCases.map { PlaygroundUseCase($0, of: linked) },
      endpoints: endpoints,
      settings: settings,
      unavailable: unavailable,
      enums: enums,
      graph: graph
    )
  }
}

extension PlaygroundTable {
  /// The graph in each format; empty if the table has no graph.
  var graphs: [PlaygroundGraph.Output] { graph?.outputs ?? [] }
}

/// A value of a world that scripts can set, such as a limit or a name.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundSetting<World: Sendable>: Sendable {
  /// The path of the value in the world: `policy.limit`.
  public let path: String
  let reader: AnyValueFormat
  /// Returns the printed value in a world.
  let show: @Sendable (World) -> String
  /// Sets the value, if the new one has its type.
  let set: @Sendable (inout World, Any) -> Void

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - path: The path of the value in the world, for scripts: `policy.limit`.
  ///   - keyPath: The key path of the value: `\.policy.limit`.
  ///   - reader: Reads new values.
  public init<Value>(
    _ path: String,
    _ keyPath: any WritableKeyPath<World, Value> & Sendable,
    _ reader: PlaygroundValueFormat<Value>
  ) {
    self.path = path
    self.reader = reader.erased
    show = { shown($0[keyPath: keyPath]) }
    set = { world, value in
      if let value = value as? Value { world[keyPath: keyPath] = value }
    }
  }
}

/// A part of a world that scripts cannot use, with the reason.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundUnavailable: Sendable, Hashable {
  /// The name of the part.
  public let name: String
  /// The reason, as a part of a sentence.
  public let reason: String
  /// The change that would fix it, as a part of a sentence; may be empty.
  public let fix: String

  /// Creates an entry.
  public init(_ name: String, reason: String, fix: String = "") {
    self.name = name
    self.reason = reason
    self.fix = fix
  }
}
