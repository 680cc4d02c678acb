/// The world and the inputs of a command.
public struct PlaygroundCommandContext<World: Sendable>: Sendable {
  /// The world as use cases see it: overrides apply to its endpoints, and calls are recorded.
  public let world: World
  /// The world without overrides and recording, for commands that only inspect it.
  public let uninterceptedWorld: World
  /// The name of the world.
  public let worldName: String
  /// The inputs of the command.
  public let inputs: PlaygroundInputs
  /// Prints a line while the command is running.
  public let show: @Sendable (String) -> Void
  /// The use cases that were linked to this world.
  let links: LinkCache
  private let worldBacking: (any Sendable)?

  init(
    world: World,
    uninterceptedWorld: World,
    worldName: String,
    backing: (any Sendable)?,
    inputs: PlaygroundInputs = PlaygroundInputs([]),
    links: LinkCache = LinkCache(),
    show: @escaping @Sendable (String) -> Void
  ) {
    self.world = world
    self.uninterceptedWorld = uninterceptedWorld
    self.worldName = worldName
    worldBacking = backing
    self.inputs = inputs
    self.links = links
    self.show = show
  }

  /// Returns the value that the world was created from, if
  /// ``PlaygroundWorld/named(_:backedBy:_:)`` declared the world.
  ///
  /// - Parameter type: The type of the backing value.
  /// - Returns: The backing value, or `nil` if the world has none of this type.
  public func backing<Backing>(_ type: Backing.Type) -> Backing? { worldBacking as? Backing }

  func with(_ inputs: PlaygroundInputs) -> PlaygroundCommandContext {
    PlaygroundCommandContext(
      world: world,
      uninterceptedWorld: uninterceptedWorld,
      worldName: worldName,
      backing: worldBacking,
      inputs: inputs,
      links: links,
      show: show
    )
  }
}
