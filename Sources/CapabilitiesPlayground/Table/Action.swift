/// The implementation of a command: a use case, an endpoint, or a client's function.
struct Action<World: Sendable>: Sendable {
  let inputs: [PlaygroundInput]
  /// Reads the values that an expectation compares with the result.
  let output: AnyValueFormat
  let returnsNothing: Bool
  let run: Run

  typealias Run = @Sendable (PlaygroundCommandContext<World>) async throws -> StoredResult

  init<Output: Sendable>(
    sendable inputs: [PlaygroundInput],
    returns reader: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    self.init(inputs, AnyValueFormat(reader), Output.self) { context in
      let output = try await run(context)
      let collected = try await reader.collect(output, context.show)
      return StoredResult(collected, sendable: collected.isWhole ? output : nil)
    }
  }

  init<Output>(
    inputs: [PlaygroundInput],
    returns reader: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    self.init(inputs, AnyValueFormat(reader), Output.self) { context in
      let output = try await run(context)
      return StoredResult(try await reader.collect(output, context.show), sendable: nil)
    }
  }

  /// Creates an action of a value that is linked from the world, such as its `UseCases`.
  init<Linked: Sendable>(
    _ action: Action<Linked>,
    of linked: @escaping @Sendable (World) async throws -> Linked
  ) {
    inputs = action.inputs
    output = action.output
    returnsNothing = action.returnsNothing
    run = { context in
      let linked = try await context.links.value { try await linked(context.world) }
      let context = PlaygroundCommandContext<Linked>(
        world: linked,
        uninterceptedWorld: linked,
        worldName: context.worldName,
        backing: nil,
        inputs: context.inputs,
        show: context.show
      )
      return try await action.run(context)
    }
  }

  private init(
    _ inputs: [PlaygroundInput],
    _ output: AnyValueFormat,
    _ type: Any.Type,
    _ run: @escaping Run
  ) {
    self.inputs = inputs
    self.output = output
    self.run = run
    returnsNothing = type == Void.self
  }
}
