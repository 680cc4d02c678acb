public import Capabilities

/// What a playground knows of a world: where it is, what it does, and how its values are written
/// and shown.
///
/// `swift package capabilities playground Bank` writes one, a row for each use case and endpoint:
///
/// ```swift
/// extension PlaygroundTable where World == Bank {
///   static var bank: PlaygroundTable<Bank> {
///     PlaygroundTable(
///       worlds: [.named("sandbox") { Bank.sandbox }, .live("live") { try await Bank.live }],
///       useCases: [transfer()],
///       endpoints: [paymentsCharge()]
///     )
///   }
/// }
/// ```
public struct PlaygroundTable<World: Interceptable & Sendable>: Sendable {
  /// The worlds that one may be in. One begins in the first that is not live.
  public var worlds: [PlaygroundWorld<World>]
  /// The use cases, in the order in which help lists them.
  public var useCases: [PlaygroundUseCase<World>]
  /// The endpoints, in the order in which help lists them.
  public var endpoints: [PlaygroundEndpoint<World>]
  /// The plain values of the world that may be set.
  public var settings: [PlaygroundSetting<World>]
  /// What the world has and a script cannot use, with the reasons.
  public var unavailable: [PlaygroundUnavailable]
  /// The dependency graph of the world; `nil` if its use cases are not wired.
  public var graph: PlaygroundGraph?

  /// Makes a table of rows.
  ///
  /// - Parameters:
  ///   - worlds: The worlds that one may be in, at least one.
  ///   - useCases: The use cases.
  ///   - endpoints: The endpoints.
  ///   - settings: The plain values of the world that may be set.
  ///   - unavailable: What the world has and a script cannot use.
  ///   - graph: The dependency graph of the world.
  public init(
    worlds: [PlaygroundWorld<World>],
    useCases: [PlaygroundUseCase<World>] = [],
    endpoints: [PlaygroundEndpoint<World>] = [],
    settings: [PlaygroundSetting<World>] = [],
    unavailable: [PlaygroundUnavailable] = [],
    graph: PlaygroundGraph? = nil
  ) {
    self.worlds = worlds
    self.useCases = useCases
    self.endpoints = endpoints
    self.settings = settings
    self.unavailable = unavailable
    self.graph = graph
  }

  /// Makes a table whose use cases are called on what is made from the world, such as its
  /// `UseCases`.
  ///
  /// - Parameters:
  ///   - worlds: The worlds that one may be in, at least one.
  ///   - linked: Makes what the use cases are called on from a world.
  ///   - useCases: The use cases.
  ///   - endpoints: The endpoints.
  ///   - settings: The plain values of the world that may be set.
  ///   - unavailable: What the world has and a script cannot use.
  ///   - graph: The dependency graph of the world.
  public init<Linked: Sendable>(
    worlds: [PlaygroundWorld<World>],
    linked: @escaping @Sendable (World) async throws -> Linked,
    useCases: [PlaygroundUseCase<Linked>],
    endpoints: [PlaygroundEndpoint<World>] = [],
    settings: [PlaygroundSetting<World>] = [],
    unavailable: [PlaygroundUnavailable] = [],
    graph: PlaygroundGraph? = nil
  ) {
    self.init(
      worlds: worlds,
      useCases: useCases.map { PlaygroundUseCase($0, of: linked) },
      endpoints: endpoints,
      settings: settings,
      unavailable: unavailable,
      graph: graph
    )
  }
}

extension PlaygroundTable {
  /// The graph in each format; empty if the table has no graph.
  var graphs: [PlaygroundGraph.Output] { graph?.outputs ?? [] }
}
