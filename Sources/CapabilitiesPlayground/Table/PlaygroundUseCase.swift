/// A use case that scripts can run.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundUseCase<World: Sendable>: Sendable {
  /// The name of the command that runs the use case.
  public let name: String
  /// A sentence about the use case; may be empty.
  public let help: String
  let action: Action<World>

  /// Creates a use case whose result a script can name and pass on.
  ///
  /// - Parameters:
  ///   - returns: Reads the values that an expectation compares with the result.
  ///   - run: Runs the use case in a world. It gets the inputs with ``PlaygroundInputs/next()``.
  public init<Output: Sendable>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.name = name
    self.help = help
    action = Action(inputs: inputs, returns: returns, keeping: { $0 }) { context in
      try await run(context.world, context.inputs)
    }
  }

  /// Creates a use case whose result is not `Sendable`. A script can only use its printed text and
  /// its parts.
  public init<Output>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    shows reader: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.name = name
    self.help = help
    action = Action(inputs: inputs, returns: reader) { context in
      try await run(context.world, context.inputs)
    }
  }

  init<Linked>(
    _ useCase: PlaygroundUseCase<Linked>,
    of linked: @escaping @Sendable (World) async throws -> Linked
  ) {
    name = useCase.name
    help = useCase.help
    action = Action(useCase.action, of: linked)
  }
}
