/// A use case, as scripts run it.
public struct PlaygroundUseCase<World: Sendable>: Sendable {
  /// The command that runs it.
  public let name: String
  /// One line about it; may be empty.
  public let help: String
  let action: Action<World>

  /// Describes a use case whose result a script can keep as it is.
  ///
  /// - Parameters:
  ///   - name: The command that runs it.
  ///   - help: One line about it.
  ///   - inputs: What it is given, in order.
  ///   - returns: How its result is written in a script that expects it.
  ///   - run: Runs it in a world, with inputs that it takes by ``PlaygroundInputs/next()``.
  public init<Output: Sendable>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundReader<Output>,
    run: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.name = name
    self.help = help
    action = Action(keeping: inputs, returns: returns) { context, inputs in
      try await run(context.world, inputs)
    }
  }

  /// Describes a use case whose result is not `Sendable`: a script keeps what it shows.
  ///
  /// - Parameters:
  ///   - name: The command that runs it.
  ///   - help: One line about it.
  ///   - inputs: What it is given, in order.
  ///   - reader: How its result is written in a script that expects it.
  ///   - run: Runs it in a world, with inputs that it takes by ``PlaygroundInputs/next()``.
  public init<Output>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    shows reader: PlaygroundReader<Output>,
    run: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.name = name
    self.help = help
    action = Action(inputs: inputs, returns: reader) { context, inputs in
      try await run(context.world, inputs)
    }
  }

  /// A use case of what is made from a world.
  init<Linked>(
    _ useCase: PlaygroundUseCase<Linked>,
    of linked: @escaping @Sendable (World) async throws -> Linked
  ) {
    name = useCase.name
    help = useCase.help
    action = Action(useCase.action, of: linked)
  }
}
