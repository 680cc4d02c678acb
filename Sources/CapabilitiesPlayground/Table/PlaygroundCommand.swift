/// A command that a client adds to scripts and sessions.
///
/// ```swift
/// let program = PlaygroundProgram(.bank, commands: [
///   PlaygroundCommand("accounts", help: "Returns the number of accounts.") { context in
///     try await context.world.accounts.all().count
///   }
/// ])
/// ```
///
/// A script can print its result (`accounts`), name it (`let n = accounts`) and check it
/// (`expect accounts 2`). A `String` is printed without quotation marks, unless it is empty, is `nil` or
/// `[]`, or has a space at an end.
public struct PlaygroundCommand<World: Sendable>: Sendable {
  /// The name of the command.
  public let name: String
  /// A sentence about the command; may be empty.
  public let help: String
  /// The names of the worlds that have the command; `nil` for all worlds.
  public let worlds: [String]?
  let action: Action<World>

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command, which must not be the name of a built-in command.
  ///   - help: A sentence about the command.
  ///   - inputs: The inputs, in order. `run` gets their values from
  ///     ``PlaygroundCommandContext/inputs``.
  ///   - worlds: The names of the worlds that have the command; `nil` for all worlds. A script that
  ///     uses it in another world is rejected before it runs.
  ///   - run: Runs the command. Its errors are printed like those of a use case.
  public init<Output: Sendable>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    worlds: [String]? = nil,
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    self.name = name
    self.help = help
    self.worlds = worlds
    action = Action(inputs: inputs, returns: .ofAnyKind, keeping: { $0 }, run: run)
  }
}

/// The world and the inputs of a command.
public struct PlaygroundCommandContext<World: Sendable>: Sendable {
  /// The world as use cases see it: overrides apply to its endpoints, and calls are recorded.
  public let world: World
  /// The world without overrides and recording, for commands that only inspect it.
  public let uninterceptedWorld: World
  /// The name that scripts use for the world.
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
    inputs: PlaygroundInputs,
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
  /// `PlaygroundWorld.simulated(_:backedBy:_:)` declared the world.
  ///
  /// - Parameter type: The type of the backing value.
  /// - Returns: The backing value, or `nil` if the world has none of this type.
  public func backing<Backing>(_ type: Backing.Type) -> Backing? { worldBacking as? Backing }
}
