/// Where a command is run.
public struct CommandContext<World: Sendable>: Sendable {
  /// The world as use cases see it: overrides apply, and the transcript records.
  public let world: World
  /// The world itself, for looking at it without leaving a trace.
  public let bareWorld: World
  /// The world's name.
  public let worldName: String
  /// What the command was given.
  public let inputs: PlaygroundInputs
  /// Shows a line while the command is running.
  public let show: @Sendable (String) -> Void
  /// What use cases were linked to, for this world.
  let links: LinkCache
  private let worldBase: (any Sendable)?

  init(
    world: World,
    bareWorld: World,
    worldName: String,
    base: (any Sendable)?,
    inputs: PlaygroundInputs = PlaygroundInputs([]),
    links: LinkCache = LinkCache(),
    show: @escaping @Sendable (String) -> Void
  ) {
    self.world = world
    self.bareWorld = bareWorld
    self.worldName = worldName
    worldBase = base
    self.inputs = inputs
    self.links = links
    self.show = show
  }

  /// What the world stands on, as ``PlaygroundWorld/named(_:on:_:)`` has made it.
  ///
  /// - Parameter type: The type of the base.
  /// - Returns: The base; `nil` in a world without one, or with one of another type.
  public func base<Base>(_ type: Base.Type) -> Base? { worldBase as? Base }

  func with(_ inputs: PlaygroundInputs) -> CommandContext {
    CommandContext(
      world: world,
      bareWorld: bareWorld,
      worldName: worldName,
      base: worldBase,
      inputs: inputs,
      links: links,
      show: show
    )
  }
}
